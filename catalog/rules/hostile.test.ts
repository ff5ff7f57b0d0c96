import { describe, expect, it } from "vitest"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Fact } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import type { Definition, WireType } from "../../model/wire-type.ts"
import { rules } from "./index.ts"

const acp: AcpIndex = { version: 1, digest: "", definitions: [] }

function catalogOf(slots: readonly Fact[]): ReturnType<typeof resolve>["catalog"] {
  const contract: Fact = {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  }
  const declaration: Fact = {
    id: "declaration/acme/asked",
    kind: "declaration",
    name: "asked",
    body: { contract: { $ref: "contract/acme" }, member: "asked", values: ["yes"], raises: null },
  }
  const { catalog, problems } = resolve([contract, declaration, ...slots], acp)
  expect(problems).toEqual([])
  return catalog
}

function slotOf(name: string, type: WireType, definitions: readonly Definition[] = []): Fact {
  return {
    id: `slot/acme/${name}`,
    kind: "slot",
    name,
    body: {
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: `_acme/${name}`, from: "client", form: "request", declined: null },
      posture: "authority",
      gate: { $ref: "declaration/acme/asked" },
      payload: { type, definitions } as unknown as Fact["body"],
      life: "realized",
    },
  }
}

/** Processor time, which other processes on the machine do not lengthen. */
function milliseconds(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

describe("the rules together", () => {
  it("survive a type nested 20,000 deep, in two slots under one name", () => {
    const nested = (): WireType => {
      let type: WireType = { kind: "text", min: 0, max: null, pattern: null }
      for (let depth = 0; depth < 20_000; depth++) type = { kind: "nullable", of: type }
      return type
    }
    const slots = ["ask", "tell"].map((name) =>
      slotOf(name, { kind: "reference", to: "Deep" }, [{ name: "Deep", type: nested(), description: null }]),
    )
    const catalog = catalogOf(slots)
    expect(rules.flatMap(({ check }) => check(catalog)).map(({ what }) => what)).toEqual([
      "ask: Deep is text without an upper bound.",
      "tell: Deep is text without an upper bound.",
    ])
  })

  it("survive a chain of 10,000 definitions that ends in a loop", () => {
    const definitions = Array.from({ length: 10_000 }, (_, index): Definition => {
      const type: WireType = {
        kind: "list",
        item: { kind: "reference", to: `M${(index + 1) % 10_000}` },
        min: 0,
        max: 1,
      }
      return { name: `M${index}`, type, description: null }
    })
    const catalog = catalogOf([slotOf("ask", { kind: "reference", to: "M0" }, definitions)])
    const chained = rules.flatMap(({ check }) => check(catalog)).filter(({ at }) => at.endsWith("#/payload"))
    expect(chained.map(({ what }) => what)).toEqual([
      "ask: payload leads through 64 named types before it comes to M64, where every reader has stopped.",
    ])
  })

  it("take time in proportion to 1,000 and 16,000 slots, not to their square", () => {
    const closed: WireType = { kind: "object", members: [], excess: "closed" }
    const [few, lots] = [1_000, 16_000].map((count) =>
      catalogOf(Array.from({ length: count }, (_, index) => slotOf(`slot-${index}`, closed))),
    )
    const check = (catalog: typeof few): number =>
      Math.min(
        ...[1, 2, 3, 4].map(() =>
          milliseconds(() => rules.forEach((rule) => rule.check(catalog as NonNullable<typeof few>))),
        ),
      )
    check(few)
    expect(check(lots) / check(few)).toBeLessThan(64)
  })
})
