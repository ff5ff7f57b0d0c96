import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { landBatch, signBatch } from "./batch.ts"
import { chainStart } from "./chain.ts"
import type { ChainHead } from "./chain.ts"
import { rotated } from "./key-ring.ts"
import { alice, codeOf, flipped, mallory, noon, ringOf, signerOf } from "./signers.fixture.ts"
import { signStatement } from "./statement.ts"
import type { SignedStatement, Signer } from "./statement.ts"

const subject = { runtime: "runtime-1", session: "session-1", run: "run-1" }
const ring = ringOf([alice, noon])
const at = noon + 1

function signed(
  observations: readonly unknown[],
  head: ChainHead,
  by: Signer = alice,
  about = subject,
): SignedStatement {
  const made = signBatch(observations, about, head, by)
  if (!made.ok) throw new Error(made.refusal.what)
  return made
}

/** The batches of a run, each signed after the one before. */
function row(count: number, by: Signer = alice): readonly SignedStatement[] {
  const batches: SignedStatement[] = []
  for (let sequence = 0; sequence < count; sequence += 1)
    batches.push(
      signed([{ text: `observation ${sequence + 1}` }], { sequence, digest: batches.at(-1)?.digest ?? null }, by),
    )
  return batches
}

/** Sends batches one after another, and says of each what became of it; the head moves with those that land. */
function sent(
  batches: readonly SignedStatement[],
  start: ChainHead = chainStart,
): { readonly codes: readonly string[]; readonly head: ChainHead } {
  let head = start
  const codes = batches.map(({ bytes }) => {
    const landed = landBatch({ kind: "signed", bytes }, subject, { ring, head, at })
    if (landed.ok) head = landed.head
    return codeOf(landed)
  })
  return { codes, head }
}

const [one, two, three, four] = row(4) as readonly [SignedStatement, SignedStatement, SignedStatement, SignedStatement]

describe("the signed batches of a run", () => {
  it("land in their order with the grade, and move the head", () => {
    const { codes, head } = sent([one, two, three, four])
    expect(codes).toEqual(["ok", "ok", "ok", "ok"])
    expect(head).toEqual({ sequence: 4, digest: four.digest })
    const landed = landBatch({ kind: "signed", bytes: one.bytes }, subject, { ring, head: chainStart, at })
    expect(landed).toMatchObject({ ok: true, attested: true, observations: [{ text: "observation 1" }] })
  })

  it("are refused with any bit of any byte flipped", () => {
    let count = 0
    for (const bytes of flipped(two.bytes)) {
      count += 1
      const head = { sequence: 1, digest: one.digest }
      expect(codeOf(landBatch({ kind: "signed", bytes }, subject, { ring, head, at }))).not.toBe("ok")
    }
    expect(count).toBe(two.bytes.length * 8)
  })

  it("are refused when doubled, and the row goes on", () => {
    expect(sent([one, two, two, three]).codes).toEqual(["ok", "ok", "batch/duplicate", "ok"])
  })

  it("are refused when replayed, however long after", () => {
    expect(sent([one, two, three, one, two, four]).codes).toEqual([
      "ok",
      "ok",
      "ok",
      "batch/replayed",
      "batch/replayed",
      "ok",
    ])
  })

  it("are refused when reordered, and land when sent again in their order", () => {
    expect(sent([one, three, two, three, four]).codes).toEqual(["ok", "batch/ahead", "ok", "ok", "ok"])
    expect(sent([two, one]).codes).toEqual(["batch/ahead", "ok"])
  })

  it("are refused after one that was dropped, also where the rest was numbered anew", () => {
    expect(sent([one, three]).codes).toEqual(["ok", "batch/ahead"])
    const renumbered = signed([{ text: "observation 3" }], { sequence: 1, digest: two.digest })
    expect(sent([one, renumbered]).codes).toEqual(["ok", "batch/unlinked"])
    const rootless = signed([], { sequence: 1, digest: null })
    expect(sent([one, rootless]).codes).toEqual(["ok", "batch/unlinked"])
    const begun = signed([], { sequence: 0, digest: two.digest })
    expect(sent([begun]).codes).toEqual(["batch/unlinked"])
  })

  it("are refused where one number is given twice", () => {
    const other = signed([{ text: "another story" }], { sequence: 1, digest: one.digest })
    expect(sent([one, two, other]).codes).toEqual(["ok", "ok", "batch/forked"])
  })

  it("are good for their runtime, session and run alone", () => {
    for (const name of ["runtime", "session", "run"] as const)
      expect(
        codeOf(
          landBatch(
            { kind: "signed", bytes: one.bytes },
            { ...subject, [name]: "other" },
            { ring, head: chainStart, at },
          ),
        ),
      ).toBe("attestation/subject")
    const swapped = { runtime: subject.session, session: subject.runtime, run: subject.run }
    expect(codeOf(landBatch({ kind: "signed", bytes: one.bytes }, swapped, { ring, head: chainStart, at }))).toBe(
      "attestation/subject",
    )
  })

  it("are refused where somebody else signed them, or they are a report, or no list", () => {
    expect(sent(row(1, mallory)).codes).toEqual(["attestation/unknown-key"])
    const place = { sequence: 1, previous: null }
    const asReport = signStatement({ kind: "report", subject, ...place, payload: [] }, alice)
    const single = signStatement({ kind: "batch", subject, ...place, payload: { text: "one" } }, alice)
    if (!asReport.ok || !single.ok) throw new Error("both can be signed")
    expect(sent([asReport]).codes).toEqual(["attestation/kind"])
    expect(sent([single]).codes).toEqual(["batch/no-list"])
  })

  it("go on in one row across a rotation, later ones with the new key only", () => {
    const bob = signerOf(3)
    const next = rotated(ring, bob.publicKey, noon + 100)
    if (!next.ok) throw new Error(next.refusal.what)
    const head = { sequence: 1, digest: one.digest }
    const context = { ring: next.ring, head, at: noon + 100 }
    expect(codeOf(landBatch({ kind: "signed", bytes: two.bytes }, subject, context))).toBe("attestation/key-superseded")
    const byBob = signed([{ text: "observation 2" }], head, bob)
    expect(landBatch({ kind: "signed", bytes: byBob.bytes }, subject, context)).toMatchObject({
      ok: true,
      attested: true,
    })
  })
})

describe("an unsigned batch", () => {
  it("lands without the grade and leaves the row of the signed ones as it was", () => {
    const head = { sequence: 1, digest: one.digest }
    const landed = landBatch({ kind: "unsigned", observations: [{ text: "hearsay" }] }, subject, { ring, head, at })
    expect(landed).toEqual({ ok: true, observations: [{ text: "hearsay" }], attested: false, head })
    expect(sent([two], head).codes).toEqual(["ok"])
  })

  it("is not what becomes of a signed one whose signature does not hold", () => {
    const bytes = Uint8Array.from(one.bytes)
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1
    const landed = landBatch({ kind: "signed", bytes }, subject, { ring, head: chainStart, at })
    expect(landed.ok).toBe(false)
  })
})

describe("any delivery of a row of batches", () => {
  it("lands a prefix of the row, each batch once and in order, whatever is lost, doubled or moved", () => {
    const batches = row(6)
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 20 }), (order) => {
        const landed: number[] = []
        let head: ChainHead = chainStart
        for (const index of order) {
          const { bytes } = batches[index] as SignedStatement
          const answer = landBatch({ kind: "signed", bytes }, subject, { ring, head, at })
          if (!answer.ok) continue
          landed.push(index)
          head = answer.head
        }
        expect(landed).toEqual(landed.map((_, place) => place))
      }),
      { numRuns: 300 },
    )
  })
})
