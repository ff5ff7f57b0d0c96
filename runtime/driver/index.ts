/** The edge of the driver: what reads and writes the extensions of any contract, and what handles the catalogued ones. */
export { checkfuHandlers, checkfuRoles, defaultContracts, onehorizonHandlers } from "../defaults.ts"
export { systemClock } from "./clock.ts"
export type { Clock } from "./clock.ts"
export type {
  AgentRequest,
  Answer,
  Closing,
  Closure,
  Connection,
  Listener,
  RemoteError,
  Reply,
  WireDiagnostic,
} from "./connection.ts"
export { lineFile, noTrace, traceRevision, tracing } from "./trace.ts"
export type { LineFile, Trace, TraceHeader, TraceLine } from "./trace.ts"
export { inherited } from "./transport/environment.ts"
export { defaultLimits } from "./transport/limits.ts"
export type { Limits } from "./transport/limits.ts"
export { openConnection } from "./transport/open.ts"
export type { Opening } from "./transport/open.ts"
export type { Redact } from "./transport/redact.ts"
export type { Launch } from "./transport/supervisor.ts"
export type { WireCode } from "./transport/wire-faults.ts"
export { callReader } from "../extensions/call.ts"
export type { Call, CallReader } from "../extensions/call.ts"
export { carrierReader } from "../extensions/carrier.ts"
export type { CarriedMember, CarrierReader, CarrierReading } from "../extensions/carrier.ts"
export type { Diagnostic } from "../extensions/carrier-faults.ts"
export type { CarrierSite, Placed } from "../extensions/carrier-index.ts"
export { freshState, mergeOf, settling } from "../extensions/carrier-state.ts"
export type { CarrierState, Settled, SettledMember, Settling } from "../extensions/carrier-state.ts"
export type { Circumstance } from "../extensions/correlation.ts"
export { heldAfter } from "../extensions/custody.ts"
export { declining } from "../extensions/declining.ts"
export type { Declined } from "../extensions/declining.ts"
export { speaking } from "../extensions/handlers.ts"
export { asking, job } from "../extensions/roles.ts"
export type { FinalForm, Job, Roles, SteeringInput } from "../extensions/roles.ts"
export type {
  HandlerOf,
  Handlers,
  ReadContext,
  Reader,
  Requester,
  SendContext,
  Sender,
  Sending,
  Spoken,
} from "../extensions/handlers.ts"
export { attributing } from "../extensions/handlers/attributing.ts"
export { bundling } from "../extensions/handlers/bundling.ts"
export { declaring } from "../extensions/handlers/declaring.ts"
export { delivering } from "../extensions/handlers/delivering.ts"
export { draining } from "../extensions/handlers/draining.ts"
export { framing } from "../extensions/handlers/framing.ts"
export { granting } from "../extensions/handlers/granting.ts"
export { keeping } from "../extensions/handlers/keeping.ts"
export { marking } from "../extensions/handlers/marking.ts"
export { reporting } from "../extensions/handlers/reporting.ts"
export { shortening } from "../extensions/handlers/shortening.ts"
export { minting } from "../extensions/mint.ts"
export type { Mint } from "../extensions/mint.ts"
export type {
  Attribution,
  Checkpoint,
  Declaring,
  Delivery,
  Draining,
  Keeping,
  MintedId,
  Observation,
  Shortening,
  TurnReport,
} from "../extensions/observation.ts"
export { fragment } from "../extensions/outgoing.ts"
export type { Fragment, Outgoing } from "../extensions/outgoing.ts"
export { callReceiver, receiver, sessionReceiver } from "../extensions/receive.ts"
export type {
  CallReceiver,
  Carrier,
  Received,
  ReceivedCall,
  Receiver,
  SessionReceived,
  SessionReceiver,
} from "../extensions/receive.ts"
export { sealed } from "../extensions/sealed.ts"
export type { Sealed } from "../extensions/sealed.ts"
export { consistent } from "../extensions/session-law.ts"
export { standingIn } from "../extensions/standing.ts"
export type { ProtocolMessage, StandingIn } from "../extensions/standing.ts"
export type { Refusal, Refused } from "../refusal.ts"
export type { AgentMessage } from "./observation/agent-message.ts"
export type {
  DiagnosticObservation,
  ExtensionDeed,
  ExtensionObservation,
  MessageObservation,
  PermissionObservation,
  PermissionReason,
  RunObservation,
  ToolObservation,
  ToolPatch,
  ToolStatus,
  UnreadObservation,
  UpdateObservation,
  UsageObservation,
} from "./observation/observation.ts"
export { observing } from "./observation/observer.ts"
export type { Observer, Standing } from "./observation/observer.ts"
export { readMessage } from "./observation/read-message.ts"
export type { ReadObservation } from "./observation/read-message.ts"
export { toolLedger, toolsAtMost } from "./observation/tool-ledger.ts"
export type { GivenUp, ToolLedger } from "./observation/tool-ledger.ts"
export type { ToolStated } from "./observation/update.ts"
export { drive } from "./run.ts"
export type { Drive, DriveOptions, DriveResult } from "./run.ts"
export { openAgent } from "./session/agent.ts"
export type { Agent, AgentOptions, Opened } from "./session/agent-options.ts"
export type { Introduction, LoginMethod, Offered } from "./session/capabilities.ts"
export type { ClientIdentity } from "./session/handshake.ts"
export type { ServedRecord, Watch } from "./session/link.ts"
export type { OldSession, SessionSetting } from "./session/opening.ts"
export type { Session } from "./session/session.ts"
export type { Prompted, PromptWishes } from "./turn/prompted.ts"
export type { TurnContent, ToolSummary } from "./turn/content.ts"
export type { TurnResult } from "./turn/result.ts"
export type { StagedFile } from "./turn/staged-files.ts"
export { judgedCalls } from "./served-calls.ts"
export type { ServedCalls, ServedCall as RecordedCall, ServedOutcome } from "./served-calls.ts"
export { outcomeOf } from "./outcome/outcome.ts"
export type { Because, CancelCause, Ending, Outcome, ServedCall, TurnEvidence, Verdict } from "./outcome/outcome.ts"
export type { Decision, PermissionPolicy, PermissionQuestion } from "./policy/permission.ts"
export type { Failure, Tried } from "./failure.ts"
export { defaultDriveLimits } from "./limits.ts"
export type { DriveLimits } from "./limits.ts"
export type { Observed, Phase } from "./observed.ts"
export type { Grants } from "./extending/admitting.ts"
export type { Extending, HandshakeAnswer, SessionVerbs, Target } from "./extending/extending.ts"
export { extensions } from "./extending/extensions.ts"
export type { ExtensionOptions, Extensions } from "./extending/extensions.ts"
export { noFindings } from "./extending/findings.ts"
export type { EndedTurn, Findings } from "./extending/findings.ts"
export { giving } from "./extending/given.ts"
export type { Given } from "./extending/given.ts"
export type { Interrupted } from "./extending/interrupting.ts"
export { declaredIn, listening } from "./extending/listening.ts"
export type { OutputJudge } from "./extending/session-extensions.ts"
export type { SessionHandle } from "./extending/session-handle.ts"
export type { PromotionCause, Steered } from "./extending/steering.ts"
export type { TraceContext } from "./extending/placing.ts"
