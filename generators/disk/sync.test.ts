import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Plan, PlanEntry } from "../../model/plan.ts"
import { compare } from "./compare.ts"
import { diskAt } from "./disk.ts"
import type { Disk } from "./disk.ts"
import { headerSentence } from "../plan/header.ts"
import { memoryDisk } from "./memory-disk.ts"
import { foldedPath } from "../plan/paths.ts"
import { plan } from "../plan/plan.ts"
import { closingOf, openingOf } from "../plan/regions.ts"
import { sync } from "./sync.ts"

const script = (path: string, body: string): PlanEntry => ({
  kind: "file",
  path,
  text: `// ${headerSentence}\n${body}\n`,
  facts: [],
})
const data = (path: string, text: string): PlanEntry => ({ kind: "file", path, text: `${text}\n`, facts: [] })
const region = (text: string): PlanEntry => ({ kind: "region", path: "docs/guide.mdx", region: "x", text, facts: [] })
const made = (...entries: readonly PlanEntry[]): Plan => plan(entries, ["output"], "output/manifest.txt", "docs").plan
const guide = (text: string): string => `# Guide\n\n${openingOf("x")}\n${text}\n${closingOf("x")}\n`
const before = made(
  script("output/a.ts", "1"),
  script("output/old/b.ts", "1"),
  data("output/old/c.json", "1"),
  region("1"),
)
const after = made(script("output/a.ts", "2"), data("output/new/d.json", "2"), region("2"))

const torn = (text: string): string => `<<<<<<< HEAD\n${text}=======\nx\n>>>>>>> other\n`

describe("syncing in memory", () => {
  it("writes what differs, deletes what is no longer planned, then finds nothing and writes nothing", () => {
    const disk = memoryDisk({ "docs/guide.mdx": guide("") })
    expect(sync(before, disk)).toMatchObject({ deleted: [], unchanged: [], refused: [], written: { length: 5 } })
    expect(compare(before, disk)).toEqual([])
    expect(sync(after, disk)).toEqual({
      written: ["docs/guide.mdx", "output/a.ts", "output/manifest.txt", "output/new/d.json"],
      deleted: ["output/old/b.ts", "output/old/c.json"],
      unchanged: [],
      refused: [],
    })
    expect([...disk.files.keys()].toSorted()).toEqual([
      "docs/guide.mdx",
      "output/a.ts",
      "output/manifest.txt",
      "output/new/d.json",
    ])
    expect(compare(after, disk)).toEqual([])
    const steps = disk.done.length
    expect(sync(after, disk)).toEqual({
      written: [],
      deleted: [],
      unchanged: after.entries.map(({ path }) => path),
      refused: [],
    })
    expect(disk.done).toHaveLength(steps)
  })

  it("lays the new manifest beside the old before anything else, and gives it the name after everything else", () => {
    const disk = memoryDisk({ "docs/guide.mdx": guide("") })
    sync(before, disk)
    const steps = disk.done.length
    sync(after, disk)
    const done = disk.done.slice(steps)
    expect(done[0]).toBe("stage output/manifest.txt")
    expect(done.at(-1)).toBe("write output/manifest.txt")
    expect(done[1]).toBe("remove output/old/b.ts")
  })

  it.each([
    ["a file that nobody generated", { "output/notes.md": "x" }, "unknown-file"],
    ["an orphan edited by hand", { "output/old/b.ts": `// ${headerSentence}\nmine\n` }, "orphan"],
    ["a link", { "output/a.ts": null }, "not-a-file"],
    ["a page without its region", { "docs/guide.mdx": "# Guide\n" }, "region-missing"],
    [
      "an unknown region",
      { "docs/guide.mdx": `${guide("1")}${openingOf("y")}\n${closingOf("y")}\n` },
      "region-unknown",
    ],
    ["a nested region", { "docs/guide.mdx": guide(guide("").replaceAll(":x", ":y")) }, "region-nested"],
    ["an unclosed region", { "docs/guide.mdx": openingOf("x") }, "region-unclosed"],
    ["a region twice", { "docs/guide.mdx": guide("1") + guide("1") }, "region-duplicate"],
    ["a page that is not UTF-8", { "docs/guide.mdx": Uint8Array.from([0xff]) }, "changed"],
  ])("refuses before the first write when there is %s", (_, changes, of) => {
    const disk = memoryDisk({ "docs/guide.mdx": guide("") })
    sync(before, disk)
    for (const [path, content] of Object.entries<string | Uint8Array | null>(changes))
      disk.files.set(path, typeof content === "string" ? new TextEncoder().encode(content) : content)
    const steps = disk.done.length
    const result = sync(after, disk)
    expect(result.refused.map((drift) => drift.class)).toEqual([of])
    expect({ ...result, refused: [] }).toEqual({ written: [], deleted: [], unchanged: [], refused: [] })
    expect(disk.done).toHaveLength(steps)
  })

  it("completes from wherever an earlier run was stopped, for any two plans", () => {
    fc.assert(
      fc.property(fc.nat({ max: 14 }), fc.boolean(), (stop, back) => {
        const disk = memoryDisk({ "docs/guide.mdx": guide("") })
        sync(before, disk)
        stopAfter(stop, disk, after)
        const next = back ? before : after
        expect(sync(next, disk).refused).toEqual([])
        expect(compare(next, disk)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it("completes after two interrupted runs of different plans", () => {
    const third = made(data("output/third.json", "3"), region("3"))
    for (let first = 0; first < 14; first += 1)
      for (let second = 0; second < 14; second += 1) {
        const disk = memoryDisk({ "docs/guide.mdx": guide("") })
        sync(before, disk)
        stopAfter(first, disk, after, 1)
        stopAfter(second, disk, third, 2)
        expect(sync(before, disk).refused).toEqual([])
        expect(compare(before, disk)).toEqual([])
      }
  })

  it("changes no byte of a page outside its regions, but its CRLF", () => {
    const disk = memoryDisk({ "docs/guide.mdx": `\uFEFFé  \t\r\n${guide("old").replaceAll("\n", "\r\n")}no end` })
    sync(made(region("new")), disk)
    expect(
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(disk.files.get("docs/guide.mdx") ?? new Uint8Array()),
    ).toBe(`\uFEFFé  \t\n${guide("new")}no end`)
  })

  it("keeps a file whose name changed in case only on a disk that ignores case", () => {
    const inner = memoryDisk({})
    const disk = ignoringCase(inner)
    sync(made(data("output/Name.json", "1")), disk)
    const renamed = made(data("output/name.json", "1"))
    sync(renamed, disk)
    expect([...inner.files.keys()].toSorted()).toEqual(["output/manifest.txt", "output/name.json"])
    expect(compare(renamed, disk)).toEqual([])
  })

  it("settles a conflict in output and manifest in one run", () => {
    const disk = memoryDisk({ "docs/guide.mdx": guide("") })
    sync(before, disk)
    for (const path of ["output/a.ts", "output/manifest.txt"])
      disk.files.set(
        path,
        new TextEncoder().encode(torn(new TextDecoder().decode(disk.files.get(path) ?? new Uint8Array()))),
      )
    expect(sync(after, disk).refused).toEqual([])
    expect(compare(after, disk)).toEqual([])
  })
})

/** Runs a sync that dies at its nth step; temporary files stay behind under their own mark. */
function stopAfter(steps: number, disk: ReturnType<typeof memoryDisk>, wanted: Plan, mark = 1): void {
  let left = steps
  const step = (): void => {
    if (left === 0) throw new Error("killed")
    left -= 1
  }
  const dying: Disk = {
    ...disk,
    stage: (path, text) => {
      step()
      const temporary = path.replace(/([^/]*)$/, `.$1.generating-9${mark}`)
      disk.files.set(temporary, new TextEncoder().encode(text))
      return () => {
        step()
        disk.files.delete(temporary)
        disk.files.set(path, new TextEncoder().encode(text))
      }
    },
    remove: (path) => {
      step()
      disk.remove(path)
    },
  }
  try {
    sync(wanted, dying)
  } catch (error) {
    if (!(error instanceof Error && error.message === "killed")) throw error
  }
}

function ignoringCase(disk: ReturnType<typeof memoryDisk>): Disk {
  const known = (path: string): string =>
    [...disk.files.keys()].find((other) => foldedPath(other) === foldedPath(path)) ?? path
  return {
    ...disk,
    kind: (path) => disk.kind(known(path)),
    read: (path) => disk.read(known(path)),
    stage: (path, text) => {
      const there = known(path)
      return () => disk.stage(there, text)()
    },
    remove: (path) => disk.remove(known(path)),
  }
}

describe("syncing a real folder", () => {
  let root = ""
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sync-"))
    mkdirSync(join(root, "docs"))
    writeFileSync(join(root, "docs/guide.mdx"), guide(""))
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  it("leaves the time of unchanged files, no temporary file and no empty folder", () => {
    const disk = diskAt(root)
    const kept = script("output/kept.ts", "1")
    sync(made(kept, ...before.entries.filter(({ path }) => path !== "output/manifest.txt")), disk)
    utimesSync(join(root, "output/kept.ts"), 1, 1)
    sync(made(kept, data("output/new.json", "1"), region("1")), disk)
    expect(statSync(join(root, "output/kept.ts")).mtimeMs).toBe(1_000)
    expect(readdirSync(root, { recursive: true }).toSorted()).toEqual([
      "docs",
      "docs/guide.mdx",
      "output",
      "output/kept.ts",
      "output/manifest.txt",
      "output/new.json",
    ])
  })

  it("removes the temporary files of others, and their folders", () => {
    mkdirSync(join(root, "output/gone"), { recursive: true })
    writeFileSync(join(root, "output/gone/.x.ts.generating-1"), "torn")
    writeFileSync(join(root, "docs/.guide.mdx.generating-1"), "torn")
    expect(sync(before, diskAt(root)).deleted).toEqual([
      "output/gone/.x.ts.generating-1",
      "docs/.guide.mdx.generating-1",
    ])
    expect(existsSync(join(root, "output/gone"))).toBe(false)
    expect(compare(before, diskAt(root))).toEqual([])
  })

  it("follows no link out of the root", () => {
    const outside = mkdtempSync(join(tmpdir(), "outside-"))
    try {
      symlinkSync(outside, join(root, "output"))
      expect(sync(before, diskAt(root)).refused).toMatchObject([{ class: "not-a-file", path: "output" }])
      expect(readdirSync(outside)).toEqual([])
    } finally {
      rmSync(outside, { recursive: true })
    }
  })

  it("writes the same bytes in another folder", () => {
    const other = mkdtempSync(join(tmpdir(), "other folder é-"))
    try {
      mkdirSync(join(other, "docs"))
      writeFileSync(join(other, "docs/guide.mdx"), guide("else"))
      sync(before, diskAt(root))
      sync(before, diskAt(other))
      for (const { path } of before.entries)
        expect(readFileSync(join(other, path))).toEqual(readFileSync(join(root, path)))
    } finally {
      rmSync(other, { recursive: true })
    }
  })
})
