import * as fc from "fast-check"
import { inspect } from "node:util"
import { describe, expect, it } from "vitest"
import { Redactor, spellings } from "./redactor.ts"
import { isCredential, Secret } from "./secret.ts"

const text = 'sk-CANARY/+"8f2c'
const secret = new Secret(text)

function passed(bytes: Buffer, cuts: readonly number[]): string {
  const of = new Redactor(spellings(secret))
  const parts: Buffer[] = []
  let from = 0
  for (const cut of [...cuts.toSorted((left, right) => left - right), bytes.length]) {
    parts.push(of.push(bytes.subarray(from, cut)))
    from = Math.max(from, cut)
  }
  return Buffer.concat([...parts, of.end()]).toString("latin1")
}

describe("a secret", () => {
  it("is printed by nothing", () => {
    const holder = { secret, list: [secret], map: new Map([[secret, secret]]) }
    const printed = [
      `the key ${secret as unknown as string}`,
      String(secret),
      JSON.stringify(holder),
      inspect(secret),
      inspect(holder, { depth: null, showHidden: true }),
      inspect(secret, { customInspect: false, showHidden: true }),
      new Error(`failed with ${String(secret)}`).stack,
      Object.entries(secret).join(),
      JSON.stringify(Object.assign({}, secret)),
    ]
    for (const each of printed) expect(each).not.toContain("CANARY")
    expect(secret.reveal()).toBe(text)
  })

  it("is 8 to 4096 visible ASCII characters", () => {
    for (const bad of ["", "short", "with space", "line\nbreak", "\u00fcnprintable", "x".repeat(4097)])
      expect(isCredential(bad), bad).toBe(false)
    expect(isCredential(text)).toBe(true)
  })
})

describe("the redactor", () => {
  it("finds a secret in every spelling, cut at every byte", () => {
    const padded = [0, 1, 2, 3].map((shift) => Buffer.from(`${"x".repeat(shift)}${text}yy`).toString("base64"))
    const spelt = [
      text,
      JSON.stringify(text),
      encodeURIComponent(text),
      JSON.stringify(text).replace("/", "\\/"),
      ...padded,
    ]
    for (const each of spelt) {
      const bytes = Buffer.from(`{"message":"Incorrect key: ${each}. Bye"}`)
      for (let cut = 0; cut <= bytes.length; cut++) {
        const answer = passed(bytes, [cut])
        expect(answer).toMatch(/\*{8}/)
        expect(answer).toHaveLength(bytes.length)
        expect(answer).not.toContain("CANARY")
        expect(answer).toMatch(/Bye"}$/)
      }
    }
  })

  it("passes every other byte untouched, however it is cut", () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each))
    const near = fc.constantFrom(Buffer.from(text.slice(0, -1)), Buffer.from(text.slice(1)), Buffer.from("sk-sk-CAN"))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bytes, near), { maxLength: 5 }),
        fc.array(fc.nat(300), { maxLength: 6 }),
        (parts, cuts) => {
          const all = Buffer.concat(parts)
          fc.pre(!all.toString("latin1").includes(text))
          return (
            passed(
              all,
              cuts.map((cut) => Math.min(cut, all.length)),
            ) === all.toString("latin1")
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it("holds nothing back of a chunk that ends with a line", () => {
    const of = new Redactor(spellings(secret))
    expect(of.push(Buffer.from("data: sk-\n\n")).toString()).toBe("data: sk-\n\n")
    expect(of.push(Buffer.from("data: sk-CAN")).toString()).toBe("data: ")
    expect(of.push(Buffer.from("NOT\n\n")).toString()).toBe("sk-CANNOT\n\n")
    expect(of.found()).toBe(false)
  })
})
