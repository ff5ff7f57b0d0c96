import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { accept, kindOf, refuse } from "../../output/kernel.ts"
import type { AnySlot } from "../../output/contract.ts"
import type { Result } from "../../output/kernel.ts"
import type { Spoken } from "./handlers.ts"
import { minting } from "./mint.ts"
import { callReader } from "./call.ts"
import { declining } from "./declining.ts"
import { callReceiver } from "./receive.ts"

const yes = (input: unknown): Result<unknown> =>
  input === "yes" ? accept(input) : refuse("invalid", "yes", kindOf(input), "slot/acme/x")

function methodSlot(
  name: string,
  form: "request" | "notification",
  more: Partial<AnySlot> & { decodeAnswer?: typeof yes } = {},
  declined?: unknown,
): AnySlot {
  const site = {
    kind: "method",
    method: `_acme/${name}`,
    form,
    ...(declined === undefined ? {} : { declined }),
  } as const
  return metaSlot(name, "fidelity", [], { site, ...more } as Partial<AnySlot>)
}

const slots = {
  ask: methodSlot("ask", "request", { aliases: [["acme/ask"]], decodeAnswer: yes }, "yes"),
  unfit: methodSlot("unfit", "request", { decodeAnswer: yes }, "no"),
  free: methodSlot("free", "request", {}, { outcome: null }),
  plain: methodSlot("plain", "request"),
  tell: methodSlot("tell", "notification", { aliases: [["_acme/ask"], ["acme/tell"]] }),
  gated: methodSlot("gated", "notification", { gate: "more" }),
  ours: methodSlot("ours", "request", { from: "client" }, "yes"),
}
const contract = acme(slots)
const notFound = { error: { code: -32601, message: "Method not found" } }

describe("an extension call", () => {
  const read = callReader([contract])
  const short = (
    method: string,
    form: "request" | "notification",
    params: unknown,
    declared = new Set<string>(),
  ): unknown => {
    const { members, ignored, diagnostics, refusals } = read({ method, form, params, from: "agent" }, declared)
    expect([ignored, refusals]).toEqual([[], []])
    return [members.map(({ identifier, value }) => [identifier, value]), diagnostics.map(({ code }) => code)]
  }

  it("is one member with its slot's value", () => {
    expect(short("_acme/ask", "request", { n: 1 })).toEqual([[["ask", { n: 1 }]], []])
    expect(short("_acme/tell", "notification", { n: 1, x: 2 })).toEqual([[["tell", { n: 1 }]], ["fidelity/excess"]])
    expect(short("_acme/tell", "notification", undefined)).toEqual([[], ["fidelity/malformed"]])
  })

  it("is read under an older name, and a method's current name wins over another's older one", () => {
    expect(short("acme/ask", "request", { n: 1 })).toEqual([[["ask", { n: 1 }]], ["fidelity/alias"]])
    expect(short("acme/tell", "notification", { n: 1 })).toEqual([[["tell", { n: 1 }]], ["fidelity/alias"]])
    expect(short("_acme/ask", "request", { n: 1 })).toEqual([[["ask", { n: 1 }]], []])
  })

  it("is not delivered without its declaration, in another form, from the other side, or under an unknown name", () => {
    expect(short("_acme/gated", "notification", { n: 1 })).toEqual([[], ["conformance/undeclared"]])
    expect(short("_acme/gated", "notification", { n: 1 }, new Set(["declaration/acme/more"]))).toEqual([
      [["gated", { n: 1 }]],
      [],
    ])
    expect(short("_acme/ask", "notification", { n: 1 })).toEqual([[], ["call/form"]])
    expect(short("_acme/ours", "request", { n: 1 })).toEqual([[], ["call/unknown"]])
    for (const method of ["_acme/never", "toString", "__proto__", ""])
      expect(short(method, "request", {})).toEqual([[], ["call/unknown"]])
  })

  it("of the agent's making stands in no sentence unescaped", () => {
    const { diagnostics } = read(
      { method: `\u001b[31m${"x".repeat(999)}`, form: "request", params: 0, from: "agent" },
      new Set(),
    )
    expect(diagnostics[0]?.what).toMatch(/^"\\u001b\[31mx{59}\.\.\." is a method/)
  })
})

describe("a request that nobody serves", () => {
  const decline = declining([contract])

  it.each([
    ["the safe answer of its slot", "_acme/ask", { result: "yes" }],
    ["the same under an older name", "acme/ask", { result: "yes" }],
    ["a safe answer that no decoder holds to anything", "_acme/free", { result: { outcome: null } }],
    ["the error where the safe answer is none of its own answers", "_acme/unfit", notFound],
    ["the error where there is no safe answer", "_acme/plain", notFound],
    ["the error where nobody knows the method", "_acme/never", notFound],
    ["the error where the method is a notification", "_acme/tell", notFound],
    ["the error where the method is ours to call", "_acme/ours", notFound],
    ["the error for a name that every object has", "constructor", notFound],
  ])("gets %s", (_, method, answer) => {
    expect(decline(method)).toEqual(answer)
  })

  const spoken: Spoken = {
    contract,
    handlers: {
      tell: { read: () => ({ kind: "declaring", slot: "slot/acme/tell", declarations: [], mechanisms: [] }) },
    } as never,
  }
  const receive = callReceiver([spoken])
  const received = (method: string, form: "request" | "notification", params: unknown): unknown => {
    const { observations, diagnostics, answer } = receive({ method, form, params }, new Set(), { mint: minting("r") })
    return [observations.length, diagnostics.map(({ code }) => code), answer]
  }

  it("is recorded and answered, also where its parameters cannot be read", () => {
    expect(received("_acme/ask", "request", { n: 1 })).toEqual([0, ["call/unserved"], { result: "yes" }])
    expect(received("_acme/ask", "request", "?")).toEqual([0, ["fidelity/malformed"], { result: "yes" }])
    expect(received("_acme/tell", "request", { n: 1 })).toEqual([0, ["call/form"], notFound])
  })

  it("has no answer as a notification, which is observed or else recorded", () => {
    expect(received("_acme/tell", "notification", { n: 1 })).toEqual([1, [], null])
    expect(received("_acme/never", "notification", { n: 1 })).toEqual([0, ["call/unknown"], null])
    expect(received("_acme/gated", "notification", { n: 1 })).toEqual([0, ["conformance/undeclared"], null])
  })

  it("never goes without an answer, and nothing is thrown or changed, whatever is called", () => {
    const method = fc.oneof(
      fc.constantFrom("_acme/ask", "acme/ask", "_acme/unfit", "_acme/plain", "_acme/gated"),
      fc.string(),
    )
    fc.assert(
      fc.property(method, fc.constantFrom("request", "notification"), fc.jsonValue(), (name, form, params) => {
        const before = JSON.stringify(params)
        const { answer, diagnostics, observations } = receive({ method: name, form, params }, new Set(), {
          mint: minting("r"),
        })
        expect(answer === null).toBe(form === "notification")
        expect(diagnostics.length + observations.length).toBeGreaterThan(0)
        expect(JSON.stringify(params)).toBe(before)
      }),
      { numRuns: 1000 },
    )
  })
})
