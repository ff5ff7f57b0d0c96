import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canonicalJson } from "../canonical-json.ts"
import { rotated, revoked } from "./key-ring.ts"
import { signReport, verifyReport } from "./report.ts"
import { alice, codeOf, flipped, mallory, noon, ringOf, signerOf } from "./signers.fixture.ts"
import type { SignedStatement, Signer } from "./statement.ts"
import { windowFrom } from "./validity-window.ts"

const report = { result: "pass", checks: [{ name: "ready_handshake", status: "pass" }], validity: windowFrom(noon) }
const subject = { report: "report-1", tuple: "sha256:00ff" }
const place = { sequence: 1, previous: null }
const expected = { subject, ring: ringOf([alice, noon]), at: noon + 1 }
const day = 86_400_000

function signed(by: Signer = alice, content: typeof report = report): SignedStatement {
  const made = signReport(content, subject, place, by)
  if (!made.ok) throw new Error(made.refusal.what)
  return made
}

/** The text of a signed report with one piece of it replaced, which must occur. */
function edited(from: string | RegExp, to: string, bytes: Uint8Array = signed().bytes): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  const other = text.replace(from, to)
  if (other === text) throw new Error(`no ${String(from)} in ${text}`)
  return new TextEncoder().encode(other)
}

const codeFor = (bytes: Uint8Array): string => codeOf(verifyReport(bytes, expected))

describe("a signed report", () => {
  it("is read by whoever knows the key, as often as it is asked for", () => {
    for (let time = 0; time < 3; time += 1)
      expect(verifyReport(signed().bytes, expected)).toMatchObject({ ok: true, report, generation: 1, place })
  })

  it("is the same bytes whenever it is signed, so that it has one digest", () => {
    expect(signed()).toEqual(signed())
    expect(signed().digest).toMatch(/^sha256:[0-9a-f]{64}$/)
  })

  it("is refused with any bit of any byte flipped", () => {
    const { bytes } = signed()
    const accepted: string[] = []
    let count = 0
    for (const changed of flipped(bytes)) {
      count += 1
      if (codeFor(changed) === "ok") accepted.push(new TextDecoder().decode(changed))
    }
    expect(count).toBe(bytes.length * 8)
    expect(accepted).toEqual([])
  })

  it("is refused with any byte taken out, doubled or put in, and cut anywhere", () => {
    const bytes = [...signed().bytes]
    for (let at = 0; at < bytes.length; at += 1) {
      expect(codeFor(Uint8Array.from(bytes.toSpliced(at, 1)))).not.toBe("ok")
      expect(codeFor(Uint8Array.from(bytes.toSpliced(at, 0, 0x20)))).not.toBe("ok")
      expect(codeFor(Uint8Array.from(bytes.toSpliced(at, 0, bytes[at] ?? 0)))).not.toBe("ok")
      expect(codeFor(Uint8Array.from(bytes.slice(0, at)))).not.toBe("ok")
    }
  })

  it.each([
    ["a verdict that was changed", () => edited('"pass","validity"', '"fail","validity"'), "attestation/signature"],
    [
      "a member twice, the forged one last",
      () => edited('"result":"pass"', '"result":"pass","result":"fail"'),
      "canonical/spelling",
    ],
    [
      "a member twice, the forged one first",
      () => edited('"result":"pass"', '"result":"fail","result":"pass"'),
      "canonical/spelling",
    ],
    ["a payload twice", () => edited('"previous"', '"payload":{},"previous"'), "canonical/spelling"],
    ["a sequence of 1.0", () => edited('"sequence":1', '"sequence":1.0'), "canonical/spelling"],
    ["a sequence as text", () => edited('"sequence":1', '"sequence":"1"'), "attestation/form"],
    ["a sequence of 0", () => edited('"sequence":1', '"sequence":0'), "attestation/form"],
    [
      "a sequence beyond exact numbers",
      () => edited('"sequence":1', '"sequence":9007199254740992'),
      "attestation/form",
    ],
    ["an escape for a letter", () => edited('"pass"', String.raw`"p\u0061ss"`), "canonical/spelling"],
    [
      "a prototype beside the members",
      () => edited('{"format"', '{"__proto__":{"kind":"report"},"format"'),
      "attestation/form",
    ],
    [
      "a prototype in the payload",
      () => edited('"payload":{', '"payload":{"__proto__":{"result":"fail"},'),
      "attestation/signature",
    ],
    ["an algorithm of the sender's choice", () => edited('{"format"', '{"alg":"none","format"'), "attestation/form"],
    ["no signature", () => edited(/,"signature":"[0-9a-f]+"/, ""), "attestation/form"],
    ["an empty signature", () => edited(/"signature":"[0-9a-f]+"/, '"signature":""'), "attestation/form"],
    ["a signature that is null", () => edited(/"signature":"[0-9a-f]+"/, '"signature":null'), "attestation/form"],
    [
      "a signature of nothing",
      () => edited(/"signature":"[0-9a-f]+"/, `"signature":"${"0".repeat(128)}"`),
      "attestation/signature",
    ],
    ["a signature in capitals", () => edited(/(?<="signature":")[0-9a-f]+/, "AB".repeat(64)), "attestation/form"],
    ["another form", () => edited("attestation@1", "attestation@2"), "attestation/kind"],
    ["another kind", () => edited('"kind":"report"', '"kind":"batch"'), "attestation/kind"],
    ["another subject", () => edited("report-1", "report-2"), "attestation/subject"],
    ["a member more in the subject", () => edited('"tuple"', '"scope":"all","tuple"'), "attestation/subject"],
    ["a member fewer in the subject", () => edited(',"tuple":"sha256:00ff"', ""), "attestation/subject"],
    ["a subject that is a list", () => edited(/"subject":\{[^}]*\}/, '"subject":[]'), "attestation/form"],
    ["the name of another key", () => edited(alice.publicKey.id, mallory.publicKey.id), "attestation/unknown-key"],
    ["a predecessor of another form", () => edited('"previous":null', '"previous":"md5:00"'), "attestation/form"],
  ])("is refused with %s", (_what, bytes, code) => {
    expect(codeFor(bytes())).toBe(code)
  })

  it("is refused where another key signed it, under its own name or that of the first", () => {
    expect(codeFor(signed(mallory).bytes)).toBe("attestation/unknown-key")
    const borrowed = edited(mallory.publicKey.id, alice.publicKey.id, signed(mallory).bytes)
    expect(codeFor(borrowed)).toBe("attestation/signature")
    const both = ringOf([mallory, noon - 1], [alice, noon])
    expect(codeOf(verifyReport(borrowed, { ...expected, ring: both }))).toBe("attestation/signature")
  })

  it("counts up to its expiry and not at it, whoever signed it", () => {
    const at = (moment: number): string => codeOf(verifyReport(signed().bytes, { ...expected, at: moment }))
    expect(at(noon + 30 * day - 1)).toBe("ok")
    expect(at(noon + 30 * day)).toBe("evidence/expired")
  })

  it("is refused where its signer gave it a longer life than the catalog does, or none", () => {
    const long = { ...report, validity: { ...report.validity, expires_at: "2099-01-01T00:00:00.000Z" } }
    expect(codeFor(signed(alice, long).bytes)).toBe("evidence/window")
    const without = signReport({ result: "pass" } as unknown as typeof report, subject, place, alice)
    expect(without.ok && codeFor(without.bytes)).toBe("evidence/window")
  })

  it("outlives the rotation of its key as long as the ring says, and no revocation", () => {
    const next = rotated(expected.ring, signerOf(3).publicKey, noon + day, noon + day + 30 * day)
    if (!next.ok) throw new Error(next.refusal.what)
    const judged = (ring: typeof next.ring): string =>
      codeOf(verifyReport(signed().bytes, { ...expected, ring, at: noon + 20 * day }))
    expect(judged(next.ring)).toBe("ok")
    const none = revoked(next.ring, alice.publicKey.id, noon + 10 * day)
    expect(none.ok && judged(none.ring)).toBe("attestation/key-revoked")
  })

  it("is refused for the first thing that is wrong, in one order", () => {
    const late = { ...expected, at: noon + 365 * day }
    const everything = edited(
      /"signature":"[0-9a-f]{4}/,
      '"signature":"0000',
      edited("report-1", "report-2", signed(mallory).bytes),
    )
    expect(codeOf(verifyReport(everything, late))).toBe("attestation/subject")
    const unknownAndBad = edited(/"signature":"[0-9a-f]{4}/, '"signature":"0000', signed(mallory).bytes)
    expect(codeOf(verifyReport(unknownAndBad, late))).toBe("attestation/unknown-key")
    const badAndLate = edited(/"signature":"[0-9a-f]{4}/, '"signature":"0000')
    expect(codeOf(verifyReport(badAndLate, late))).toBe("attestation/signature")
  })

  it("is not made of what has no canonical form", () => {
    expect(codeOf(signReport({ ...report, at: new Date(0) } as typeof report, subject, place, alice))).toBe(
      "canonical/not-json",
    )
    expect(codeOf(signReport({ ...report, score: Number.NaN } as typeof report, subject, place, alice))).toBe(
      "canonical/number",
    )
  })
})

describe("bytes that nobody signed", () => {
  it("are refused without an exception, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(codeFor(bytes)).toMatch(/^canonical\/|^attestation\//)
      }),
      { numRuns: 5_000 },
    )
    for (const depth of [20_000, 500_000])
      expect(codeFor(new TextEncoder().encode("[".repeat(depth) + "]".repeat(depth)))).toBe("canonical/depth")
  })

  it("are refused without an exception where they are JSON of the same members", () => {
    const anything = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
    const envelope = fc.record({
      format: fc.oneof(anything, fc.constant("checkfu:attestation@1")),
      key_id: fc.oneof(anything, fc.constant(alice.publicKey.id)),
      kind: fc.oneof(anything, fc.constant("report")),
      payload: fc.oneof(anything, fc.constant(report)),
      previous: fc.oneof(anything, fc.constant(null)),
      sequence: fc.oneof(anything, fc.constant(1)),
      signature: fc.oneof(anything, fc.constant("ab".repeat(64))),
      subject: fc.oneof(anything, fc.constant(subject)),
    })
    fc.assert(
      fc.property(envelope, (value) => {
        const canonical = canonicalJson(value)
        expect(codeFor(new TextEncoder().encode(JSON.stringify(value)))).not.toBe("ok")
        if (canonical.ok) expect(codeFor(canonical.bytes)).toMatch(/^attestation\//)
      }),
      { numRuns: 3_000 },
    )
  })
})
