import { runCapabilities } from "../../../output/facts/run-capabilities.ts"
import { probeServer } from "../../conformance/platform.ts"
import { admitCapabilities } from "../../admission/run-capabilities.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { connectedLane } from "../connected/ceiling.ts"
import type { ConnectedFrozen } from "./frozen.ts"

/** A session with a connected runtime, as it is asked for. */
export interface ConnectedAsked {
  readonly runtime: string
  readonly retention: ConnectedFrozen["retention"]
  readonly capabilities: readonly string[]
  /** Whether an executable connection is released to it. */
  readonly connection: boolean
}

/** Admits a session whose runs go to somebody's own process, which need not be there now. */
export function admitConnected({
  runtime,
  retention,
  capabilities,
  connection,
}: ConnectedAsked): { readonly ok: true; readonly frozen: ConnectedFrozen } | Refused {
  if (retention === "zdr") return refused(noCustody)
  const admitted = admitCapabilities({
    capabilities: runCapabilities,
    run: connectedLane(connection),
    experience: null,
    required: capabilities,
  })
  if (!admitted.ok) return admitted
  return {
    ok: true,
    frozen: {
      kind: "connected",
      connected_runtime_id: runtime,
      retention,
      required: admitted.required,
      capabilities: admitted.has,
      mcp_servers: connection ? [probeServer] : [],
      no_mcp_servers_because: connection ? null : "no executable connection is released",
    },
  }
}

const noCustody: Refusal = {
  code: "session/retention",
  what: "A connected runtime cannot hold the retention mode zdr.",
  why: "what is never to be kept needs a sandbox that the platform can fence and destroy",
  fix: "use a harness profile for it, or standard retention",
  facts: [],
}
