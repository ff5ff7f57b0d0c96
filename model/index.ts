/** The edge of the model: types and laws, the same that rules, tables, admission and proofs call. */
export { accepts, refusalsAtMost } from "./accepts.ts"
export type { Refusal } from "./accepts.ts"
export { atMost, strongest, weakest } from "./axis.ts"
export { applyChange, changesBetween } from "./change.ts"
export type { Change, Direction } from "./change.ts"
export { commandOf } from "./command.ts"
export type { Command, CommandForm, CommandTurn } from "./command.ts"
export type { Derived, Reason, Turn } from "./derived.ts"
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
  HostTool,
  LineClaim,
  LineForm,
  LineGift,
  LinePlace,
  LineRule,
  LineTest,
  LineWhen,
  ModelCard,
  PlatformTool,
  Provider,
  Raise,
  SessionOutcome,
  Supply,
  TaskMode,
  UpdateRouting,
} from "./entries.ts"
export { byCodeUnit, factOf, factPath, isRef, keyOf, segmentsOf, valueAt } from "./fact.ts"
export type { Fact, FactBody, FactId, FactPath, FactValue, Ref } from "./fact.ts"
export type { Finding, Location, Severity, Violation } from "./finding.ts"
export { grant } from "./grant.ts"
export { includes } from "./includes.ts"
export type { Inclusion } from "./includes.ts"
export { reach } from "./reach.ts"
export type { Reach } from "./reach.ts"
export { describe, realize } from "./realize.ts"
export type { Realization } from "./realize.ts"
export { ride } from "./site.ts"
export type { AcpDefinition, AcpIndex, FrameSite, MetaSite, MethodSite, Ride, Side, Site } from "./site.ts"
export type { ContractFacts, ContractHead, Merge, Posture, Slot } from "./slot.ts"
export { profileSource } from "./supply.ts"
export type { ProfileSource } from "./supply.ts"
export { admitted, upgrade } from "./upgrade.ts"
export type { CapabilitySet } from "./upgrade.ts"
export { definitionOf, referenceDepth } from "./wire-type.ts"
export type {
  Definition,
  Excess,
  IntegerType,
  ListType,
  LiteralType,
  MapType,
  Member,
  NullableType,
  NumberType,
  ObjectType,
  OpaqueType,
  Payload,
  ReferenceType,
  TextType,
  UnionType,
  Variant,
  WireType,
} from "./wire-type.ts"
