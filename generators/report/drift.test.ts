import { describe, expect, it } from "vitest"
import { drift } from "../disk/drift.ts"
import { driftFindings, prettyDrift } from "./drift.ts"
import { reporters } from "./reporters.ts"
import { padded, widthOf } from "./width.ts"

const setting = { colour: false, command: "pnpm generate", diffs: false }

const three = [
  drift({
    class: "changed",
    path: "output/tables/checkfu/reachability.json",
    detail: "1 line differs",
    facts: ["harness/codex"],
    mendable: true,
  }),
  drift({
    class: "changed",
    path: "docs/concepts/harness-extensions.mdx",
    region: "reachability",
    detail: "1 row",
    mendable: true,
  }),
  drift({ class: "orphan", path: "output/contracts/checkfu/old.ts", detail: "nothing plans it", mendable: true }),
]

describe("drift in a terminal", () => {
  it("stands in aligned lines and ends with the one command that mends it", () => {
    expect(prettyDrift(three, setting)).toBe(
      `drift  output/tables/checkfu/reachability.json   changed   harness/codex
drift  docs/concepts/harness-extensions.mdx      changed   region reachability, 1 row
drift  output/contracts/checkfu/old.ts           orphan    nothing plans it
3 places differ from the catalog. Run: pnpm generate
`,
    )
  })

  it("says one place where there is one, and nothing where there is none", () => {
    expect(prettyDrift(three.slice(0, 1), setting)).toContain("1 place differs from the catalog. Run: pnpm generate\n")
    expect(prettyDrift([], setting)).toBe("")
  })

  it("says first what generation cannot mend", () => {
    const stray = drift({ class: "unknown-file", path: "output/notes.md", detail: "not planned", mendable: false })
    const text = prettyDrift([...three, stray], setting)
    expect(text).toContain("  Fix  Move it out of the folder of generated files, or delete it.\n")
    expect(text).toMatch(
      /4 places differ from the catalog\. Mend the one with a fix by hand, then run: pnpm generate\n$/,
    )
  })

  it("shows diffs when told, and lets no path or diff speak to the terminal", () => {
    const bad = drift({
      class: "changed",
      path: "output/\u001b[2Ja\n.ts",
      detail: "d",
      diff: "-\told\u001b[2J\n+\tnew\n",
      mendable: true,
    })
    expect(prettyDrift([bad], setting)).not.toContain("old")
    const text = prettyDrift([bad], { ...setting, diffs: true })
    expect(text).toContain("drift  output/\\u001b[2Ja\\n.ts   changed   d\n  -\told\\u001b[2J\n  +\tnew\n1 place")
  })

  it("aligns by columns of the terminal, not by length", () => {
    const wide = drift({ class: "missing", path: "docs/日本.mdx", detail: "x", mendable: true })
    const narrow = drift({ class: "missing", path: "docs/abcd.mdx", detail: "x", mendable: true })
    const [first = "", second = ""] = prettyDrift([wide, narrow], setting).split("\n")
    expect(widthOf(first)).toBe(widthOf(second))
  })

  it("colours only when told", () => {
    const coloured = prettyDrift(three, { ...setting, colour: true })
    expect(coloured).toContain("\u001b[31mdrift\u001b[39m")
    expect(coloured.replaceAll(/\u001b\[\d+m/g, "")).toBe(prettyDrift(three, setting))
  })
})

describe("drift as findings", () => {
  it("goes through every reporter", () => {
    const findings = driftFindings(three, "pnpm generate")
    expect(findings.map(({ code, at, fix }) => [code, at?.file, fix])).toEqual([
      ["drift/changed", "output/tables/checkfu/reachability.json", "run pnpm generate"],
      ["drift/changed", "docs/concepts/harness-extensions.mdx", "run pnpm generate"],
      ["drift/orphan", "output/contracts/checkfu/old.ts", "run pnpm generate"],
    ])
    expect(findings[1]?.what).toBe("docs/concepts/harness-extensions.mdx, region reachability: 1 row.")
    const unused = { colour: false, tool: { name: "t", version: "1" }, rules: [] }
    for (const report of Object.values(reporters)) expect(report(findings, unused)).toContain("drift/orphan")
  })

  it("names the fix by hand where generation does not mend, and the hint", () => {
    const [finding] = driftFindings(
      [
        drift({
          class: "conflict",
          path: "docs/a.mdx",
          detail: "has conflict markers",
          hint: "a merge stopped",
          mendable: false,
        }),
      ],
      "pnpm generate",
    )
    expect(finding?.what).toBe("docs/a.mdx: has conflict markers (a merge stopped).")
    expect(finding?.fix).toBe("resolve the conflict in the page, then generate again")
  })
})

describe("the width of a text", () => {
  it.each([
    ["abc", 3],
    ["日本", 4],
    ["👨‍👩‍👧", 2],
    ["👍🏽", 2],
    ["🇯🇵🇫🇷", 4],
    ["❤️", 2],
    ["aʊ̯x", 3],
    ["×é", 2],
    ["", 0],
  ])("of %s is %i", (text, width) => {
    expect(widthOf(text)).toBe(width)
    expect(padded(text, 6)).toBe(text + " ".repeat(6 - width))
    expect(padded(text, 0)).toBe(text)
  })
})
