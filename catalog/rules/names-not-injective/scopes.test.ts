import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { resolve } from "../../../generators/resolve/resolve.ts"
import { reservedExports } from "../../../generators/text/names.ts"
import type { Fact } from "../../../model/fact.ts"
import { generatedNames } from "../../../model/naming.ts"
import { namesNotInjective } from "./rule.ts"

it("reserves every type that the kernel and the entries export", () => {
  const files = ["../../../templates/kernel.ts", "../../../model/entries.ts", "../../../model/endpoint-entries.ts"]
  for (const file of files) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8")
    const exported = [...text.matchAll(/^export (?:interface|type|const|function) (\w+)/gm)].map(
      ([, name]) => name as string,
    )
    expect(exported.length).toBeGreaterThan(4)
    for (const name of exported) expect(generatedNames.has(name), name).toBe(true)
  }
})

it("reserves everything that the emitters count on", () => {
  for (const name of reservedExports) expect(generatedNames.has(name), name).toBe(true)
})

it("finds two pages of one path, made for facts or written by hand", () => {
  const page = (name: string, each: Fact["body"] | null): Fact => ({
    id: `page/${name}`,
    kind: "page",
    name,
    body: { title: name, description: name, tables: [], skeleton: each === null ? null : "fact", each },
  })
  const where = [{ member: "method", is: "GET", not: true }]
  const dialect = (name: string, method: string): Fact => ({
    id: `dialect/${name}`,
    kind: "dialect",
    name,
    body: { method, path: `/${name}` },
  })
  const axis: Fact = { id: "axis/chat", kind: "axis", name: "chat", body: { values: [], below: [] } }
  const each = { kinds: ["axis", "dialect"], where, title: "{name}", description: "{name}", skeleton: "fact" }
  const { catalog, problems } = resolve(
    [axis, dialect("chat", "POST"), dialect("hidden", "GET"), page("all", each), page("all/hidden", null)],
    { version: 1, digest: "", definitions: [] },
  )
  expect(problems).toEqual([])
  expect(namesNotInjective.check(catalog).map(({ what }) => what)).toEqual([
    "axis/chat and dialect/chat both read all/chat among the pages.",
  ])
})
