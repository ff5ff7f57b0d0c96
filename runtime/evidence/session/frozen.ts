import type { Cell } from "../../../model/preflight.ts"
import type { Access } from "../../admission/routing/head.ts"
import type { FrozenRouting } from "../../admission/routing/freeze.ts"
import type { StartPlan } from "../verification/plan.ts"

/** What both kinds of sessions have. */
interface FrozenBase {
  /** `standard`, or `zdr`: nothing is kept. */
  readonly retention: "standard" | "zdr"
  /** What its runs need, literals of capabilities. */
  readonly required: readonly string[]
  /** What its runs have. */
  readonly capabilities: readonly string[]
  readonly mcp_servers: readonly string[]
  /** Why there are no servers; null: there are some. */
  readonly no_mcp_servers_because: string | null
}

/** A session whose runs start in a sandbox of a runner. */
export interface ManagedFrozen extends FrozenBase {
  readonly kind: "managed"
  readonly cell: Cell
  readonly report_id: string
  readonly start: StartPlan
  readonly access: Access
  /** null: the harness brings its own model. */
  readonly routing: FrozenRouting | null
  /** Ids of the generations that it is bound to. */
  readonly credential_generations: readonly string[]
  /** Micro-dollars for each run; null: nothing is counted. */
  readonly budget: number | null
  readonly usage_evidence: "platform_observed" | "absent"
}

/** A session whose runs go to somebody's own process. */
export interface ConnectedFrozen extends FrozenBase {
  readonly kind: "connected"
  readonly connected_runtime_id: string
}

/** All that admission decided, for the whole life of a session: no later publication, rotation or policy moves it. */
export type Frozen = ManagedFrozen | ConnectedFrozen
