import { describe, expect, it } from "vitest"
import type { CrossSlotRule } from "../../model/cross-slot.ts"
import type { AnySlot, Contract } from "../../templates/contract.ts"
import {
  anyText,
  catalogOf,
  contractOf,
  exampleEntries,
  objectOf,
  orNull,
  payloadOf,
  refTo,
  slotOf,
} from "../../test/support/example-catalog.ts"
import { emittedBy, run } from "../../test/support/run-emitted.ts"
import { contractFiles } from "./contract.ts"

const declarations = exampleEntries().declarations ?? []
const [speed] = declarations
const words = { Word: anyText, Pair: objectOf({ left: refTo("Word"), "right?": orNull(refTo("Pair")) }) }
const contract = contractOf("acme", "owned", (head) => [
  slotOf(head, "seen-thing", payloadOf(objectOf({ a: refTo("Pair") }), words), { gate: speed ?? null }),
  slotOf(head, "asked", payloadOf(objectOf({ q: anyText })), {
    answer: payloadOf(refTo("Word"), words),
    posture: "authority",
    site: { kind: "method", acp: 1, method: "_acme/asked", from: "client", form: "request", declined: null },
    ride: { from: "client", carrier: "ACP extension request", wireName: "_acme/asked" },
  }),
  slotOf(head, "framed", payloadOf(anyText), {
    site: { kind: "frame", acp: 1, def: "PromptRequest.prompt", open: "<a>", close: "</a>" },
    ride: { from: "client", carrier: "session/prompt text block", wireName: "<a>" },
  }),
])
const crossSlot: readonly CrossSlotRule[] = [
  {
    id: "cross-slot/acme/asked-needs-seen",
    where: [{ kind: "present", slot: "slot/acme/seen-thing" }],
    demands: [
      { kind: "equals", slot: "slot/acme/asked", member: 'a "b"', value: false, not: true },
      { kind: "present", slot: "slot/acme/framed", not: true },
    ],
    because: "one would be lost",
    fix: "send both",
  },
]
const told = contractOf("told", "owned", (head) => [
  slotOf(head, "everything", payloadOf(anyText), {
    encoding: "base64",
    merge: "append",
    appends: "data",
    correlation: "id",
    aliases: [["old"], ["older", "still/older"]],
    overtakenBy: "usage_update",
    sensitivity: "secret",
  }),
  slotOf(head, "declined", payloadOf(anyText), {
    site: {
      kind: "method",
      acp: 1,
      method: "_told/declined",
      from: "agent",
      form: "request",
      declined: {
        outcome: {
          of: [null, 1, true, "x"],
          none: {},
          lists: [
            [1, 2],
            [3, 4],
          ],
          objects: [{ a: 1 }, {}],
        },
      },
    },
  }),
  slotOf(head, "silent", payloadOf(anyText), {
    site: { kind: "method", acp: 1, method: "_told/silent", from: "agent", form: "request", declined: null },
  }),
])
const catalog = catalogOf([{ ...contract, declarations, crossSlot }, contractOf("bare", "adopted", () => []), told], {
  ...exampleEntries(),
})
const files = emittedBy(catalog)

describe("a generated contract", () => {
  it("is data: its slots by identifier, each with its site, gate, side and decoders", async () => {
    const { acme, ...rest } = await run(files, "contracts/acme/index.ts")
    const { slots, ...head } = acme as Contract<"acme">
    expect(head).toEqual({
      name: "acme",
      ownership: "owned",
      keyPrefix: "acme.",
      methodPrefix: "_acme/",
      declarations,
      crossSlot,
    })
    expect(Object.keys(slots)).toEqual(["seenThing", "asked", "framed"])
    expect(slots["seenThing"]).toEqual({
      id: "slot/acme/seen-thing",
      site: { kind: "meta", def: "SessionNotification.update", at: ["_meta", "acme.seen-thing"] },
      posture: "fidelity",
      gate: "speed",
      from: "agent",
      decode: rest["decodeSeenThing"],
    })
    expect(slots["asked"]).toMatchObject({
      site: { kind: "method", method: "_acme/asked", form: "request" },
      from: "client",
      decode: rest["decodeAskedRequest"],
      decodeAnswer: rest["decodeAskedAcknowledgement"],
    })
    expect((slots["framed"] as AnySlot).site).toEqual({
      kind: "frame",
      def: "PromptRequest.prompt",
      open: "<a>",
      close: "</a>",
    })
    expect(Object.keys(rest).sort()).toEqual(
      ["AskedAcknowledgement", "AskedRequest", "Framed", "SeenThing"].flatMap((type) => [
        `decode${type}`,
        `decode${type}Text`,
      ]),
    )
  })

  it("says what a slot is beyond its head where that differs from what is usual, and nothing else", async () => {
    const { told: value } = await run(files, "contracts/told/index.ts")
    const { slots } = value as Contract<"told">
    expect(slots["everything"]).toMatchObject({
      encoding: "base64",
      merge: "append",
      appends: "data",
      correlation: "id",
      aliases: [["old"], ["older", "still/older"]],
      overtakenBy: "usage_update",
      sensitivity: "secret",
    })
    expect(slots["declined"]?.site).toEqual({
      kind: "method",
      method: "_told/declined",
      form: "request",
      declined: {
        outcome: {
          of: [null, 1, true, "x"],
          none: {},
          lists: [
            [1, 2],
            [3, 4],
          ],
          objects: [{ a: 1 }, {}],
        },
      },
    })
    expect(slots["silent"]?.site).toEqual({ kind: "method", method: "_told/silent", form: "request" })
    expect(Object.keys(slots["silent"] ?? {})).toEqual(["id", "site", "posture", "gate", "from", "decode"])
    expect("crossSlot" in (value as object)).toBe(false)
  })

  it("is the text that the formatter would write", async () => {
    const { format } = await import("prettier")
    for (const name of ["acme", "told"]) {
      const text = files.get(`contracts/${name}/index.ts`) as string
      expect(await format(text, { parser: "typescript", semi: false, printWidth: 100 })).toBe(text)
    }
  })

  it("declares its named types once, and only where it has any", () => {
    expect(files.get("contracts/acme/definitions.ts")).toContain("export type Word = string\n")
    expect(files.get("contracts/acme/definitions.ts")).toContain("  readonly right?: Pair | null\n")
    expect(files.has("contracts/bare/definitions.ts")).toBe(false)
    expect(files.get("contracts/bare/index.ts")).toContain("readonly slots: Record<string, never>")
  })

  it("names the facts that each file is made of", () => {
    const [index, definitions] = contractFiles(catalog, "there")
    expect(index).toMatchObject({
      path: "there/contracts/acme/index.ts",
      facts: [
        "contract/acme",
        "slot/acme/seen-thing",
        "slot/acme/asked",
        "slot/acme/framed",
        "cross-slot/acme/asked-needs-seen",
      ],
    })
    expect(definitions).toMatchObject({ path: "there/contracts/acme/definitions.ts" })
  })
})
