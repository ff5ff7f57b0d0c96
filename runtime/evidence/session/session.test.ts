import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { SessionTable } from "../store/tables.ts"
import {
  accepted,
  claim,
  codeOf,
  emptied,
  noon,
  openStage,
  putGeneration,
  putRouting,
  verified,
  workspace,
} from "../evidence.fixture.ts"
import type { Stage } from "../evidence.fixture.ts"
import { publishVersion } from "../harness/profiles.ts"
import { profileNamed } from "../tuple/resolve.ts"
import { admitConnected } from "./admit-connected.ts"
import { admitManaged } from "./admit-managed.ts"
import type { ManagedAsked } from "./admit-managed.ts"
import type { ManagedFrozen } from "./frozen.ts"
import { queueRun } from "./run.ts"

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(async () => {
  await verified(stage)
})
afterEach(() => emptied(stage))
afterAll(() => stage.close())

const admit = async (more: Partial<ManagedAsked> = {}) => {
  const profile = await profileNamed(stage.store.db, workspace, stage.profile.name)
  const asked: ManagedAsked = {
    workspace,
    profile: profile!,
    routing: "primary",
    sandbox: undefined,
    retention: "standard",
    budget: null,
    capabilities: [],
    hasGateway: true,
    hasHostname: false,
    ...more,
  }
  return stage.store.write((db) => admitManaged(db, asked, stage.installation, noon))
}
const keep = async (frozen: ManagedFrozen): Promise<SessionTable> => {
  const row: SessionTable = {
    id: "sess_1",
    workspace_id: workspace,
    frozen: JSON.stringify(frozen),
    target: "runner",
    retention: frozen.retention,
    created_at: noon,
  }
  await stage.store.write((db) => db.insertInto("sessions").values(row).execute())
  return row
}
const run = (session: SessionTable, number: number) =>
  stage.store.write((db) =>
    queueRun(db, { id: `run_${number}`, jobId: `job_run_${number}`, session, prompt: "hello" }, noon),
  )

describe("a session", () => {
  it("is admitted on the exact report, with what it is bound to, and says why it has no tools", async () => {
    const { frozen, runner } = accepted(await admit())
    expect(runner).toBeNull()
    expect(frozen).toMatchObject({
      report_id: "crep_claim_ver_1",
      credential_generations: ["mcgen_1"],
      usage_evidence: "platform_observed",
      mcp_servers: [],
      no_mcp_servers_because: expect.stringContaining("CHECKFU_PUBLIC_HOSTNAME"),
      start: { retention: "durable" },
    })
    const open = accepted(await admit({ hasHostname: true })).frozen
    expect(open).toMatchObject({ mcp_servers: ["checkfu"], no_mcp_servers_because: null })
    expect(accepted(await admit({ retention: "zdr" })).frozen.start.retention).toBe("ephemeral_zdr")
  })

  it("is refused without evidence, without a gateway, and without a capability that it needs", async () => {
    expect(codeOf(await admit({ hasGateway: false }))).toBe("verification/no-gateway")
    expect(codeOf(await admit({ capabilities: ["control.steer"] }))).toBe("capability/missing")
    expect(codeOf(await admit({ capabilities: ["control.telepathy"] }))).toBe("capability/unknown")
    expect(codeOf(await admit({ sandbox: "another" }))).toBe("tuple/unknown-name")
    expect(codeOf(await admit({ routing: "another" }))).toBe("tuple/unknown-name")
    await stage.store.write((db) => db.deleteFrom("reports").execute())
    expect(codeOf(await admit())).toBe("preflight/no-report")
  })

  it("is moved by no later publication or rotation, and a new one is refused until it is verified", async () => {
    const session = await keep(accepted(await admit()).frozen)
    const { db } = stage.store
    await stage.store.write(async (unit) => {
      await putRouting(unit, 2)
      await putGeneration(unit, 2)
      await unit.updateTable("model_credentials").set({ generation: 2, resource_version: 2 }).execute()
      const head = await profileNamed(unit, workspace, stage.profile.name)
      const source = {
        kind: "oci",
        release: { image: `ghcr.io/acme/other@sha256:${"f".repeat(64)}`, entrypoint: "/x" },
      } as const
      const ids = { profile: head!.id, version: "hpv_2", release: "hrel_2" }
      await publishVersion(unit, head!, { source, expected_resource_version: 1 }, ids, stage.installation, noon)
    })
    expect(codeOf(await admit())).toBe("preflight/differs")
    accepted(await run(session, 1))
    const claimed = await claim(stage, "c_run", noon)
    expect(claimed?.plan).toMatchObject({
      kind: "run",
      run_id: "run_1",
      image: expect.stringContaining("claims-agent"),
    })
    const { grant } = await db
      .selectFrom("leases")
      .select("grant")
      .where("run", "=", "job_run_1")
      .executeTakeFirstOrThrow()
    expect(JSON.parse(grant)).toMatchObject({ candidates: [{ credential: "mcred_1", generation: 1 }] })
    await stage.store.write(async (unit) => {
      await unit.updateTable("routing_profiles").set({ revision: 1 }).execute()
      await unit.updateTable("model_credentials").set({ generation: 1 }).execute()
      await unit.deleteFrom("routing_revisions").where("number", "=", 2).execute()
      await unit.deleteFrom("credential_generations").where("number", "=", 2).execute()
      await unit.deleteFrom("harness_profile_versions").where("number", "=", 2).execute()
      await unit.updateTable("harness_profiles").set({ version: 1, resource_version: 1 }).execute()
    })
  })

  it("fails closed once its generation is revoked, and takes no other", async () => {
    const session = await keep(accepted(await admit()).frozen)
    expect(codeOf(await run(session, 1))).toBe("ok")
    const revoke = (at: number | null) =>
      stage.store.write((db) => db.updateTable("credential_generations").set({ revoked_at: at }).execute())
    await revoke(noon)
    expect(codeOf(await run(session, 2))).toBe("session/credential-revoked")
    await revoke(null)
  })

  it("with a connected runtime keeps nothing secret from its owner, so that it is never without retention", () => {
    const asked = { runtime: "crt_1", capabilities: [], connection: false }
    expect(codeOf(admitConnected({ ...asked, retention: "zdr" }))).toBe("session/retention")
    const { frozen } = accepted(admitConnected({ ...asked, retention: "standard" }))
    expect(frozen.capabilities).toHaveLength(6)
    expect(
      accepted(admitConnected({ ...asked, retention: "standard", connection: true })).frozen.capabilities,
    ).toHaveLength(9)
  })
})
