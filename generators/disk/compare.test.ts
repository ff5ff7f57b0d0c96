import { describe, expect, it } from "vitest"
import type { FactId } from "../../model/fact.ts"
import type { PlanEntry } from "../../model/plan.ts"
import { compare } from "./compare.ts"
import type { Drift } from "./drift.ts"
import { headerSentence } from "../plan/header.ts"
import { manifestText } from "../plan/manifest.ts"
import { memoryDisk } from "./memory-disk.ts"
import { plan } from "../plan/plan.ts"
import { closingOf, openingOf } from "../plan/regions.ts"

const facts: readonly FactId[] = ["harness/alpha"]
const script = `// ${headerSentence}\nexport const a = ["x", "y"]\nexport const b = 2\n`
const json = '{\n  "rows": [["1", "2"]]\n}\n'
const table = "| key | value |\n| - | - |\n| one | 1 |\n| two | 2 |"
const whole = `---\ntitle: Slots\n---\n\n{/* ${headerSentence} */}\n\nText.\n`
const entries: readonly PlanEntry[] = [
  { kind: "file", path: "output/a.ts", text: script, facts },
  { kind: "file", path: "output/tables/t.json", text: json, facts },
  { kind: "file", path: "docs/reference/slots.mdx", text: whole, facts },
  { kind: "region", path: "docs/guide.mdx", region: "table", text: table, facts },
  { kind: "region", path: "docs/guide.mdx", region: "other", text: "other", facts: [] },
]
const made = plan(entries, ["output"], "output/manifest.txt", "docs").plan
const manifest = made.entries.find(({ path }) => path === "output/manifest.txt")?.text ?? ""
const guide = [
  "# Guide",
  "",
  openingOf("table"),
  table,
  closingOf("table"),
  "",
  openingOf("other"),
  "other",
  closingOf("other"),
  "",
].join("\n")
const clean = {
  "output/a.ts": script,
  "output/tables/t.json": json,
  "output/manifest.txt": manifest,
  "docs/reference/slots.mdx": whole,
  "docs/guide.mdx": guide,
  "docs/other.mdx": "Prose.\n",
}

type Contents = { readonly [path: string]: string | Uint8Array | null | undefined }

/** What is found when the clean disk is changed in these places; `undefined` removes one. */
function found(changes: Contents): readonly Drift[] {
  const files = Object.entries({ ...clean, ...changes }).flatMap(([path, content]) =>
    content === undefined ? [] : [[path, content] as const],
  )
  return compare(made, memoryDisk(Object.fromEntries(files)))
}
const brief = (drifts: readonly Drift[]): readonly string[] =>
  drifts.map((drift) =>
    [drift.class, drift.path, drift.region, drift.mendable ? "mendable" : "to settle"]
      .filter((part) => part !== null)
      .join(" "),
  )

describe("comparing", () => {
  it("finds nothing on a disk that is as planned", () => {
    expect(found({})).toEqual([])
  })

  it("finds everything on an empty disk and does not stop at the first", () => {
    expect(brief(compare(made, memoryDisk({})))).toEqual([
      "missing docs/guide.mdx to settle",
      "missing docs/reference/slots.mdx mendable",
      "missing output/a.ts mendable",
      "missing output/manifest.txt mendable",
      "missing output/tables/t.json mendable",
    ])
  })

  const other = { kind: "file", path: "output/old.ts", text: `// ${headerSentence}\nold\n` } as const
  const withOld = manifest + manifestText([other])
  const cases: readonly (readonly [string, Contents, string])[] = [
    ["a file that is gone", { "output/a.ts": undefined }, "missing output/a.ts mendable"],
    ["a changed byte", { "output/a.ts": script.replace("2", "3") }, "changed output/a.ts mendable"],
    [
      "a missing final line feed and a changed byte",
      { "output/a.ts": script.replace("2\n", "3") },
      "changed output/a.ts mendable",
    ],
    [
      "bytes that are not UTF-8",
      { "output/a.ts": Uint8Array.from([0xff, 0xfe, 0x0a]) },
      "changed output/a.ts mendable",
    ],
    ["five megabytes of something else", { "output/a.ts": "x y\n".repeat(1_250_000) }, "changed output/a.ts mendable"],
    ["CRLF", { "output/a.ts": script.replaceAll("\n", "\r\n") }, "eol output/a.ts mendable"],
    ["old Macintosh line endings", { "output/a.ts": script.replaceAll("\n", "\r") }, "eol output/a.ts mendable"],
    [
      "a formatter's quotes",
      { "output/a.ts": script.replaceAll('"', "'").replace("]", "];") },
      "reformatted output/a.ts mendable",
    ],
    [
      "a formatter's indentation in JSON",
      { "output/tables/t.json": JSON.stringify(JSON.parse(json)) },
      "reformatted output/tables/t.json mendable",
    ],
    ["a byte order mark", { "output/a.ts": `\uFEFF${script}` }, "reformatted output/a.ts mendable"],
    ["no final line feed", { "output/a.ts": script.trimEnd() }, "reformatted output/a.ts mendable"],
    [
      "a folder in a file's place",
      { "docs/reference/slots.mdx": undefined, "docs/reference/slots.mdx/b": "" },
      "not-a-file docs/reference/slots.mdx to settle",
    ],
    ["a link in a file's place", { "output/a.ts": null }, "not-a-file output/a.ts to settle"],
    [
      "a link in a folder's place",
      { "output/tables/t.json": undefined, "output/tables": null },
      "not-a-file output/tables to settle",
    ],
    [
      "a file in a folder's place",
      { "docs/reference/slots.mdx": undefined, "docs/reference": "text" },
      "not-a-file docs/reference to settle",
    ],
    ["a link that nobody planned", { "output/link": null }, "not-a-file output/link to settle"],
    [
      "a merge conflict",
      { "output/a.ts": `<<<<<<< HEAD\n${script}=======\nx\n>>>>>>> other\n` },
      "conflict output/a.ts mendable",
    ],
    [
      "a merge conflict in the manifest",
      { "output/manifest.txt": `<<<<<<< HEAD\n${manifest}=======\n>>>>>>> other\n` },
      "conflict output/manifest.txt mendable",
    ],
    ["a file that nobody generated", { "output/notes.md": "notes\n" }, "unknown-file output/notes.md to settle"],
    ["a file of ours that nothing proves", { "output/old.ts": other.text }, "orphan output/old.ts to settle"],
    [
      "a temporary file in the owned folder",
      { "output/.a.ts.generating-7": "torn" },
      "orphan output/.a.ts.generating-7 mendable",
    ],
    [
      "a temporary file among the pages",
      { "docs/.guide.mdx.generating-7": "torn" },
      "orphan docs/.guide.mdx.generating-7 mendable",
    ],
    [
      "a page without one region",
      { "docs/guide.mdx": guide.replace(`${openingOf("other")}\nother\n${closingOf("other")}\n`, "") },
      "region-missing docs/guide.mdx other to settle",
    ],
    [
      "a region that nothing feeds",
      { "docs/guide.mdx": `${guide}\n${openingOf("x")}\n${closingOf("x")}\n` },
      "region-unknown docs/guide.mdx x to settle",
    ],
    [
      "a region in a page that has none",
      { "docs/other.mdx": `${openingOf("x")}\n${closingOf("x")}\n` },
      "region-unknown docs/other.mdx x to settle",
    ],
    [
      "a region in another",
      { "docs/guide.mdx": guide.replace("other\n{", `{/* generated:in */}\n{/* /generated:in */}\n{`) },
      "region-nested docs/guide.mdx in to settle",
    ],
    [
      "a region without end",
      { "docs/guide.mdx": guide.replace(closingOf("other"), "") },
      "region-unclosed docs/guide.mdx other to settle",
    ],
    [
      "a region twice",
      { "docs/guide.mdx": `${guide}\n${openingOf("other")}\n${closingOf("other")}\n` },
      "region-duplicate docs/guide.mdx other to settle",
    ],
    [
      "a changed byte in a region",
      { "docs/guide.mdx": guide.replace("| 2 |", "| 3 |") },
      "region-changed docs/guide.mdx table mendable",
    ],
    [
      "an aligned table in a region",
      { "docs/guide.mdx": guide.replace("| - | - |", "| --- | ----- |") },
      "reformatted docs/guide.mdx table mendable",
    ],
    ["a page with CRLF", { "docs/guide.mdx": guide.replaceAll("\n", "\r\n") }, "eol docs/guide.mdx mendable"],
    ["a page that is gone", { "docs/guide.mdx": undefined }, "missing docs/guide.mdx to settle"],
    ["a page that is a link", { "docs/guide.mdx": null }, "not-a-file docs/guide.mdx to settle"],
    ["a page that is not UTF-8", { "docs/guide.mdx": Uint8Array.from([0xff]) }, "changed docs/guide.mdx to settle"],
    [
      "a conflict in the prose of a page",
      { "docs/guide.mdx": `${guide}<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n` },
      "conflict docs/guide.mdx to settle",
    ],
    [
      "a conflict in a region",
      { "docs/guide.mdx": guide.replace("\nother\n", "\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n") },
      "conflict docs/guide.mdx mendable",
    ],
    [
      "a conflict across regions",
      { "docs/guide.mdx": `<<<<<<< HEAD\n${guide}=======\n${guide}>>>>>>> other\n` },
      "conflict docs/guide.mdx to settle",
    ],
  ]

  it.each(cases)("names %s", (_, changes, expected) => {
    const drifts = found(changes)
    expect(brief(drifts)).toEqual([expected])
    for (const drift of drifts) {
      expect(drift.path).not.toBe("")
      expect(drift.detail).not.toBe("")
      expect(drift.fix).toMatch(/^[A-Z].*\.$|gitattributes\.$/)
      expect(drift.diff?.split("\n").length ?? 0).toBeLessThanOrEqual(61)
    }
  })

  it.each([
    ["as it was generated", other.text, "orphan output/old.ts mendable", null],
    ["edited since", `${other.text}more\n`, "orphan output/old.ts to settle", "edited by hand"],
  ])("names an orphan that the manifest proves, %s", (_, text, expected, hint) => {
    const drifts = found({ "output/old.ts": text, "output/manifest.txt": withOld }).filter(
      ({ path }) => path === "output/old.ts",
    )
    expect(brief(drifts)).toEqual([expected])
    expect(drifts[0]?.hint).toBe(hint)
  })

  it("keeps a file that the manifest proves but whose header is gone", () => {
    const bare = { path: "output/old.ts", text: "old\n" }
    const drifts = found({ "output/old.ts": bare.text, "output/manifest.txt": manifest + manifestText([bare]) })
    expect(brief(drifts)).toContain("orphan output/old.ts to settle")
  })

  it("takes a whole page outside the owned folders for an orphan only with header and manifest", () => {
    const page = { path: "docs/reference/old.mdx", text: whole }
    const orphaned = (text: string, listed: boolean): readonly string[] =>
      brief(
        found({ [page.path]: text, "output/manifest.txt": listed ? manifest + manifestText([page]) : manifest }).filter(
          ({ path }) => path === page.path,
        ),
      )
    expect(orphaned(whole, true)).toEqual(["orphan docs/reference/old.mdx mendable"])
    expect(orphaned(`${whole}more\n`, true)).toEqual(["orphan docs/reference/old.mdx to settle"])
    expect(orphaned("By hand now.\n", true)).toEqual([])
    expect(orphaned(whole, false)).toEqual([])
  })

  it("never takes a file outside its folders for an orphan, whatever the manifest says", () => {
    const stranger = { path: "package.json", text: "{}\n" }
    expect(
      brief(found({ "package.json": "{}\n", "output/manifest.txt": manifest + manifestText([stranger]) })),
    ).toEqual(["changed output/manifest.txt mendable"])
  })

  it("hints at an edit by hand only where the manifest shows one", () => {
    const [edited] = found({ "output/a.ts": script.replace("2", "3") })
    expect(edited?.hint).toBe("edited by hand")
    const stale = script.replace("2", "1")
    const [old] = found({
      "output/a.ts": stale,
      "output/manifest.txt": manifestText([{ path: "output/a.ts", text: stale }]),
    })
    expect(old).toMatchObject({ class: "changed", path: "output/a.ts", hint: null })
  })

  it("shows what changed, from the disk to the catalog, and the facts behind it", () => {
    expect(found({ "output/a.ts": script.replace("2", "3") })).toMatchObject([
      {
        facts,
        detail: "1 line differs",
        diff: expect.stringContaining("-export const b = 3\n+export const b = 2") as string,
      },
    ])
  })

  it("counts the rows of a table that differ, by their first cell", () => {
    const detail = (text: string): unknown => found({ "docs/guide.mdx": guide.replace(table, text) })[0]?.detail
    expect(detail(table.replace("| 2 |", "| 3 |"))).toBe("1 row differs")
    expect(detail(table.replace("| one | 1 |\n", ""))).toBe("1 row differs")
    expect(detail(table.replace("| one |", "| eins |"))).toBe("2 rows differ")
    expect(detail("no table")).toBe("2 rows differ")
    expect(detail(table.replace("| value |", "| Value |"))).toBe("1 line differs")
  })

  it("says one link once, however many files are planned below it, with the facts of them all", () => {
    expect(
      found({
        "output/a.ts": undefined,
        "output/tables/t.json": undefined,
        "output/manifest.txt": undefined,
        output: null,
      }),
    ).toMatchObject([{ class: "not-a-file", path: "output", facts }])
  })

  it("leaves alone what desktops leave behind", () => {
    expect(found({ "output/.DS_Store": "x", "output/tables/Thumbs.db": "x" })).toEqual([])
  })

  it("reads conflict markers in the code of a page as the text that they are", () => {
    expect(
      found({ "docs/guide.mdx": `${guide}\n\`\`\`\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n\`\`\`\n` }),
    ).toEqual([])
  })

  it("writes nothing", () => {
    const disk = memoryDisk({ ...clean, "output/a.ts": "x\n", "output/.a.ts.generating-7": "torn" })
    compare(made, disk)
    expect(disk.done).toEqual([])
  })
})
