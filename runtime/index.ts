/** The edge of the package: both contracts as data, the facts that admission judges by, and what every decoder answers with. */
export { checkfu } from "../output/contracts/checkfu/index.ts"
export type { Checkfu } from "../output/contracts/checkfu/index.ts"
export { onehorizon } from "../output/contracts/onehorizon/index.ts"
export type { Onehorizon } from "../output/contracts/onehorizon/index.ts"
export { accessLanes } from "../output/facts/access-lanes.ts"
export { adoptionSources } from "../output/facts/adoption-sources.ts"
export { axes } from "../output/facts/axes.ts"
export { checks } from "../output/facts/checks.ts"
export { declarations } from "../output/facts/declarations.ts"
export { dialects } from "../output/facts/dialects.ts"
export { drivers } from "../output/facts/drivers.ts"
export { experienceProfiles } from "../output/facts/experience-profiles.ts"
export { harnesses } from "../output/facts/harnesses.ts"
export { refusals } from "../output/facts/refusals.ts"
export type { RefusalCode } from "../output/facts/refusals.ts"
export { modelCards } from "../output/facts/model-cards.ts"
export { providers } from "../output/facts/providers.ts"
export { runCapabilities } from "../output/facts/run-capabilities.ts"
export type {
  AcceptedDialect,
  AccessLane,
  AdoptionSource,
  Axis,
  Capability,
  Check,
  Declaration,
  Dialect,
  Driver,
  Envelope,
  ExperienceProfile,
  Harness,
  ModelCard,
  Provider,
  Raise,
  RefusalEntry,
  Supply,
} from "../output/facts/types.ts"
export { carrierBytes, carrierDepth, carrierNodes, plain } from "../output/kernel.ts"
export type {
  AnsweredSlot,
  AnySlot,
  AxisData,
  Contract,
  DeclarationData,
  InboundSlot,
  OutboundSlot,
  Posture,
  RequestSlot,
  Site,
} from "../output/contract.ts"
export type { DecodeError, Result } from "../output/kernel.ts"
export { problemDetails } from "./problem-details.ts"
export type { ProblemDetails } from "./problem-details.ts"
export type { Refusal, Refused } from "./refusal.ts"
