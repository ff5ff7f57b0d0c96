import type { Selectable } from "kysely"
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { systemClock } from "../../driver/clock.ts"
import { enqueue } from "../../evidence/queue/job.ts"
import { openStore } from "../../evidence/store/open-store.ts"
import type { RunTable } from "../../evidence/store/tables.ts"
import type { Store } from "../../evidence/store/store.ts"
import { plainInstallation } from "../../evidence/tuple/installation.ts"
import { alice, noon } from "../../admission/attestation/signers.fixture.ts"
import type { ApiAnswer, ApiGround, ApiRequest, Handler } from "../handler.ts"
import { completeClaim, renewClaim } from "../proof/claims.ts"
import { cancelRun } from "../proof/runs.ts"
import { appendObservations } from "./append-observations.ts"
import { claimConnectedRun } from "./claim-connected-run.ts"
import { createConnectedRuntime } from "./runtimes.ts"

/** An API in memory: its handlers on an embedded store, as the server calls them. */
export interface TestApi {
  readonly store: Store
  readonly workspace: string
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
  readonly renew: (claim: string) => Promise<ApiAnswer>
  readonly complete: (claim: string, outcome: string) => Promise<ApiAnswer>
  readonly cancel: (run: string) => Promise<void>
  readonly run: (id: string) => Promise<Selectable<RunTable>>
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

let opened: Promise<Store> | null = null
let folder = ""
let count = 0

/** The store of this file's tests: each has a workspace of its own in it. */
function storeOfFile(): Promise<Store> {
  if (opened !== null) return opened
  folder = mkdtempSync(join(tmpdir(), "connect-"))
  opened = openStore(`file:${join(folder, "store.db")}`)
  return opened
}

/** Lets the tests of this file stand on another store than a new embedded one. */
export function standOn(url: string): void {
  opened = openStore(url)
}

/** Closes it: for `afterAll`. */
export async function closeStore(): Promise<void> {
  if (opened === null) return
  await (await opened).close()
  opened = null
  if (folder !== "") rmSync(folder, { recursive: true })
}

export async function testApi(publicHostname: string | null = null): Promise<TestApi> {
  const store = await storeOfFile()
  const workspace = `ws_${++count}`
  let now = noon
  const ground = {
    store,
    newId: (prefix: string) => `${prefix}_${++count}`,
    newBearer: (prefix: string) => {
      const bearer = `${prefix}_bearer_${++count}`
      return { bearer, digest: createHash("sha256").update(bearer).digest("hex") }
    },
    publicHostname,
    // It stands, so that a test says how much time passes.
    clock: { ...systemClock, now: () => 0 },
    url: () => "https://platform.example.com",
    // Nothing of a connected run is signed by the server.
    evidence: { signer: alice, installation: plainInstallation({ kind: "hosted" }) },
  } as unknown as ApiGround
  const request = (caller: string, body: unknown, more: Partial<ApiRequest> = {}): Omit<ApiRequest, "db"> => {
    const signal = new AbortController().signal
    return { caller: { id: caller, role: "", workspace }, params: {}, query: {}, body, now, signal, ...more }
  }
  const call: TestApi["call"] = (handler, caller, body, more) =>
    store.write((db) => handler({ ...request(caller, body, more), db }, ground))
  const bodyOf = (answer: ApiAnswer): never => {
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.body as never
  }
  return {
    store,
    workspace,
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
        const there = { workspace_id: workspace, created_at: now }
        const terms = { target: runtime, retention: "standard", frozen: JSON.stringify(frozen) }
        await db
          .insertInto("sessions")
          .values({ id: session, ...there, ...terms })
          .execute()
        await enqueue(db, { id: job, workspace, kind: "run", target: runtime, plane: null, driver: null }, now)
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
    renew: (claim) => call(renewClaim, claim, {}),
    complete: (claim, outcome) => call(completeClaim, claim, { outcome, result: { text: "done" } }),
    cancel: async (run) => {
      bodyOf(await call(cancelRun, "key_1", undefined, { params: { run_id: run } }))
    },
    run: (id) => store.db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  }
}
