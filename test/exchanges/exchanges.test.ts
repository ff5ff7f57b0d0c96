import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import type { FrameSite } from "../../runtime/worker/prompt/frame.ts"
import { readFrame } from "../../runtime/worker/prompt/frame.ts"
import { defaultContracts } from "../../runtime/defaults.ts"
import type { Spoken } from "../../runtime/extensions/handlers.ts"
import { filesBelow } from "../files.ts"
import { at, definitionOf, departures, published } from "./exchange.ts"

const kit = join(import.meta.dirname, "../../output/author-kit")

const cases = defaultContracts.flatMap((spoken) =>
  Object.entries(spoken.contract.slots).map(([identifier, slot]) => ({
    spoken,
    identifier,
    slot,
    path: `${spoken.contract.name}/${slot.id.slice(slot.id.lastIndexOf("/") + 1)}.json`,
  })),
)

/** The same contract, with other code in one slot's handler. */
function changed(spoken: Spoken, identifier: string, member: string, code: () => unknown): Spoken {
  const { handlers } = spoken
  return { ...spoken, handlers: { ...handlers, [identifier]: { ...handlers[identifier], [member]: code } as never } }
}

function schema(path: string): object {
  return JSON.parse(readFileSync(path, "utf8")) as object
}

const protocol = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
protocol.addSchema(schema(join(kit, "../../catalog/acp/v1/schema.json")), "acp")

describe("golden exchanges", () => {
  it("exist for every slot of every default contract, and besides only for commands", () => {
    const slots = filesBelow("output/author-kit/exchanges", ".json")
      .filter((path) => "slot" in schema(path))
      .map((path) => path.slice("output/author-kit/exchanges/".length))
    expect(slots).toEqual(cases.map(({ path }) => path).toSorted())
    for (const { contract, handlers } of defaultContracts)
      expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(contract.slots).toSorted())
  })

  it.each(cases)("are kept by the handler: $path", ({ spoken, identifier, path }) => {
    expect(departures(published(path), spoken, identifier)).toEqual([])
  })

  const members = cases.flatMap((each) =>
    Object.keys(each.spoken.handlers[each.identifier] ?? {}).map((member) => ({ ...each, member })),
  )

  it.each(members)("are failed by a handler emptied of its $member: $path", ({ spoken, identifier, path, member }) => {
    for (const empty of [() => undefined, () => null, () => ({})])
      expect(departures(published(path), changed(spoken, identifier, member, empty), identifier)).not.toEqual([])
  })

  it.each(cases)("use every side of the slot: $path", ({ slot, path }) => {
    const { steps, says } = published(path)
    expect(says).toMatch(/\.$/)
    const sides = steps.filter(({ payload }) => payload !== undefined).map(({ from }) => from)
    expect(new Set(sides)).toEqual(new Set("decodeAnswer" in slot ? ["client", "agent"] : [slot.from]))
  })

  it.each(cases)("are made of messages that the pinned protocol schema accepts: $path", ({ path }) => {
    const exchange = published(path)
    let judged = 0
    for (const [index, { message }] of exchange.steps.entries()) {
      const definition = definitionOf(exchange, index)
      if (definition === null || message.error !== undefined) continue
      const accepts = protocol.compile({ $ref: `acp#/$defs/${definition}` })
      expect(accepts(message.params ?? message.result), JSON.stringify(accepts.errors)).toBe(true)
      expect(accepts("no object")).toBe(false)
      judged++
    }
    expect(judged).toBeGreaterThan(1)
  })

  it.each(cases)("have payloads that their own schema accepts, or refuses where they are wrong: $path", ({ path }) => {
    const { steps } = published(path)
    const carrying = steps.filter(({ payload }) => payload !== undefined)
    expect(carrying).not.toEqual([])
    for (const { message, payload = "", schema: file = "", value, wrong } of carrying) {
      const accepts = new Ajv2020({ strict: true }).compile(schema(join(kit, file)))
      expect(accepts(value ?? at(message, payload)), JSON.stringify(accepts.errors)).toBe(wrong === undefined)
    }
  })

  it("keep to the published schemas of their formats", () => {
    const ajv = new Ajv2020({ strict: true })
    const ofSlots = ajv.compile(schema(join(kit, "exchange.schema.json")))
    const ofProcesses = ajv.compile(schema(join(kit, "process-exchange.schema.json")))
    for (const path of filesBelow("output/author-kit/exchanges", ".json")) {
      const exchange = schema(path)
      const [own, other] = "slot" in exchange ? [ofSlots, ofProcesses] : [ofProcesses, ofSlots]
      expect(own(exchange), `${path} ${JSON.stringify(own.errors)}`).toBe(true)
      expect(other(exchange)).toBe(false)
    }
  })

  it.each(cases.filter(({ slot }) => slot.site.kind === "frame"))(
    "hold a frame that reads back to its value: $path",
    ({ slot, path }) => {
      const framed = published(path).steps.filter(({ payload }) => payload !== undefined)
      expect(framed).not.toEqual([])
      for (const { message, payload = "", value } of framed)
        expect(readFrame(slot.site as FrameSite, at(message, payload) as string)).toEqual({ ok: true, value })
    },
  )
})
