/** The edge of the one-shot driver: a command that takes one prompt, writes its answer and exits, turn by turn. */
export { defaultOneshotLimits } from "./limits.ts"
export type { OneshotLimits } from "./limits.ts"
export type { OneshotObservation, OneshotObserved } from "./observed.ts"
export type { Oneshot, OneshotForm, OneshotOptions, OneshotTurn, OneshotWishes, StagingPlace } from "./options.ts"
export { oneshotOutcome } from "./outcome/outcome.ts"
export type { Claim, OneshotBecause, OneshotEvidence, OneshotVerdict, OutputState } from "./outcome/outcome.ts"
export type { OneshotFailure, OneshotResult, TypedOutput, WorkspacePosture } from "./result.ts"
export type { StateKeeper } from "./state/keeper.ts"
