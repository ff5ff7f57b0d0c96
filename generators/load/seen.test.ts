import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cacheFolder } from "./cache.ts"
import { digestOf } from "./digest.ts"
import { walk } from "./listing.ts"
import { seenIn } from "./seen.ts"
import { isSettled, stampOf } from "./stamp.ts"
import type { Stamp, Stamping } from "./stamp.ts"

const hour = 3_600_000
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "seen-"))
  mkdirSync(join(root, "catalog"))
  writeFileSync(at("one"), "one")
  writeFileSync(at("two"), "two")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (name: string): string => join(root, "catalog", name)
const seen = (stamping?: Stamping) => seenIn(cacheFolder(join(root, "cache")), stamping)
const recalled = (stamping?: Stamping): boolean => seen(stamping).recall("seen-it") === "value"

/** Stamps as they are, but for what is said of them. */
const stamps =
  (changed: (stamp: Stamp, path: string) => Stamp): Stamping =>
  (path) => {
    const stamp = stampOf(path)
    return stamp === null ? null : changed(stamp, path)
  }

const earlier = ([size, modified, changed, number]: Stamp, by = hour): Stamp => [
  size,
  modified - by,
  changed - by,
  number,
]

/** A disk on which nothing had changed for an hour when it was looked at. */
const settled = stamps((stamp) => earlier(stamp))

/** Keeps what was seen of the catalog. */
function look(stamping?: Stamping, absent: readonly string[] = []): void {
  const looked = seen(stamping)
  const { files, folders } = walk(join(root, "catalog"))
  const read = files.map((path) => [path, digestOf([readFileSync(path)])] as const)
  looked.keep("seen-it", "value", { files: read, folders, absent }, now())
}

function now(): number {
  return cacheFolder(join(root, "cache")).moment() ?? Number.NaN
}

describe("what was seen of files that did not change", () => {
  it("is told again, before they have settled and after", () => {
    look()
    expect([recalled(), recalled(), recalled(settled)]).toEqual([true, true, true])
    look(settled)
    expect(recalled(settled)).toBe(true)
  })

  it("is told without opening one that has settled, and never of one that has not", () => {
    const still: Stamping = stamps(([, , , number]) => [0, 0, 0, number])
    look(still)
    writeFileSync(at("one"), "another")
    expect(recalled(still)).toBe(true)
    const later = now() + hour
    const late: Stamping = stamps(([, , , number]) => [0, later, 0, number])
    look(late)
    writeFileSync(at("one"), "one")
    expect(recalled(late)).toBe(false)
  })

  it("need not be read again once it has settled", () => {
    look()
    expect(recalled(settled)).toBe(true)
    expect(readFileSync(join(root, "cache", "seen-it.json"), "utf8")).not.toMatch(/"[0-9a-f]{64}"/)
  })

  it("is not kept where nothing can be, or one of them is gone meanwhile", () => {
    seenIn(cacheFolder(null)).keep("seen-it", "value", { files: [], folders: [], absent: [] }, null)
    expect(seenIn(cacheFolder(null)).recall("seen-it")).toBe(undefined)
    seen().keep("seen-it", "value", { files: [[at("gone"), ""]], folders: [], absent: [] }, now())
    expect(recalled()).toBe(false)
  })
})

describe("a change is seen", () => {
  it("of the same length within one tick of the clock", () => {
    const tick = now() - 1_000
    const standing = stamps(([size, , , number]) => [size, tick, tick, number])
    look(standing)
    writeFileSync(at("one"), "eno")
    expect(recalled(standing)).toBe(false)
  })

  it("of the same length where the time of the change was set back", () => {
    utimesSync(at("one"), 1_000, 1_000)
    look(settled)
    writeFileSync(at("one"), "eno")
    utimesSync(at("one"), 1_000, 1_000)
    expect(stampOf(at("one"))?.[1]).toBe(1_000_000)
    expect(recalled(settled)).toBe(false)
  })

  it("of two files that changed places, whatever else is said of them", () => {
    const numbers = stamps(([, , , number]) => [0, 0, 0, number])
    look(numbers)
    renameSync(at("one"), at("three"))
    renameSync(at("two"), at("one"))
    renameSync(at("three"), at("two"))
    expect(recalled(numbers)).toBe(false)
  })

  it("of a file that was written after the clock was set back", () => {
    look(settled)
    writeFileSync(at("one"), "eno")
    expect(recalled(stamps((stamp, path) => earlier(stamp, path === at("one") ? 24 * hour : hour)))).toBe(false)
    // Kept then, it is later than the clock: it is read each time.
    look()
    const later = stamps((stamp) => earlier(stamp, -24 * hour))
    look(later)
    expect(recalled(later)).toBe(true)
    writeFileSync(at("one"), "one")
    expect(recalled(later)).toBe(false)
  })

  it("of a file that comes, goes, becomes a folder or a link, before the folder has settled and after", () => {
    for (const stamping of [stampOf, settled])
      for (const change of [
        () => writeFileSync(at("three"), ""),
        () => rmSync(at("three")),
        () => (rmSync(at("one")), mkdirSync(at("one"))),
        () => (rmSync(at("one"), { recursive: true }), symlinkSync(at("two"), at("one"))),
        () => (rmSync(at("one")), writeFileSync(at("one"), "one")),
      ]) {
        look(stamping)
        expect(recalled(stamping)).toBe(true)
        change()
        expect(recalled(stamping)).toBe(false)
      }
  })

  it("of a file that was not there", () => {
    look(settled, [join(root, "a.test.ts")])
    expect(recalled(settled)).toBe(true)
    writeFileSync(join(root, "a.test.ts"), "")
    expect(recalled(settled)).toBe(false)
  })

  it("and what was damaged tells nothing", () => {
    look(settled)
    const file = join(root, "cache", "seen-it.json")
    writeFileSync(file, readFileSync(file, "utf8").replace('"value"', '"other"'))
    expect(seen(settled).recall("seen-it")).toBe(undefined)
  })
})

describe("a stamp", () => {
  it("has settled once it is older than the coarsest clock is coarse", () => {
    expect(isSettled([1, 0, 0, 1], 2_001)).toBe(true)
    expect(isSettled([1, 0, 0, 1], 2_000)).toBe(false)
    expect(isSettled([1, 500, 0, 1], 2_001)).toBe(false)
    expect(isSettled([1, 0, 500, 1], 2_001)).toBe(false)
    expect(isSettled([1, 9_000, 9_000, 1], 2_001)).toBe(false)
  })
})
