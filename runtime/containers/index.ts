/** Engines that build images and run containers: the `podman` command, or any socket that speaks Docker's API. */
export { ownerLabel } from "./engine.ts"
export type {
  Attachment,
  Build,
  ContainerSpec,
  Done,
  Engine,
  EngineFacts,
  ImageFacts,
  Labels,
  Mount,
  SandboxLimits,
} from "./engine.ts"
export { podmanEngine } from "./podman/podman.ts"
export type { PodmanOptions } from "./podman/podman.ts"
export { isLoopback, readReference } from "./reference.ts"
export type { ImageReference } from "./reference.ts"
