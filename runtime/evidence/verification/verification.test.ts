import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { cellMembers } from "../../../model/preflight.ts"
import type { KeyRing } from "../../admission/attestation/key-ring.ts"
import { platformPlane } from "../../conformance/platform.ts"
import {
  accepted,
  announce,
  claim,
  codeOf,
  complete,
  emptied,
  noon,
  openStage,
  request,
  serve,
  soundEvidence,
  verified,
  workspace,
} from "../evidence.fixture.ts"
import type { Stage } from "../evidence.fixture.ts"
import { claimLasts } from "../queue/job.ts"
import type { RunnerClaim } from "../claims/claim-for-runner.ts"
import { readStored } from "../report/stored.ts"
import { readRing } from "../signing/ring.ts"
import type { VerificationPlan } from "./plan.ts"
import { reportedAxes } from "./realized-axes.ts"
import { requestVerification } from "./request.ts"

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => emptied(stage))
afterAll(() => stage.close())

const started = async (id = "ver_1", prove = false): Promise<RunnerClaim> => {
  if (prove) await announce(stage.store.db, [platformPlane], noon + 1_000)
  await request(stage, id, noon, prove)
  const claimed = await claim(stage, "c1", noon)
  if (claimed === undefined) throw new Error("nothing was queued")
  return claimed
}
const reports = () => stage.store.db.selectFrom("reports").selectAll().orderBy("sequence").execute()
const state = async () => (await stage.store.db.selectFrom("verifications").select("state").executeTakeFirst())?.state
const checkIn = async (name: string) => {
  const [row] = await reports()
  if (row === undefined) return undefined
  const ring: KeyRing = await readRing(stage.store.db)
  return accepted(readStored(row, ring)).evidence.checks.find((check) => check.name === name)?.status
}

describe("a verification", () => {
  it("is of nine members that the server resolved, and passes by what the server saw", async () => {
    const claimed = await started()
    const plan = claimed.plan as VerificationPlan
    expect(Object.keys(plan.cell)).toEqual([...cellMembers])
    expect(plan.prompt).toContain(plan.nonce)
    await serve(stage, claimed)
    expect(codeOf(await complete(stage, "c1", soundEvidence(claimed), noon + 5))).toBe("ok")
    expect(await state()).toBe("passed")
    const [row] = await reports()
    expect(row).toMatchObject({ ...plan.cell, result: "passed", sequence: 1, completed_at: noon + 5 })
    const { evidence, validity } = accepted(readStored(row!, await readRing(stage.store.db)))
    expect(Object.keys(evidence.realized)).toEqual(reportedAxes)
    expect(reportedAxes).toHaveLength(8)
    expect(validity).toEqual({ completed_at: "2026-11-30T12:00:00.005Z", expires_at: "2026-12-30T12:00:00.005Z" })
  })

  it("fails where the gateway served nothing, whatever the runner says", async () => {
    const claimed = await started()
    await complete(stage, "c1", soundEvidence(claimed), noon)
    expect(await state()).toBe("failed")
    expect(await checkIn("model_calls_served")).toBe("failed")
  })

  it("does not count the calls of an earlier claim", async () => {
    const first = await started()
    await serve(stage, first)
    const second = await claim(stage, "c2", noon + claimLasts)
    await complete(stage, "c2", soundEvidence(second!), noon + claimLasts)
    expect(await state()).toBe("failed")
  })

  it("fails where the nonce did not come back", async () => {
    const claimed = await started()
    await serve(stage, claimed)
    await complete(stage, "c1", soundEvidence(claimed, { answer: "I would rather not." }), noon)
    expect(await state()).toBe("failed")
    expect(await checkIn("nonce_returned")).toBe("failed")
  })

  it("fails the locus of a harness that tells of tools which the platform never served", async () => {
    const claimed = await started("ver_1", true)
    await serve(stage, claimed)
    await complete(stage, "c1", soundEvidence(claimed, { tool_uses: 3 }), noon)
    expect(await state()).toBe("failed")
    expect(await checkIn("capability_execution_locus")).toBe("failed")
  })

  it("passes the locus of a harness that was served, though it tells of nothing", async () => {
    const claimed = await started("ver_1", true)
    await serve(stage, claimed, { probes: 1 })
    await complete(stage, "c1", soundEvidence(claimed), noon)
    expect(await state()).toBe("passed")
    expect(await checkIn("capability_execution_locus")).toBe("passed")
  })

  it("skips the locus where nobody asked for it", async () => {
    const claimed = await started()
    await serve(stage, claimed, { probes: 1 })
    await complete(stage, "c1", soundEvidence(claimed, { tool_uses: 3 }), noon)
    expect(await state()).toBe("passed")
    expect(await checkIn("capability_execution_locus")).toBe("skipped")
  })

  it("is completed once by many that ask at the same time, with one report", async () => {
    const claimed = await started()
    await serve(stage, claimed)
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => complete(stage, "c1", soundEvidence(claimed), noon + 1)),
    )
    expect(ends.map((each) => each.ok && each.first).toSorted()).toEqual([...Array(5).fill(false), true])
    expect(await reports()).toHaveLength(1)
  })

  it("takes no completion of a claim that was fenced, and ends its lease", async () => {
    const first = await started()
    await serve(stage, first)
    const second = await claim(stage, "c2", noon + claimLasts)
    expect(codeOf(await complete(stage, "c1", soundEvidence(first), noon + claimLasts))).toBe("claim/over")
    expect(await reports()).toEqual([])
    const leases = await stage.store.db.selectFrom("leases").select(["epoch", "ended"]).orderBy("epoch").execute()
    expect(leases).toEqual([
      { epoch: 1, ended: "superseded" },
      { epoch: 2, ended: null },
    ])
    await serve(stage, second!)
    expect(codeOf(await complete(stage, "c2", soundEvidence(second!), noon + claimLasts))).toBe("ok")
    expect(await state()).toBe("passed")
  })

  it("stays claimed where its evidence cannot be read", async () => {
    const claimed = await started()
    expect(codeOf(await complete(stage, "c1", soundEvidence(claimed, { tool_uses: -1 }), noon))).toBe("claim/evidence")
    expect(await state()).toBe("running")
    expect(await reports()).toEqual([])
  })

  it("is refused at once where runners live and none has the plane, and waits where none lives", async () => {
    await request(stage, "ver_1", noon, true)
    await announce(stage.store.db, [], noon + 1_000)
    const asked = {
      id: "ver_2",
      jobId: "job_2",
      workspace,
      profile: stage.profile,
      routing: "primary",
      sandbox: undefined,
      provePlatformMcp: true,
      by: "key_1",
      hasGateway: true,
    }
    const again = (at: number) => stage.store.write((db) => requestVerification(db, asked, stage.installation, at))
    const answer = await again(noon)
    expect(answer).toMatchObject({
      refusal: { code: "verification/no-plane", fix: expect.stringContaining(platformPlane) },
    })
    expect(codeOf(await again(noon + 1_000))).toBe("ok")
  })

  it("chains the reports of a workspace, each to the one before", async () => {
    await verified(stage, "ver_1")
    await verified(stage, "ver_2", noon + 1)
    const [first, second] = await reports()
    const statement = JSON.parse(Buffer.from(second!.signed, "base64url").toString("utf8")) as object
    expect(statement).toMatchObject({ sequence: 2, previous: first!.digest })
  })
})
