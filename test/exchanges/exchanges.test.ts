import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import type { FrameSite } from "../../runtime/worker/frame.ts"
import { readFrame } from "../../runtime/worker/frame.ts"
import { defaultContracts } from "../../runtime/defaults.ts"
import type { Spoken } from "../../runtime/driver/handlers.ts"
import { departures } from "./exchange.ts"
import type { Exchange } from "./exchange.ts"

const folder = import.meta.dirname

const cases = defaultContracts.flatMap((spoken) =>
  Object.entries(spoken.contract.slots).map(([identifier, slot]) => ({
    spoken,
    identifier,
    slot,
    path: `${spoken.contract.name}/${slot.id.slice(slot.id.lastIndexOf("/") + 1)}.json`,
  })),
)

function golden(path: string): Exchange {
  return JSON.parse(readFileSync(join(folder, path), "utf8")) as Exchange
}

/** The same contract, with other code in one slot's handler. */
function changed(spoken: Spoken, identifier: string, member: string, code: () => unknown): Spoken {
  const { handlers } = spoken
  return { ...spoken, handlers: { ...handlers, [identifier]: { ...handlers[identifier], [member]: code } as never } }
}

const protocol = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
protocol.addSchema(JSON.parse(readFileSync(join(folder, "../../catalog/acp/v1/schema.json"), "utf8")) as object, "acp")

describe("golden exchanges", () => {
  it("exist for every slot of every default contract, and for nothing else", () => {
    const written = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((path) => path.endsWith(".json"))
    expect(written.map((path) => path.replaceAll("\\", "/")).toSorted()).toEqual(
      cases.map(({ path }) => path).toSorted(),
    )
    for (const { contract, handlers } of defaultContracts)
      expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(contract.slots).toSorted())
  })

  it.each(cases)("are kept by the handler: $path", ({ spoken, identifier, path }) => {
    expect(departures(golden(path), spoken, identifier)).toEqual([])
  })

  const members = cases.flatMap((each) =>
    Object.keys(each.spoken.handlers[each.identifier] ?? {}).map((member) => ({ ...each, member })),
  )

  it.each(members)("are failed by a handler emptied of its $member: $path", ({ spoken, identifier, path, member }) => {
    for (const empty of [() => undefined, () => null, () => ({})])
      expect(departures(golden(path), changed(spoken, identifier, member, empty), identifier)).not.toEqual([])
  })

  it.each(cases)("use every part of the handler and every side of the slot: $path", ({ slot, path }) => {
    const { steps, says } = golden(path)
    expect(says).toMatch(/\.$/)
    expect(new Set(steps.map(({ from }) => from))).toEqual(
      new Set("decodeAnswer" in slot ? ["client", "agent"] : [slot.from]),
    )
  })

  it.each(cases.filter(({ slot }) => slot.site.kind !== "method"))(
    "ride on messages that the pinned protocol schema accepts: $path",
    ({ slot, path }) => {
      const definition = slot.site.kind === "method" ? "" : (slot.site.def.split(".")[0] as string)
      const accepts = protocol.compile({ $ref: `acp#/$defs/${definition}` })
      for (const { message } of golden(path).steps)
        expect(accepts(message.params ?? message.result), JSON.stringify(accepts.errors)).toBe(true)
      expect(accepts({ sessionId: 7, protocolVersion: "one" })).toBe(false)
    },
  )

  it.each(cases.filter(({ slot }) => slot.site.kind === "frame"))(
    "hold a frame that reads back to its value: $path",
    ({ slot, path }) => {
      for (const step of golden(path).steps) {
        if (step.from !== "client") throw new Error(path)
        const back = readFrame(slot.site as FrameSite, (step.fragment as { readonly text: string }).text)
        expect(back).toEqual({ ok: true, value: step.value })
      }
    },
  )
})
