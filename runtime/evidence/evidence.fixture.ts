import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createPrivateKey } from "node:crypto"
import { modelCards } from "../../output/facts/model-cards.ts"
import { acpV1 } from "../../output/facts/drivers.ts"
import type { Cell } from "../../model/preflight.ts"
import { platformPlane, probeTool } from "../conformance/platform.ts"
import { rules } from "../conformance/rules/all.ts"
import type { Refused } from "../refusal.ts"
import { claimForRunner } from "./claims/claim-for-runner.ts"
import type { RunnerClaim } from "./claims/claim-for-runner.ts"
import { completeClaim } from "./claims/complete.ts"
import { createProfile } from "./harness/profiles.ts"
import { openEvidence } from "./open-evidence.ts"
import type { EvidenceGround } from "./ground.ts"
import type { Claimant } from "./queue/claim.ts"
import { anyRunner } from "./queue/job.ts"
import { signerOf } from "./signing/key-file.ts"
import { openStore } from "./store/open-store.ts"
import type { Store } from "./store/store.ts"
import type { HarnessProfileTable } from "./store/tables.ts"
import { plainInstallation } from "./tuple/installation.ts"
import type { VerificationPlan } from "./verification/plan.ts"
import { requestVerification } from "./verification/request.ts"

/** Noon of an arbitrary day. */
export const noon: number = Date.UTC(2026, 10, 30, 12)
export const day = 86_400_000
export const workspace = "ws_1"

/** A store with a workspace that has a credential, a routing profile of one revision and a profile of one image. */
export interface Stage extends EvidenceGround {
  readonly store: Store
  readonly profile: HarnessProfileTable
  readonly close: () => Promise<void>
}

/** A signer whose secret is one byte over and over. */
export function signerOfByte(byte: number): EvidenceGround["signer"] {
  const head = Buffer.from("302e020100300506032b657004220420", "hex")
  const key = Buffer.concat([head, Buffer.alloc(32, byte)])
  return signerOf(createPrivateKey({ key, format: "der", type: "pkcs8" }), "the test's key")
}

/** Opens one over a store of its own; `url`: on a server. */
export async function openStage(url?: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "evidence-"))
  const store = await openStore(url ?? `file:${join(folder, "store.db")}`)
  const ground = await openEvidence(
    store,
    { signer: signerOfByte(1), installation: plainInstallation({ kind: "hosted" }) },
    noon,
  )
  const profile = await store.write(async (db) => {
    await db.insertInto("workspaces").values({ id: workspace, name: "first", created_at: noon }).execute()
    await putCredential(db)
    await putRouting(db, 1)
    const kept = await createProfile(
      db,
      workspace,
      { name: "claims-specialist", source: { kind: "oci", release } },
      { profile: "hprof_1", version: "hpv_1", release: "hrel_1" },
      ground.installation,
      noon,
    )
    if (kept === "taken") throw new Error("the name is taken")
    return accepted(kept).head
  })
  const close = async (): Promise<void> => {
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { ...ground, store, profile, close }
}

export const release = {
  image: `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`,
  entrypoint: "/opt/agent/acp",
} as const

type Db = Store["db"]

async function putCredential(db: Db): Promise<void> {
  const head = { id: "mcred_1", workspace_id: workspace, key: "primary", provider, created_at: noon }
  await db
    .insertInto("model_credentials")
    .values({ ...head, status: "active", resource_version: 1, generation: 1 })
    .execute()
  await putGeneration(db, 1)
}

/** Adds a generation of the credential, without making it the active one. */
export async function putGeneration(db: Db, number: number): Promise<void> {
  const id = `mcgen_${number}`
  await db
    .insertInto("credential_generations")
    .values({ id, credential_id: "mcred_1", number, sealed: "sealed", created_at: noon, revoked_at: null })
    .execute()
}

const [card] = modelCards
const provider = card?.provider?.name ?? ""

/** Publishes a revision of the routing profile, and makes it the newest. */
export async function putRouting(db: Db, number: number): Promise<void> {
  const source = { type: "workspace_credential", model_credential_id: "mcred_1" }
  const candidates = [{ tier: "default", provider, model: card?.model ?? "", credential_source: source }]
  const id = `mrr_${number}`
  const document = { id, profile: "mrp_1", number, access: "platform_routed", policy: "pinned", candidates }
  const head = { id: "mrp_1", workspace_id: workspace, key: "primary", access: "platform_routed", created_at: noon }
  await db
    .insertInto("routing_profiles")
    .values({ ...head, resource_version: number, revision: number })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ resource_version: number, revision: number }))
    .execute()
  await db
    .insertInto("routing_revisions")
    .values({
      id,
      workspace_id: workspace,
      profile_id: "mrp_1",
      number,
      document: JSON.stringify(document),
      created_at: noon,
    })
    .execute()
}

/** Announces a runner up to a moment. */
export async function announce(db: Db, planes: readonly string[], until: number, id = "runner-1"): Promise<void> {
  const presence = { pool: "default", placement: "hosted", drivers: [acpV1.lane], planes, slots: 1 }
  const said = JSON.stringify({ ...presence, ready: true, readiness: [], harness_owned: [] })
  await db
    .insertInto("runners")
    .values({ id, workspace_id: workspace, generation: 1, presence: said, expires_at: until })
    .execute()
}

/** What a runner claims with. */
export function runnerNamed(id: string): Claimant {
  return { id, targets: [anyRunner, id], planes: [platformPlane], drivers: [acpV1.lane], workspace }
}

/** The value of an answer that must not be a refusal. */
export function accepted<T extends { readonly ok: true }>(answer: T | Refused): T {
  if (!answer.ok) throw new Error(`${answer.refusal.code}: ${answer.refusal.what}`)
  return answer
}

/** The code of a refusal; "ok" where there is none. */
export function codeOf(answer: { readonly ok: true } | Refused): string {
  return answer.ok ? "ok" : answer.refusal.code
}

/** Requests a verification; answers with its tuple. */
export async function request(stage: Stage, id: string, at = noon, prove = false): Promise<Cell> {
  const asked = {
    id,
    jobId: `job_${id}`,
    workspace,
    profile: stage.profile,
    routing: "primary",
    sandbox: undefined,
    provePlatformMcp: prove,
    by: "key_1",
    hasGateway: true,
  }
  const queued = await stage.store.write((db) => requestVerification(db, asked, stage.installation, at))
  return JSON.parse(accepted(queued).row.cell) as Cell
}

/** Claims the next job as a runner. */
export async function claim(
  { store }: Stage,
  claimId: string,
  at: number,
  runner = "runner-1",
): Promise<RunnerClaim | undefined> {
  const mark = { id: claimId, digest: `digest of ${claimId}` }
  return store.write((db) => claimForRunner(db, store.kind, runnerNamed(runner), mark, at))
}

/** Writes down what the gateway and the tool server would have recorded for a claim. */
export async function serve(
  { store }: Stage,
  { job }: RunnerClaim,
  { calls = 1, probes = 0 }: { readonly calls?: number; readonly probes?: number } = {},
): Promise<void> {
  const lease = await store.db
    .selectFrom("leases")
    .select("id")
    .where("run", "=", job.id)
    .where("epoch", "=", job.epoch)
    .executeTakeFirstOrThrow()
  for (let call = 1; call <= calls; call += 1)
    await store.db
      .insertInto("ledger")
      .values({
        call: `${job.claim_id}-${call}`,
        attempt: 1,
        run: job.id,
        lease: lease.id,
        replica: "replica-1",
        at: noon,
        begin: "{}",
        end: null,
        bound: null,
      })
      .execute()
  for (let probe = 1; probe <= probes; probe += 1)
    await store.db
      .insertInto("mcp_calls")
      .values({
        id: `${job.claim_id}-${probe}`,
        claim_id: job.claim_id ?? "",
        method: "tools/call",
        tool: probeTool,
        created_at: noon,
      })
      .execute()
}

/** Evidence of a harness that did everything right. */
export function soundEvidence({ plan }: RunnerClaim, more: object = {}): object {
  const { nonce } = plan as VerificationPlan
  const suite = rules.map(({ id }) => ({ id, verdict: "pass" }))
  return {
    conformance: { result: "passed", rules: suite },
    answer: `It is ${nonce}.`,
    tool_uses: 0,
    declared: [],
    ...more,
  }
}

/** Completes a claim with evidence, as the API does. */
export async function complete(stage: Stage, claimId: string, evidence: object, at: number) {
  const completion = { outcome: "completed", result: null, evidence, reportId: `crep_${claimId}` }
  return stage.store
    .writeLocked(async (db) => {
      const answer = await completeClaim(db, claimId, completion, stage, at)
      if (!answer.ok) throw new TakenBack(answer)
      return answer
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.answer
      throw error
    })
}

/** A refusal on its way out of a transaction. */
class TakenBack extends Error {
  readonly answer: Refused

  constructor(answer: Refused) {
    super(answer.refusal.what)
    this.answer = answer
  }
}

/** Takes back all that was done on a stage since it was opened. */
export async function emptied({ store, signer }: Stage): Promise<void> {
  const tables = ["runs", "sessions", "reports", "verifications", "ledger", "leases", "mcp_calls", "runners"] as const
  await store.write(async (db) => {
    for (const table of [...tables, "claims", "jobs"] as const) await db.deleteFrom(table).execute()
    await db.deleteFrom("signing_keys").where("id", "!=", signer.publicKey.id).execute()
    await db.updateTable("signing_keys").set({ until: null, revoked_at: null }).execute()
  })
}

/** What brings reports and keys back to what they are now. */
export async function remembered({ store }: Stage): Promise<() => Promise<void>> {
  const reports = await store.db.selectFrom("reports").selectAll().execute()
  const keys = await store.db.selectFrom("signing_keys").selectAll().execute()
  return () =>
    store.write(async (db) => {
      await db.deleteFrom("reports").execute()
      await db.deleteFrom("signing_keys").execute()
      await db.insertInto("reports").values(reports).execute()
      await db.insertInto("signing_keys").values(keys).execute()
    })
}

/** Verifies the tuple with sound evidence; answers with it. */
export async function verified(stage: Stage, id = "ver_1", at = noon): Promise<Cell> {
  const cell = await request(stage, id, at)
  const claimed = await claim(stage, `claim_${id}`, at)
  if (claimed === undefined) throw new Error("nothing was queued")
  await serve(stage, claimed)
  accepted(await complete(stage, `claim_${id}`, soundEvidence(claimed), at))
  return cell
}
