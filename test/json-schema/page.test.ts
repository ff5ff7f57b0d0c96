import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { formatsByName } from "../../runtime/admission/configuration/format/formats.ts"
import { checkConfigurationSchema, patternBounds, schemaBounds, valueBounds } from "../../runtime/admission/index.ts"

const page = readFileSync("docs/guides/configuration-schemas.mdx", "utf8")

/** The numbers in the table under a heading, in their order. */
function boundsUnder(heading: string): readonly number[] {
  const section = page.split(/^## /m).find((each) => each.startsWith(heading)) ?? ""
  return [...section.matchAll(/^\| .* \| ([0-9,]+) \|$/gm)].map(([, number = ""]) => Number(number.replaceAll(",", "")))
}

it.each([
  ["Bounds of a schema", schemaBounds],
  ["Bounds of a value", valueBounds],
  ["Patterns", patternBounds],
] as const)("the page states every bound under %s, in the order of the code", (heading, bounds) => {
  expect(boundsUnder(heading)).toEqual(Object.values(bounds))
})

it("the page lists every format with what it wants and its example, in the order of the code", () => {
  const section = page.split(/^## /m).find((each) => each.startsWith("Formats")) ?? ""
  const rows = [...section.matchAll(/^\| `([^`]+)` \| (.+) \| `([^`]+)` \|$/gm)].map(([, ...cells]) => cells)
  expect(rows).toEqual(Object.entries(formatsByName).map(([name, { wants, example }]) => [name, wants, example]))
  const { wants, example } = formatsByName["date-time"]
  expect(section).toContain(`must be ${wants}, by schema.json.`)
  expect(section).toContain(`write it as in ${example}, or change the format in the schema\n`)
})

it("its example is accepted, and its table knows every code that the profile reports", () => {
  const [, example = ""] = /```json\n([^]*?)```/.exec(page) ?? []
  expect(checkConfigurationSchema(example).ok).toBe(true)
  const sources = ["check", "identity", "keywords", "read-json", "reference", "source", "static-value", "walk"]
  const text = sources.map((name) => readFileSync(`runtime/admission/profile/${name}.ts`, "utf8")).join("\n")
  const reported = [...text.matchAll(/(?:report\(\s*|refused\(|code: )"([a-zA-Z0-9-]+)"/g)].map(
    ([, code]) => code as string,
  )
  expect(new Set(reported).size).toBeGreaterThan(25)
  const missing = reported.filter((code) => !/^(?:limit|pattern)-/.test(code) && !page.includes(`\`${code}\``))
  expect(missing).toEqual([])
})
