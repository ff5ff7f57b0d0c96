/** Says what an agent really does: capabilities, extensions, model traffic, egress, failures and endings, without a key. */
export { knownContracts } from "./default-contracts.ts"
export { inspect } from "./inspect.ts"
export { defaultInspectLimits } from "./options.ts"
export type { Asked, InspectLimits, InspectOptions } from "./options.ts"
export { inspectRevision, probeNames } from "./report.ts"
export type {
  Ended,
  FailureName,
  Introduced,
  Known,
  Measured,
  ProbeName,
  Reaction,
  Report,
  SeenKey,
  SeenMethod,
  Trouble,
  Turn,
} from "./report.ts"
