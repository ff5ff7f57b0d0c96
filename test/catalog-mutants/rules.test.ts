import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { rules } from "../../catalog/rules/index.ts"
import { readCatalog } from "../../generators/emit/catalog.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import { mutantsOf } from "./make.ts"
import { under } from "./mutant.ts"
import { observedIn } from "./observed.ts"
import type { Observed } from "./observed.ts"
import { withReferences } from "./views.ts"

const read = readCatalog(readFileSync("output/catalog.json", "utf8"))
if (!read.ok) throw new Error(read.problem)
const published = read
const observed = observedIn(published.facts)

/** A catalog with one fault, and what the fault is. */
interface Faulty {
  readonly says: string
  readonly facts: readonly Fact[]
}

/** Every mutant of a catalog's facts. */
function mutated(facts: readonly Fact[], values: Observed): readonly Faulty[] {
  return facts
    .flatMap((fact) => mutantsOf(fact, values))
    .map((mutant) => ({ says: mutant.says, facts: under(facts, mutant) }))
}

/** A catalog with one fact of another in it, in place of its own or beside it, and what that one refers to. */
function grafted(facts: readonly Fact[], other: readonly Fact[]): readonly Faulty[] {
  const theirs = new Map<FactId, Fact>(other.map((fact) => [fact.id, fact]))
  const own = new Map<FactId, Fact>(facts.map((fact) => [fact.id, fact]))
  return other
    .filter((fact) => JSON.stringify(fact) !== JSON.stringify(own.get(fact.id)))
    .map((fact) => {
      const needed = withReferences(fact, theirs).filter(({ id }) => id !== fact.id && !own.has(id))
      const whole = [...facts.filter(({ id }) => id !== fact.id), fact, ...needed]
      return { says: `${fact.id} as it stands in fail.ts`, facts: whole }
    })
}

/** The real catalog under the mutants of its facts of some kinds, evenly chosen. */
function ofCatalog(ofKinds: ReadonlySet<string>, most: number): readonly Faulty[] {
  const mutants = published.facts.filter(({ kind }) => ofKinds.has(kind)).flatMap((fact) => mutantsOf(fact, observed))
  const step = Math.max(1, Math.ceil(mutants.length / most))
  return mutants
    .filter((_, index) => index % step === 0)
    .map((mutant) => ({ says: mutant.says, facts: under(published.facts, mutant) }))
}

/** The real catalog with one member of a faulty fact in one of its facts of that kind. */
function infected(faulty: readonly Fact[], sound: readonly Fact[]): readonly Faulty[] {
  const known = new Set(
    sound.flatMap(({ kind, body }) => Object.entries(body).map((each) => JSON.stringify([kind, each]))),
  )
  return faulty.flatMap(({ kind, body }) =>
    Object.entries(body)
      .filter((each) => !known.has(JSON.stringify([kind, each])))
      .flatMap(([name, value]) =>
        published.facts
          .filter((fact) => fact.kind === kind)
          .map((fact) => ({
            says: `${fact.id}#/${name} as it stands in fail.ts`,
            facts: published.facts.map((each) =>
              each === fact ? { ...fact, body: { ...fact.body, [name]: value } } : each,
            ),
          })),
      ),
  )
}

async function fixture(code: string, name: "pass" | "fail"): Promise<readonly Fact[]> {
  const { facts } = (await import(`../../catalog/rules/${code.replace("/", "-")}/${name}.ts`)) as {
    readonly facts: readonly Fact[]
  }
  return facts
}

describe("each rule, by itself and without a golden file,", () => {
  const kills = new Map<string, number>()

  it.each(rules)(
    "kills at least five mutants of a catalog in which all that it asks about holds: $code",
    async (rule) => {
      const [facts, failing] = [await fixture(rule.code, "pass"), await fixture(rule.code, "fail")]
      const isKilled = (faulty: Faulty): boolean => {
        const { catalog, problems } = resolve(faulty.facts, published.acp)
        return problems.length === 0 && rule.check(catalog).length > 0
      }
      expect(isKilled({ says: "nothing", facts })).toBe(false)
      const made = mutated(facts, observedIn([...facts, ...failing, ...published.facts]))
      const killed = [...made, ...grafted(facts, failing)].filter(isKilled)
      if (killed.length < 5) killed.push(...infected(failing, facts).filter(isKilled))
      if (killed.length < 5) killed.push(...ofCatalog(new Set(facts.map(({ kind }) => kind)), 400).filter(isKilled))
      kills.set(rule.code, killed.length)
      expect(killed.length, killed.map(({ says }) => says).join("\n")).toBeGreaterThanOrEqual(5)
    },
  )

  it("is counted", () => {
    const counts = [...kills].map(([code, count]) => `${String(count).padStart(5)}  ${code}`)
    console.log(["mutants killed by each rule alone", ...counts].join("\n"))
    expect(kills.size).toBe(rules.length)
  })
})
