import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { resolve } from "../../generators/resolve/resolve.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import type { Expected } from "./expected.ts"
import { rules } from "./index.ts"

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .toSorted(byCodeUnit)

const acp: AcpIndex = {
  version: 1,
  digest: "0".repeat(64),
  definitions: [
    { name: "InitializeResponse", method: "initialize", role: "response", handledBy: "agent", members: ["_meta"] },
    { name: "InitializeRequest", method: "initialize", role: "request", handledBy: "agent", members: ["_meta"] },
    { name: "PromptRequest", method: "session/prompt", role: "request", handledBy: "agent", members: ["_meta"] },
    { name: "PromptResponse", method: "session/prompt", role: "response", handledBy: "agent", members: ["_meta"] },
    {
      name: "SessionNotification",
      method: "session/update",
      role: "notification",
      handledBy: "client",
      members: ["_meta", "update"],
    },
  ],
}

async function fixture(
  folder: string,
  name: "pass" | "fail",
): Promise<{ readonly facts: readonly Fact[]; readonly expected?: readonly Expected[] }> {
  return (await import(`./${folder}/${name}.ts`)) as {
    readonly facts: readonly Fact[]
    readonly expected?: readonly Expected[]
  }
}

describe("the folder of rules", () => {
  it("holds one folder for each registered rule, named like its code", () => {
    expect(folders).toEqual(rules.map(({ code }) => code.replace("/", "-")))
  })

  it("gives every rule a code of its own", () => {
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length)
  })

  it.each(rules)("$code reads topic/problem, states a sentence and gives its reason", ({ code, states, because }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/)
    expect(states).toMatch(/^[A-Z].*\.$/)
    expect(because).toMatch(/^[A-Z].*\.$/)
  })
})

describe.each(rules)("$code", ({ code, states, because, acceptable, check }) => {
  const folder = code.replace("/", "-")

  it("comes with its rule, its page and both fixtures", () => {
    for (const file of ["rule.ts", "page.md", "pass.ts", "fail.ts"])
      expect(existsSync(`${import.meta.dirname}/${folder}/${file}`), file).toBe(true)
  })

  it("has a page that says the code, the sentence and the reason, shows what fails and what passes, and how to accept", () => {
    const page = readFileSync(`${import.meta.dirname}/${folder}/page.md`, "utf8").replaceAll(/\s+/g, " ")
    expect(page.startsWith(`# ${code} `)).toBe(true)
    for (const text of [states, because, "## Fails", "## Passes", "## Accepting it"]) expect(page).toContain(text)
  })

  it("says on its page how a finding is accepted, or that none is", () => {
    const page = readFileSync(`${import.meta.dirname}/${folder}/page.md`, "utf8")
    const accepting = page.slice(page.indexOf("## Accepting it"))
    expect(accepting.includes(`accept: [accepting("${code}", `)).toBe(acceptable)
    expect(/\bno exception\b/i.test(accepting)).toBe(!acceptable)
  })

  it("is silent about its passing fixture", async () => {
    const { facts } = await fixture(folder, "pass")
    const { catalog, problems } = resolve(facts, acp)
    expect(problems).toEqual([])
    expect(check(catalog)).toEqual([])
  })

  it("says of its failing fixture exactly what is expected, and what mends it", async () => {
    const { facts, expected = [] } = await fixture(folder, "fail")
    const { catalog, problems } = resolve(facts, acp)
    expect(problems).toEqual([])
    const violations = check(catalog)
    const said = violations.map(({ at, what, fix }): Required<Expected> => ({ code, at, what, fix })).toSorted(byPlace)
    expect(said).toEqual(expected.map((each) => ({ fix: expect.any(String), ...each })))
    expect(expected.length).toBeGreaterThan(0)
    for (const { fix, what } of violations) {
      expect(fix).toMatch(/^[a-z].*[^.]$/)
      expect(what).toMatch(/\.$/)
    }
  })

  it("says the same whatever the order of the facts", async () => {
    const { facts } = await fixture(folder, "fail")
    expect(check(resolve(facts.toReversed(), acp).catalog)).toEqual(check(resolve(facts, acp).catalog))
  })
})

function byPlace(left: Expected, right: Expected): number {
  return byCodeUnit(left.at, right.at) || byCodeUnit(left.what, right.what)
}
