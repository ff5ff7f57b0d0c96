/** The edge of the driver: what reads and writes the extensions of any contract, and what handles the catalogued ones. */
export { checkfuHandlers, defaultContracts, onehorizonHandlers } from "../defaults.ts"
export { callReader } from "./call.ts"
export type { Call, CallReader } from "./call.ts"
export { carrierReader } from "./carrier.ts"
export type { CarriedMember, CarrierReader, CarrierReading } from "./carrier.ts"
export type { Diagnostic } from "./carrier-faults.ts"
export type { CarrierSite, Placed } from "./carrier-index.ts"
export { freshState, mergeOf, settling } from "./carrier-state.ts"
export type { CarrierState, Settled, SettledMember, Settling } from "./carrier-state.ts"
export type { Circumstance } from "./correlation.ts"
export { heldAfter } from "./custody.ts"
export { declining } from "./declining.ts"
export type { Declined } from "./declining.ts"
export { speaking } from "./handlers.ts"
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
} from "./handlers.ts"
export { attributing } from "./handlers/attributing.ts"
export { bundling } from "./handlers/bundling.ts"
export { declaring } from "./handlers/declaring.ts"
export { delivering } from "./handlers/delivering.ts"
export { draining } from "./handlers/draining.ts"
export { framing } from "./handlers/framing.ts"
export { granting } from "./handlers/granting.ts"
export { keeping } from "./handlers/keeping.ts"
export { marking } from "./handlers/marking.ts"
export { reporting } from "./handlers/reporting.ts"
export { shortening } from "./handlers/shortening.ts"
export { minting } from "./mint.ts"
export type { Mint } from "./mint.ts"
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
} from "./observation.ts"
export { fragment } from "./outgoing.ts"
export type { Fragment, Outgoing } from "./outgoing.ts"
export { callReceiver, receiver, sessionReceiver } from "./receive.ts"
export type {
  CallReceiver,
  Carrier,
  Received,
  ReceivedCall,
  Receiver,
  SessionReceived,
  SessionReceiver,
} from "./receive.ts"
export { sealed } from "./sealed.ts"
export type { Sealed } from "./sealed.ts"
export { consistent } from "./session-law.ts"
export { standingIn } from "./standing.ts"
export type { ProtocolMessage, StandingIn } from "./standing.ts"
export type { Refusal, Refused } from "../refusal.ts"
