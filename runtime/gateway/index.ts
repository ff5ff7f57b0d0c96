/** The edge of the model gateway: what opens one, and the generated allow-list with its exact lookup. */
export { routes } from "../../output/gateway/routes.ts"
export type { ProviderRoute, Route, RouteQuery, Upstream } from "../../output/gateway/routes.ts"
export { chooseUpstream, findRoute } from "./edge/route.ts"
export { routeTable } from "./edge/route-table.ts"
export type { RouteTable } from "./edge/route-table.ts"
export { openGateway } from "./open-gateway.ts"
export type { Gateway, GatewayOptions } from "./open-gateway.ts"
export type { Limits } from "./edge/room.ts"
export type { Listen } from "./edge/listen.ts"
export type { CutReason } from "./credential/cuts.ts"
export { credentialStore } from "./credential/credentials.ts"
export type { Credentials, CredentialState } from "./credential/credentials.ts"
export { Secret } from "./credential/secret.ts"
export type { Tokens } from "./dialect/tokens.ts"
export type { EffortRecord } from "./effort/effort-record.ts"
export type { Candidate, FrozenCandidate, FrozenGrant, LeaseGrant, Leases, LeaseSource } from "./lease/grant.ts"
export type { LeaseState, Minted, Policy, SharedLease } from "./lease/grant.ts"
export { jsonlSink, noSink } from "./ledger/jsonl.ts"
export type { Ledger } from "./ledger/ledger.ts"
export type {
  BeginRow,
  DirectSink,
  EndRow,
  LedgerEntry,
  LedgerSink,
  Outcome,
  Unpriced,
  Verdict,
  WireRow,
} from "./ledger/rows.ts"
export type { Observer, RefusedRequest } from "./observe/observer.ts"
export type { FailureKind } from "./route/failure.ts"
export type { Skipped } from "./route/choose.ts"
export type { Patience } from "./stream/patience.ts"
export type { AnswerHeaders, Outbound, OutboundCall, OutboundListener, Sender } from "./upstream/outbound.ts"
export type { ModelCard } from "../../output/facts/types.ts"
export type { Refusal, Refused } from "../refusal.ts"
