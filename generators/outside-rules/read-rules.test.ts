import { describe, expect, it } from "vitest"
import { temporaryProject } from "../load/temporary-catalog.fixture.ts"
import { resolve } from "../resolve/resolve.ts"
import { readRules } from "./read-rules.ts"
import type { OutsideRules } from "./read-rules.ts"

const rule = `import { rule } from "checkfu-catalog/rules"
import type { Catalog } from "checkfu-catalog/rules"
export const loudHarness = rule({
  code: "harness/loud",
  states: "No harness is called by a shout.",
  because: "A shout is heard by everybody.",
  check: ({ facts }: Catalog) =>
    facts.filter(({ kind, name }) => kind === "dialect" && /!|LOUD/.test(name)).map(({ id }) => ({ at: id, what: \`\${id} is loud.\`, fix: "say it softly" })),
})
`
const page = `# harness/loud

No harness is called by a shout. A shout is heard by everybody.

## Fails

A shout.

## Passes

A whisper.

## Accepting it

No exception.
`
const dialectOf = (name: string): string =>
  `{ id: "dialect/${name}", kind: "dialect", name: "${name}", body: { name: "${name}", method: "GET", path: "/sing" } }`
const whole = {
  "rule.ts": rule,
  "page.md": page,
  "pass.ts": `export const facts = [${dialectOf("soft")}]\n`,
  "fail.ts": `export const facts = [${dialectOf("LOUD")}]\nexport const expected = [{ code: "harness/loud", at: "dialect/LOUD", what: "dialect/LOUD is loud." }]\n`,
}

/** What is read of a rule in a package, with some of its files other than they should be; null: absent. */
async function read(
  changed: { readonly [file: string]: string | null } = {},
  folder = "harness-loud",
  from = "@acme/rules",
): Promise<OutsideRules> {
  const files = Object.entries({ ...whole, ...changed }).flatMap(([name, text]) =>
    text === null ? [] : [[`../node_modules/@acme/rules/rules/${folder}/${name}`, text] as const],
  )
  const project = temporaryProject({
    ...Object.fromEntries(files),
    "../node_modules/@acme/rules/package.json": '{ "name": "@acme/rules" }\n',
    "catalog.config.ts": `export default { rules: ["${from}"] }\n`,
  })
  try {
    const loaded = await project.load()
    expect(loaded.findings).toEqual([])
    return await readRules(loaded.rules, loaded.acp)
  } finally {
    project.remove()
  }
}

async function said(changed: { readonly [file: string]: string | null }): Promise<readonly string[]> {
  const { rules, findings } = await read(changed)
  expect(rules).toEqual([])
  return findings.map(({ code, what, at }) => `${code} ${at?.file.split("/").at(-1)} ${what}`)
}

const about = "The rule harness-loud of @acme/rules"

describe("a rule of a package", () => {
  it("judges under the package's name, and has a page of its own", async () => {
    const { rules, findings } = await read()
    expect(findings).toEqual([])
    expect(rules).toMatchObject([
      { code: "@acme/rules/harness/loud", name: "acme/rules/harness-loud", severity: "error", markdown: page },
    ])
    const body = { name: "LOUD", method: "GET", path: "/sing" }
    const { catalog } = resolve([{ id: "dialect/LOUD", kind: "dialect", name: "LOUD", body }], {
      version: 1,
      digest: "",
      definitions: [],
    })
    expect(rules[0]?.check(catalog)).toEqual([
      { at: "dialect/LOUD", what: "dialect/LOUD is loud.", fix: "say it softly" },
    ])
  })

  it("may be found by the path of its folder too", async () => {
    expect((await read({}, "harness-loud", "@acme/rules/rules")).rules).toHaveLength(1)
    expect((await read({}, "harness-loud", "node_modules/@acme/rules/rules")).rules).toMatchObject([
      { code: "@acme/rules/harness/loud" },
    ])
  })

  it("may come compiled", async () => {
    const compiled = rule.replace(/import type.*\n/, "").replace(": Catalog", "")
    const { rules } = await read({ "rule.ts": null, "rule.js": compiled })
    expect(rules).toHaveLength(1)
  })

  it.each([["page.md"], ["pass.ts"], ["fail.ts"]])("is refused without its %s", async (missing) => {
    expect(await said({ [missing]: null })).toEqual([`rule/incomplete rule.ts ${about} has no ${missing}.`])
  })

  it("is refused where its page does not say what it states", async () => {
    expect(
      await said({ "page.md": page.replace("A shout is heard by everybody. ", "").replace("heard", "seen") }),
    ).toEqual([`rule/unsound rule.ts ${about}: its page does not say "A shout is heard by everybody.".`])
    expect(await said({ "page.md": page.replace("# harness/loud", "# loud") })).toEqual([
      `rule/unsound rule.ts ${about}: its page does not begin with # harness/loud.`,
    ])
  })

  it("is refused where it blames what passes, or passes what fails", async () => {
    expect(await said({ "pass.ts": `export const facts = [${dialectOf("LOUD")}]\n` })).toEqual([
      `rule/unsound rule.ts ${about}: of pass.ts it says "dialect/LOUD is loud.", and should be silent.`,
    ])
    expect(
      await said({
        "fail.ts": `export const facts = [${dialectOf("soft")}]\n${whole["fail.ts"].split("\n")[1] ?? ""}`,
      }),
    ).toEqual([`rule/unsound rule.ts ${about}: of fail.ts it does not say "dialect/LOUD dialect/LOUD is loud.".`])
    expect(await said({ "fail.ts": `export const facts = [${dialectOf("soft")}]\n` })).toEqual([
      `rule/unsound rule.ts ${about}: fail.ts expects nothing of it.`,
    ])
  })

  it("is refused under another name than its folder's", async () => {
    const { findings } = await read({}, "harness-noisy")
    expect(findings.map(({ what }) => what)).toContain(
      "The rule harness-noisy of @acme/rules: its code is harness/loud, and that of its folder is harness/noisy, which reads topic/problem.",
    )
  })

  it("is refused where it cannot be run, with its line", async () => {
    expect(await said({ "rule.ts": 'import { nothing } from "acme-nowhere"\nexport const a = nothing\n' })).toEqual([
      'rule/unreadable rule.ts node_modules/@acme/rules/rules/harness-loud/rule.ts: the import leads nowhere: Could not resolve "acme-nowhere".',
    ])
    expect(await said({ "rule.ts": "export const a = 1\n" })).toEqual([
      `rule/unsound rule.ts ${about}: rule.ts exports no rule.`,
    ])
  })

  it("says so where it throws on a catalog, and nothing else is lost", async () => {
    const throwing = rule.replace("facts.filter(", "(facts.length > 1 ? null as never : facts).filter(")
    const { rules } = await read({ "rule.ts": throwing })
    const facts = ["a", "b"].map((name) => ({
      id: `dialect/${name}` as const,
      kind: "dialect",
      name,
      body: { name, method: "GET", path: "/sing" },
    }))
    const { catalog } = resolve(facts, { version: 1, digest: "", definitions: [] })
    expect(rules[0]?.check(catalog)).toMatchObject([
      {
        at: "rule/acme/rules/harness-loud",
        what: expect.stringMatching(/^@acme\/rules\/harness\/loud failed: /) as string,
      },
    ])
  })
})
