import { describe, expect, it } from "vitest"
import { conformanceEvidenceManifest } from "../../../output/facts/revisions.ts"
import { checkStored, manifestHash } from "./evidence-manifest.ts"
import type { StoredEvidence } from "./evidence-manifest.ts"
import { codeOf, noon } from "./signers.fixture.ts"
import { windowFrom } from "./validity-window.ts"

const revision = conformanceEvidenceManifest.literal
const manifest = {
  evidence: { result: "pass", checks: [{ name: "ready_handshake", status: "pass" }], axes: { continuation: "live" } },
  actors: [{ id: "runner-7", role: "runner" }],
  validity: windowFrom(noon),
}

function stored(): StoredEvidence {
  const made = manifestHash(revision, manifest)
  if (!made.ok) throw new Error(made.refusal.what)
  return { ...manifest, evidence_manifest_revision: revision, evidence_manifest_hash: made.hash }
}

describe("the digest over evidence", () => {
  it("is this one for these contents, on every machine and in every later version", () => {
    expect(stored().evidence_manifest_hash).toBe(
      "sha256:b3a0cad49f920cecacd1b35ba1e07f7f6ac21f9aadfe48f8dbac053d72e8474c",
    )
  })

  it("does not depend on the order of members, and does on that of lists", () => {
    const turned = {
      validity: manifest.validity,
      actors: manifest.actors,
      evidence: { axes: manifest.evidence.axes, checks: manifest.evidence.checks, result: "pass" },
    }
    expect(manifestHash(revision, turned)).toEqual(manifestHash(revision, manifest))
    const two = [...manifest.actors, { id: "judge-1", role: "judge" }]
    expect(manifestHash(revision, { ...manifest, actors: two })).not.toEqual(
      manifestHash(revision, { ...manifest, actors: two.toReversed() }),
    )
  })

  it.each([
    ["the evidence", { evidence: { ...manifest.evidence, result: "fail" } }],
    ["one check", { evidence: { ...manifest.evidence, checks: [{ name: "ready_handshake", status: "skip" }] } }],
    ["an actor", { actors: [{ id: "runner-8", role: "runner" }] }],
    ["the actors", { actors: [] }],
    ["the completion", { validity: { ...manifest.validity, completed_at: "2026-11-30T12:00:00.001Z" } }],
    ["the expiry", { validity: { ...manifest.validity, expires_at: "2027-12-30T12:00:00.000Z" } }],
  ])("no longer fits where somebody has changed %s", (_what, change) => {
    expect(codeOf(checkStored({ ...stored(), ...change }))).toBe("evidence/altered")
  })

  it("no longer fits with any digit of it changed", () => {
    const whole = stored()
    const hash = whole.evidence_manifest_hash ?? ""
    for (let at = 0; at < hash.length; at += 1) {
      const other = hash.slice(0, at) + (hash[at] === "0" ? "1" : "0") + hash.slice(at + 1)
      expect(codeOf(checkStored({ ...whole, evidence_manifest_hash: other }))).toBe("evidence/altered")
    }
  })

  it("is taken by the stored revision, and by no other", () => {
    expect(checkStored(stored())).toEqual({ ok: true, hashed: true })
    for (const other of ["acme:manifest@9", "", "__proto__", revision.toUpperCase()])
      expect(codeOf(checkStored({ ...stored(), evidence_manifest_revision: other }))).toBe("evidence/unknown-revision")
  })

  it("is visibly absent from what was stored before there were manifests, and never by half", () => {
    expect(checkStored({ ...stored(), evidence_manifest_revision: null, evidence_manifest_hash: null })).toEqual({
      ok: true,
      hashed: false,
    })
    expect(codeOf(checkStored({ ...stored(), evidence_manifest_hash: null }))).toBe("evidence/half-hashed")
    expect(codeOf(checkStored({ ...stored(), evidence_manifest_revision: null }))).toBe("evidence/half-hashed")
  })

  it("is refused for evidence that is no JSON", () => {
    expect(codeOf(manifestHash(revision, { ...manifest, evidence: { at: new Date(0) } }))).toBe("canonical/not-json")
  })
})
