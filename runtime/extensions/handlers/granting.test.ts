import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import type { OutboundSlot } from "../../../output/contract.ts"
import { checkfuHandlers } from "../../defaults.ts"
import type { Sender } from "../handlers.ts"
import { granting } from "./granting.ts"

const all = new Set(checkfu.declarations.map(({ id }) => id))

/** Each grant with a value that it takes, values that it does not, and the declaration that it needs. */
const grants: readonly (readonly [keyof typeof checkfuHandlers, unknown, readonly unknown[], string | null])[] = [
  [
    "builtinTools",
    { tools: ["read_file"] },
    [null, {}, { tools: null }, { tools: [""] }, { tools: "read_file" }, { tools: Array(257).fill("x") }],
    "declaration/checkfu/builtin-tool-scoping",
  ],
  ["continuity", { mode: "fresh" }, [null, {}, "fresh", { mode: "resume" }, { mode: "fresh", since: 1 }], null],
  [
    "runtimeConfig",
    { context_window: 200_000 },
    [null, {}, { context_window: 0 }, { context_window: 1.5 }, { context_window: 1, compaction: {} }],
    null,
  ],
  [
    "outputSchema",
    { type: "object" },
    [null, [], true, "{}", { deep: "x".repeat(40_000) }],
    "declaration/checkfu/structured-output",
  ],
  [
    "resume",
    { version: "1", state: null },
    [null, {}, { version: "1" }, { version: "", state: 1 }, { version: "1", state: "x".repeat(1_048_577) }],
    "declaration/checkfu/native-checkpoint",
  ],
]

describe.each(grants)("the grant %s", (identifier, value, wrong, needs) => {
  const { send } = checkfuHandlers[identifier] as Sender<unknown>

  it("goes out as the value that was given, itself and not a copy", () => {
    const sending = send(value, { declared: all })
    expect(sending).toMatchObject({ ok: true, observation: null, outgoing: { kind: "meta", def: "NewSessionRequest" } })
    expect(sending.ok && sending.outgoing.kind === "meta" && sending.outgoing.value).toBe(value)
  })

  it("is held to its decoder before it is sent, and its refusal repeats nothing of the value", () => {
    for (const each of wrong) {
      const sending = send(each, { declared: all })
      expect(sending).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^send\/(invalid|limit)$/) } })
      expect(JSON.stringify(sending)).not.toMatch(/x{9}/)
    }
  })

  it("is sent to an agent that declared what opens it, and to no other", () => {
    const others = new Set([...all].filter((id) => id !== needs))
    expect(send(value, { declared: others }).ok).toBe(needs === null)
    expect(send(value, { declared: new Set(needs === null ? [] : [needs]) }).ok).toBe(true)
    if (needs !== null)
      expect(send(wrong[0], { declared: others })).toMatchObject({
        refusal: { code: "send/undeclared", facts: [expect.stringMatching(/^slot\//), needs] },
      })
  })
})

describe("a grant whose gate its contract does not know", () => {
  it("is never sent", () => {
    const slot: OutboundSlot<unknown> = { ...checkfu.slots.continuity, gate: "forgotten" }
    expect(granting(slot, checkfu.declarations).send({ mode: "fresh" }, { declared: all })).toMatchObject({
      ok: false,
      refusal: { code: "send/undeclared", facts: [slot.id] },
    })
  })
})
