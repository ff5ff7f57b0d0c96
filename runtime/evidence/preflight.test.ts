import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { cellMembers } from "../../model/preflight.ts"
import type { Cell } from "../../model/preflight.ts"
import { day, noon, openStage, remembered, signerOfByte, verified, workspace } from "./evidence.fixture.ts"
import type { Stage } from "./evidence.fixture.ts"
import { preflightByEvidence } from "./preflight.ts"
import { revokeSigningKey, rotateSigningKey } from "./signing/ring.ts"
import type { ReportTable } from "./store/tables.ts"

let stage: Stage
let cell: Cell

let back: () => Promise<void>

beforeAll(async () => {
  stage = await openStage()
  cell = await verified(stage)
  back = await remembered(stage)
})
afterEach(() => back())
afterAll(() => stage.close())

const asked = async (of: unknown = cell, at = noon, who = workspace) =>
  (await preflightByEvidence(stage.store.db, who, of, at)).answer
const altered = (change: Partial<ReportTable>) =>
  stage.store.write((db) => db.updateTable("reports").set(change).execute())
const row = () => stage.store.db.selectFrom("reports").selectAll().executeTakeFirstOrThrow()

describe("preflight by signed reports", () => {
  it("allows exactly the tuple that was verified, in its workspace alone", async () => {
    expect(Object.keys(cell)).toEqual([...cellMembers])
    expect(await asked()).toMatchObject({ allowed: true, report_id: "crep_claim_ver_1" })
    expect(await asked(cell, noon, "ws_2")).toMatchObject({ allowed: false, refusal: { code: "preflight/no-report" } })
  })

  it.each(cellMembers)("refuses another %s, and names it", async (member) => {
    expect(await asked({ ...cell, [member]: "another" })).toMatchObject({
      allowed: false,
      report_id: "crep_claim_ver_1",
      differs: [{ member, asked: "another", reported: cell[member] }],
      refusal: { code: "preflight/differs", what: expect.stringContaining(member) },
    })
  })

  it("counts a report for 30 days, and at their end no more", async () => {
    expect(await asked(cell, noon + 30 * day - 1)).toMatchObject({ allowed: true })
    expect(await asked(cell, noon + 30 * day)).toMatchObject({ allowed: false, refusal: { code: "preflight/expired" } })
  })

  it("refuses a report whose signed bytes were changed, wherever", async () => {
    const { signed } = await row()
    for (const at of [0, 200, Math.floor(signed.length / 2), signed.length - 40]) {
      const other = signed[at] === "A" ? "B" : "A"
      await altered({ signed: `${signed.slice(0, at)}${other}${signed.slice(at + 1)}` })
      const answer = await asked()
      expect(answer, `changed at ${at}`).toMatchObject({ allowed: false, report_id: "crep_claim_ver_1" })
      expect(answer.allowed ? "" : answer.refusal.code).toMatch(/^(attestation|canonical)\//)
    }
  })

  it.each([
    ["manifest", { manifest: '{"evidence":{},"actors":[],"validity":{}}' }],
    ["manifest that is no JSON", { manifest: "{" }],
    ["hash of the manifest", { evidence_manifest_hash: `sha256:${"0".repeat(64)}` }],
    ["expiry", { expires_at: noon + 300 * day }],
    ["completion", { completed_at: noon + 1 }],
    ["place in the chain", { sequence: 7 }],
    ["digest", { digest: `sha256:${"0".repeat(64)}` }],
    ["verification", { verification_id: "ver_2" }],
    ["id", { id: "crep_other" }],
  ] as const)("refuses a report whose %s was changed in the store", async (_, change) => {
    await altered(change)
    expect(await asked()).toMatchObject({ allowed: false, refusal: { code: "evidence/altered" } })
  })

  it("refuses a report whose evidence was changed where nothing but the manifest has it", async () => {
    const { manifest } = await row()
    for (const [was, is] of [
      ['"tool_uses":0', '"tool_uses":1'],
      ['"role":"requester"', '"role":"auditor"'],
    ] as const) {
      expect(manifest).toContain(was)
      await altered({ manifest: manifest.replace(was, is) })
      expect(await asked(), was).toMatchObject({ allowed: false, refusal: { code: "evidence/altered" } })
    }
  })

  it("allows no tuple that a report was moved to, and no workspace", async () => {
    await altered({ policy_hash: "another" })
    expect(await asked({ ...cell, policy_hash: "another" })).toMatchObject({
      allowed: false,
      refusal: { code: "attestation/subject" },
    })
    await altered({ policy_hash: cell.policy_hash, workspace_id: "ws_2" })
    expect(await asked(cell, noon, "ws_2")).toMatchObject({ allowed: false, refusal: { code: "attestation/subject" } })
  })

  it("does not let a failed report pass for a passed one", async () => {
    await altered({ result: "failed" })
    expect(await asked()).toMatchObject({ allowed: false, refusal: { code: "preflight/failed" } })
  })

  it("keeps counting what a key signed before it was rotated, and nothing once it is rotated out", async () => {
    const { publicKey } = signerOfByte(2)
    await stage.store.write((db) => rotateSigningKey(db, publicKey, noon + 1))
    expect(await asked(cell, noon + 30 * day - 1)).toMatchObject({ allowed: true })
    await stage.store.write((db) =>
      db
        .updateTable("signing_keys")
        .set({ until: noon + day })
        .where("generation", "=", 1)
        .execute(),
    )
    expect(await asked(cell, noon + day - 1)).toMatchObject({ allowed: true })
    expect(await asked(cell, noon + day)).toMatchObject({
      allowed: false,
      report_id: "crep_claim_ver_1",
      refusal: { code: "attestation/key-superseded" },
    })
  })

  it("rotates a key out at once where that is asked for", async () => {
    const { publicKey } = signerOfByte(2)
    await stage.store.write((db) => rotateSigningKey(db, publicKey, noon + 1, noon + 1))
    expect(await asked(cell, noon + 1)).toMatchObject({ refusal: { code: "attestation/key-superseded" } })
  })

  it("counts nothing that a revoked key signed", async () => {
    await stage.store.write((db) => revokeSigningKey(db, stage.signer.publicKey.id, noon + 1))
    expect(await asked(cell, noon + 1)).toMatchObject({ allowed: false, refusal: { code: "attestation/key-revoked" } })
  })

  it("looks past an altered report to one that is whole", async () => {
    await verified(stage, "ver_2", noon + 1)
    await stage.store.write((db) =>
      db.updateTable("reports").set({ manifest: "{" }).where("id", "=", "crep_claim_ver_2").execute(),
    )
    expect(await asked(cell, noon + 1)).toMatchObject({ allowed: true, report_id: "crep_claim_ver_1" })
  })
})
