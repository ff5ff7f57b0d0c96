import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PlanEntry } from "../../model/plan.ts"
import { digestOf } from "./manifest.ts"
import { plan } from "./plan.ts"

const file = (path: string, text = "text\n"): PlanEntry => ({ kind: "file", path, text, facts: ["thing/one"] })
const region = (path: string, name: string, text = "text"): PlanEntry => ({
  kind: "region",
  path,
  region: name,
  text,
  facts: [],
})
const made = (entries: readonly PlanEntry[]) => plan(entries, ["output"], "output/manifest.txt", "docs")
const codes = (...entries: readonly PlanEntry[]) => made(entries).findings.map(({ code }) => code)

describe("a plan", () => {
  it("is sorted by path, then region, and gains nothing but the manifest of its files", () => {
    const { plan: planned, findings } = made([
      region("docs/p.mdx", "b"),
      file("output/z.ts"),
      region("docs/p.mdx", "a"),
      file("output/a.ts"),
    ])
    expect(findings).toEqual([])
    expect(planned.entries.map((entry) => `${entry.path} ${entry.kind === "region" ? entry.region : ""}`)).toEqual([
      "docs/p.mdx a",
      "docs/p.mdx b",
      "output/a.ts ",
      "output/manifest.txt ",
      "output/z.ts ",
    ])
    const manifest = planned.entries.find(({ path }) => path === "output/manifest.txt")
    expect(manifest?.text).toBe(`${digestOf("text\n")}  output/a.ts\n${digestOf("text\n")}  output/z.ts\n`)
  })

  it("is the same for every order of its entries", () => {
    const entries = ["b", "a", "B-", "a_", "c/d"]
      .map((name) => file(`output/${name}.ts`))
      .concat([region("docs/p.mdx", "x"), region("docs/p.mdx", "X")])
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        expect(made(shuffled)).toEqual(made(entries))
      }),
    )
  })

  it.each(["../a.ts", "/a.ts", "output\\a.ts", "output//a.ts", "output/nul.ts"])("refuses the path %s", (path) => {
    expect(codes(file(path))).toEqual(["plan/path"])
  })

  it("refuses a file outside the owned folders and the docs, and a region outside the docs", () => {
    expect(codes(file("package.json"), file("outputs/a.ts"), region("output/a.mdx", "x"))).toEqual([
      "plan/outside",
      "plan/outside",
      "plan/outside",
    ])
    expect(codes(file("docs/reference/slots.mdx"))).toEqual([])
  })

  it("refuses two texts for one place", () => {
    expect(codes(file("output/a.ts"), file("output/a.ts", "other\n"))).toEqual(["plan/duplicate"])
    expect(codes(region("docs/p.mdx", "x"), region("docs/p.mdx", "x"))).toEqual(["plan/duplicate"])
    expect(codes(file("docs/p.mdx"), region("docs/p.mdx", "x"))).toEqual(["plan/duplicate"])
    expect(codes(file("output/manifest.txt"))).toEqual(["plan/duplicate"])
  })

  it("refuses places that are one on a disk that ignores case, folders too", () => {
    expect(codes(file("output/A.ts"), file("output/a.ts"))).toEqual(["plan/collision"])
    expect(codes(file("output/A/x.ts"), file("output/a/y.ts"))).toEqual(["plan/collision"])
    expect(codes(file("output/Manifest.txt"))).toEqual(["plan/collision"])
    expect(codes(region("docs/P.mdx", "x"), region("docs/p.mdx", "x"))).toEqual(["plan/collision"])
  })

  it("refuses a file where a folder is planned", () => {
    expect(codes(file("output/a"), file("output/a/b.ts"))).toEqual(["plan/collision"])
  })

  it.each([
    ["no final line feed", "a"],
    ["two final line feeds", "a\n\n"],
    ["nothing", ""],
    ["a carriage return", "a\r\n"],
    ["a byte order mark", "\uFEFFa\n"],
    ["half a surrogate pair", "\ud800\n"],
  ])("refuses text with %s", (_, text) => {
    expect(codes(file("output/a.ts", text))).toEqual(["plan/text"])
  })

  it.each(["{/* generated:y */}", "{/* /generated:x */}\n{/* generated:x */}", "```\ncode"])(
    "refuses region text that would break its comments: %j",
    (text) => {
      expect(codes(region("docs/p.mdx", "x", text))).toEqual(["plan/text"])
    },
  )

  it("refuses a region that cannot be found again", () => {
    expect(codes(region("docs/p.md", "x"), region("docs/q.mdx", "x y"), region("docs/q.mdx", "/x"))).toEqual([
      "plan/region",
      "plan/region",
      "plan/region",
    ])
  })

  it("warns above 200 kB and refuses above 1 MB, but lets data be of any size", () => {
    const big = `${"x".repeat(200_000)}\n`
    const giant = `${"é".repeat(500_000)}\n`
    const { plan: planned, findings } = made([
      file("output/big.ts", big),
      file("output/giant.ts", giant),
      file("output/catalog.json", giant),
    ])
    expect(findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      "plan/size warning",
      "plan/size error",
    ])
    expect(planned.entries.map(({ path }) => path)).toEqual([
      "output/big.ts",
      "output/catalog.json",
      "output/manifest.txt",
    ])
    expect(codes(file("output/edge.ts", `${"x".repeat(199_999)}\n`))).toEqual([])
  })

  it("names the fact, the reason and the repair in every finding", () => {
    const [finding] = made([file("output/aux.ts")]).findings
    expect(finding).toMatchObject({
      severity: "error",
      what: 'The planned path "output/aux.ts" contains aux.ts, a device name on Windows.',
      facts: ["thing/one"],
    })
    expect(finding?.why).not.toBe("")
    expect(finding?.fix).not.toBe("")
  })

  it("plans 20,000 files in less than two seconds", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => file(`output/contracts/vendor/slot-${index}.ts`))
    const start = performance.now()
    expect(made(many).findings).toEqual([])
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
