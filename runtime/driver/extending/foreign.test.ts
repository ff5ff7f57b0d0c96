import { describe, expect, it } from "vitest"
import { begun, settled, words } from "../../../test/driver/fake-agent.ts"
import { accept, kindOf, refuse } from "../../../output/kernel.ts"
import type { Contract, InboundSlot, OutboundSlot, RequestSlot } from "../../../output/contract.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import { granting } from "../../extensions/handlers/granting.ts"
import { speaking } from "../../extensions/handlers.ts"
import type { Handlers } from "../../extensions/handlers.ts"
import { asking, job } from "../../extensions/roles.ts"
import type { Roles } from "../../extensions/roles.ts"
import { extensions } from "./extensions.ts"
import { giving } from "./given.ts"

interface Note {
  readonly session: string
  readonly number: string
  readonly words: string
}

interface Acme extends Contract<"acme"> {
  readonly slots: {
    readonly hello: InboundSlot<object>
    readonly budget: OutboundSlot<{ readonly euros: number }>
    readonly note: RequestSlot<Note, { readonly taken: boolean }>
  }
}

const anything = (input: unknown) =>
  kindOf(input) === "object" ? accept(input as never) : refuse("invalid", "an object", kindOf(input), "slot/acme/x")

const takesNotes = { id: "declaration/acme/notes", name: "notes", member: "notes", values: ["yes"], raises: null }

/** A contract that knows nothing of ours: other methods, other words, an acknowledgement that is a boolean. */
const acme: Acme = {
  name: "acme",
  ownership: "owned",
  keyPrefix: "acme.",
  methodPrefix: "_acme/",
  declarations: [takesNotes],
  slots: {
    hello: {
      id: "slot/acme/hello",
      site: { kind: "meta", def: "InitializeResponse", at: ["_meta", "acme.hello"] },
      posture: "handshake",
      gate: null,
      from: "agent",
      decode: anything,
    },
    budget: {
      id: "slot/acme/budget",
      site: { kind: "meta", def: "PromptRequest", at: ["_meta", "acme", "budget"] },
      posture: "authority",
      gate: null,
      from: "client",
      decode: anything,
    },
    note: {
      id: "slot/acme/note",
      site: { kind: "method", method: "_acme/note", form: "request" },
      posture: "authority",
      gate: "notes",
      from: "client",
      decode: anything,
      decodeAnswer: (input) =>
        kindOf((input as { taken?: unknown } | null)?.taken) === "boolean" ? accept(input as never) : anything(null),
    },
  },
}

const handlers: Handlers<Acme> = {
  hello: {
    read: () => ({ kind: "declaring", slot: "slot/acme/hello", declarations: [takesNotes.id], mechanisms: [] }),
  },
  budget: granting(acme.slots.budget, acme.declarations),
  note: {
    ...granting(acme.slots.note, acme.declarations),
    answer: ({ taken }, { session, number }) => {
      const record = { kind: "delivery", slot: "slot/acme/note", session, input: number } as const
      return taken ? { ...record, phase: "delivered" } : { ...record, phase: "refused", reason: null }
    },
  },
}

const roles: Roles = {
  steering: asking(acme.slots.note, ({ sessionId, input, text }) => ({
    session: sessionId,
    number: input,
    words: text,
  })),
}

describe("a contract of somebody else's", () => {
  const open = () =>
    begun(
      { extending: extensions({ spoken: [speaking(acme, handlers, roles)], newInput: () => "n" }) },
      { _meta: { "acme.hello": { notes: "yes" } } },
    )

  it("steers by its own words, and what it refuses becomes the next prompt", async () => {
    const { fake, session } = await open()
    void session.prompt("go")
    fake.update(words("so far"))
    const first = session.steer("one")
    expect(fake.sent.at(-1)).toEqual({ asked: "_acme/note", params: { session: "s1", number: "n", words: "one" } })
    fake.answer("_acme/note", { taken: true })
    expect(await first).toEqual({ input: "n", fate: "delivered" })
    const second = session.steer("two")
    fake.answer("_acme/note", { taken: false })
    expect(await second).toMatchObject({ fate: "promoted", because: "refused" })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(1_000)
    await settled()
    expect(fake.sent.at(-1)).toMatchObject({ asked: "session/prompt", params: { prompt: [{ text: "two" }] } })
  })

  it("puts what is given where its slot says, and what nobody speaks nowhere", async () => {
    const { fake, session } = await open()
    void session.prompt("go", true, { given: [giving(acme.slots.budget, { euros: 3 })] })
    expect(fake.sent.at(-1)).toMatchObject({ params: { _meta: { acme: { budget: { euros: 3 } } } } })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(1_000)
    await settled()
    const unspoken = { ...acme.slots.budget, id: "slot/other/budget" }
    const refusal = await session.prompt("more", true, { given: [giving(unspoken, { euros: 3 })] }).result
    expect(refusal).toMatchObject({ failure: { code: "refused", refusal: { code: "send/unspoken" } } })
  })

  it("whose block of a prompt nobody named is refused, and no block of the prompt is lost", async () => {
    const { session, fake } = await begun()
    const mark = giving(onehorizon.slots.blockMeta, { version: 1, trust: "trusted", taskMode: null })
    const result = await session.prompt("go", true, { given: [mark] }).result
    expect(result).toMatchObject({ failure: { refusal: { code: "send/misplaced" } } })
    expect(fake.sent.some((each) => "asked" in each && each.asked === "session/prompt")).toBe(false)
  })

  it("has jobs done only by slots of the right kind", () => {
    // @ts-expect-error the agent writes it
    const inbound = job(acme.slots.hello, () => ({}))
    // @ts-expect-error it takes no answer
    const silent = asking(acme.slots.budget, () => ({ euros: 1 }))
    // @ts-expect-error that is not its payload
    const wrong: Roles["steering"] = asking(acme.slots.note, ({ text }) => ({ text }))
    expect([inbound, silent, wrong]).toHaveLength(3)
  })
})
