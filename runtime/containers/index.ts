/** Engines that build images and run containers: the `podman` command, or any socket that speaks Docker's API. */
export { chooseEngine } from "./choose-engine.ts"
export type { EngineChoice, Machine } from "./choose-engine.ts"
export { ownerLabel } from "./engine.ts"
export type {
  Build,
  ContainerCommand,
  ContainerSpec,
  Done,
  Engine,
  EngineFacts,
  ImageFacts,
  Labels,
  Mount,
  SandboxLimits,
} from "./engine.ts"
export { hasEnded, ownerOf, partOf, systemProcesses } from "./owner.ts"
export type { ProcessTable } from "./owner.ts"
export { clearPrivatePodman, privatePodman } from "./podman/private-storage.ts"
export { podmanEngine } from "./podman/podman.ts"
export type { PodmanOptions } from "./podman/podman.ts"
export { isLoopback, readReference } from "./reference.ts"
export type { ImageReference } from "./reference.ts"
export { openRegistry } from "./registry/registry.ts"
export type { Registry, RegistryOptions } from "./registry/registry.ts"
export { judgeLimits } from "./relay/judge-limits.ts"
export type { SeenLimits, Unenforceable } from "./relay/judge-limits.ts"
export { borrowedNode, nodeMounts } from "./relay/node-mounts.ts"
export { relayPort, relayProgram } from "./relay/relay-program.ts"
export { openSocketDoor } from "./relay/socket-door.ts"
export type { Beyond, SocketDoor } from "./relay/socket-door.ts"
export { socketEngine } from "./socket/socket-engine.ts"
