import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { enqueue, requestCancellation } from "../../evidence/queue/job.ts"
import { openStore } from "../../evidence/store/open-store.ts"
import type { Store } from "../../evidence/store/store.ts"
import { noon } from "../../admission/attestation/signers.fixture.ts"
import type { ApiAnswer, ApiGround, ApiRequest, Handler } from "../handler.ts"
import { appendObservations } from "./append-observations.ts"
import { claimConnectedRun } from "./claim-connected-run.ts"
import { createConnectedRuntime } from "./runtimes.ts"

/** An API in memory: its handlers on an embedded store, as the server calls them. */
export interface TestApi {
  readonly store: Store
  /** Lets time pass. */
  readonly later: (milliseconds: number) => void
  readonly now: () => number
  /** Calls a handler in the transaction that it is given. */
  readonly call: (handler: Handler, caller: string, body?: unknown, more?: Partial<ApiRequest>) => Promise<ApiAnswer>
  readonly enroll: (attestationKey?: string) => Promise<{ readonly id: string; readonly token: string }>
  /** Queues a run for a connected runtime; answers with its id. */
  readonly queue: (runtime: string, frozen?: object) => Promise<string>
  readonly claim: (runtime: string, httpMcp?: boolean) => Promise<TestClaim | null>
  readonly append: (claim: string, body: object) => Promise<ApiAnswer>
  readonly observations: (
    run: string,
  ) => Promise<readonly (readonly [sequence: number, attested: number, text: string])[]>
  readonly cancel: (run: string) => Promise<void>
}

/** A claim as it is answered. */
export interface TestClaim {
  readonly claim_id: string
  readonly plan: {
    readonly run_id: string
    readonly session_id: string
    readonly prompt: string
    readonly landed: object
  }
  readonly mcp: { readonly url: string } | null
  readonly capabilities: readonly string[]
}

export async function testApi(publicHostname: string | null = null): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), "connect-"))
  const store = await openStore(`file:${join(folder, "store.db")}`)
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  let now = noon
  let count = 0
  const ground: ApiGround = {
    store,
    newId: (prefix) => `${prefix}_${++count}`,
    newBearer: (prefix) => {
      const bearer = `${prefix}_bearer_${++count}`
      return { bearer, digest: createHash("sha256").update(bearer).digest("hex") }
    },
    seal: (secret) => secret,
    gatewayUrl: null,
    publicHostname,
    suppliedProviders: [],
  }
  const request = (caller: string, body: unknown, more: Partial<ApiRequest> = {}): Omit<ApiRequest, "db"> => {
    const signal = new AbortController().signal
    return { caller: { id: caller, role: "", workspace: "ws_1" }, params: {}, query: {}, body, now, signal, ...more }
  }
  const call: TestApi["call"] = (handler, caller, body, more) =>
    store.write((db) => handler({ ...request(caller, body, more), db }, ground))
  const bodyOf = (answer: ApiAnswer): never => {
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.body as never
  }
  return {
    store,
    later: (milliseconds) => void (now += milliseconds),
    now: () => now,
    call,
    enroll: async (attestationKey) => {
      const key = attestationKey === undefined ? {} : { attestation_key: attestationKey }
      return bodyOf(await call(createConnectedRuntime, "key_1", { agent: "claims", principal: "jo", ...key }))
    },
    queue: (runtime, frozen = { required: [], mcp_servers: [] }) =>
      store.write(async (db) => {
        const [session, run, job] = [`sess_${++count}`, `run_${++count}`, `job_${++count}`]
        const there = { workspace_id: "ws_1", created_at: now }
        const terms = { target: runtime, retention: "standard", frozen: JSON.stringify(frozen) }
        await db
          .insertInto("sessions")
          .values({ id: session, ...there, ...terms })
          .execute()
        await enqueue(db, { id: job, workspace: "ws_1", kind: "run", target: runtime, plane: null, driver: null }, now)
        const ended = { outcome: null, result: null, finished_at: null }
        const row = { id: run, session_id: session, job_id: job, number: 1, prompt: "go", state: "queued" } as const
        await db
          .insertInto("runs")
          .values({ ...there, ...row, ...ended })
          .execute()
        return run
      }),
    claim: async (runtime, httpMcp = true) => {
      const asked = request(runtime, { advertises: { http_mcp: httpMcp } })
      const answer = await claimConnectedRun({ ...asked, db: store.db }, ground)
      return answer.ok && answer.status === 204 ? null : bodyOf(answer)
    },
    append: (claim, body) => call(appendObservations, claim, body),
    observations: async (run) => {
      const rows = await store.db
        .selectFrom("observations")
        .selectAll()
        .where("run_id", "=", run)
        .orderBy("sequence")
        .execute()
      return rows.map(({ sequence, attested, document }) => [sequence, attested, document])
    },
    cancel: async (run) => {
      const { job_id: job } = await store.db
        .selectFrom("runs")
        .select("job_id")
        .where("id", "=", run)
        .executeTakeFirstOrThrow()
      await store.write((db) => requestCancellation(db, job, now))
    },
  }
}
