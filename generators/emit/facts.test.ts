import { describe, expect, it } from "vitest"
import { catalogOf, exampleEntries } from "../../test/support/example-catalog.ts"
import { emittedBy, run } from "../../test/support/run-emitted.ts"
import { factFiles } from "./facts.ts"

const entries = exampleEntries()
const files = emittedBy(catalogOf([], entries))
const lists = {
  axes: "axes",
  dialects: "dialects",
  providers: "providers",
  drivers: "drivers",
  declarations: "declarations",
  harnesses: "harnesses",
  runCapabilities: "run-capabilities",
  accessLanes: "access-lanes",
  experienceProfiles: "experience-profiles",
  checks: "checks",
  modelCards: "model-cards",
  adoptionSources: "adoption-sources",
  sessionOutcomes: "session-outcomes",
  updateRoutings: "update-routings",
  hostTools: "host-tools",
  platformTools: "platform-tools",
  lineForms: "line-forms",
  taskModes: "task-modes",
} as const
const listed = Object.entries(lists) as readonly [keyof typeof lists, string][]

describe("generated facts", () => {
  for (const [list, module] of listed)
    it(`hold the catalog's ${list} as they were resolved, in its order`, async () => {
      expect((await run(files, `facts/${module}.ts`))[list]).toEqual(
        entries[list === "runCapabilities" ? "capabilities" : list],
      )
    })

  it("refer to one another by import, so that equal entries are one", async () => {
    const { rocket } = await run(files, "facts/harnesses.ts")
    expect(rocket).toEqual(entries.harnesses?.[0])
    expect(files.get("facts/harnesses.ts")).toContain('import { acmePlug, acmeSpeed } from "./declarations.ts"\n')
    expect(files.get("facts/harnesses.ts")).toContain("  dialects: [spokenForm, other],\n")
  })

  it("keep a member of any name, and no prototype", async () => {
    const { rocket } = await run(files, "facts/harnesses.ts")
    const { ceiling } = rocket as { readonly ceiling: object }
    expect(Object.getOwnPropertyNames(ceiling)).toEqual(["speed", "__proto__"])
    expect(Object.getPrototypeOf(ceiling)).toBe(Object.prototype)
  })

  it("of an empty catalog are empty lists", async () => {
    const none = emittedBy(catalogOf([]))
    for (const [list, module] of listed) expect((await run(none, `facts/${module}.ts`))[list]).toEqual([])
  })

  it("name the facts that each file is made of", () => {
    const [axes] = factFiles(catalogOf([], entries), "there")
    expect(axes).toMatchObject({ path: "there/facts/axes.ts", facts: ["axis/speed", "axis/single-step"] })
  })
})
