import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setImmediate as turn } from "node:timers/promises"
import { afterEach, describe, expect, it, vi } from "vitest"
import { stampOf } from "./stamp.ts"
import type { Stamping } from "./stamp.ts"
import { temporaryProject } from "./temporary-catalog.fixture.ts"
import type { TemporaryProject } from "./temporary-catalog.fixture.ts"

const dialect = (name: string) =>
  `import { dialect } from "checkfu-catalog/kinds"\n/** One. */\nexport const one = dialect({ name: "${name}", method: "GET", path: "/" })\n`
const open: TemporaryProject[] = []

/** A disk on which nothing had changed for an hour when it was looked at. */
const old: Stamping = (path) => {
  const stamp = stampOf(path)
  return stamp === null ? null : [stamp[0], stamp[1] - 3_600_000, stamp[2] - 3_600_000, stamp[3]]
}

function project(): TemporaryProject & { readonly cache: string } {
  const made = temporaryProject({
    "one.ts": dialect("one"),
    "catalog.config.ts": 'export default { out: "made" }\n',
    "decisions/0001-a.md": "---\nfacts: [dialect/one]\nbefore: x\nafter: y\ntests: [a.test.ts]\n---\n# A\n",
  })
  open.push(made)
  return { ...made, cache: join(made.root, "cache") }
}

afterEach(() => {
  vi.doUnmock("oxc-parser")
  vi.doUnmock("esbuild")
  for (const made of open.splice(0)) made.remove()
})

describe("a kept result", () => {
  it("equals one that is read anew, places too", async () => {
    const { load, cache } = project()
    const fresh = await load()
    await load({ cacheFolder: cache })
    const kept = await load({ cacheFolder: cache })
    for (const path of ["dialect/one#/path", "decision/0001-a#/facts/dialect~1one"] as const)
      expect(kept.spans.locate(path)).toEqual(fresh.spans.locate(path))
    expect({ ...kept, spans: null }).toEqual({ ...fresh, spans: null })
    expect(JSON.stringify(kept.facts)).toBe(JSON.stringify(fresh.facts))
  })

  it("needs neither parser nor bundler", async () => {
    const { load, cache } = project()
    await load({ cacheFolder: cache })
    vi.resetModules()
    vi.doMock("oxc-parser", () => {
      throw new Error("the parser was loaded")
    })
    vi.doMock("esbuild", () => {
      throw new Error("the bundler was loaded")
    })
    const { load: again } = await import("./load.ts")
    const { root } = open[0] as TemporaryProject
    expect((await again({ root, cacheFolder: cache })).facts).toHaveLength(2)
    await expect(again({ root, cacheFolder: null })).rejects.toThrow()
  })

  it("is not asked where the order is to be proven", async () => {
    const { load, cache } = project()
    await load({ cacheFolder: cache })
    let asked = 0
    await load({ cacheFolder: cache, shuffle: (paths) => ((asked = paths.length), paths) })
    expect(asked).toBe(3)
  })

  it("is made anew when it was damaged, cut or emptied", async () => {
    const { load, cache } = project()
    const { digest, facts } = await load({ cacheFolder: cache })
    for (const damage of [
      (text: string) => text.replace("dialect/one", "dialect/two"),
      (text: string) => text.slice(0, -10),
      () => "",
      () => "{}",
    ]) {
      for (const name of readdirSync(cache))
        writeFileSync(join(cache, name), damage(readFileSync(join(cache, name), "utf8")))
      const again = await load({ cacheFolder: cache })
      expect(again.digest).toBe(digest)
      expect(again.facts).toEqual(facts)
      expect(again.findings).toEqual([])
    }
  })

  it("follows a constructor outside of the catalog", async () => {
    const { load, cache, write } = project()
    write({
      "../elsewhere/thing.ts": "export const thing = (name: string) => ({ $id: `thing/${name}`, name, v: 1 })\n",
      "thing.ts": 'import { thing } from "../elsewhere/thing.ts"\nexport const two = thing("two")\n',
    })
    const first = await load({ cacheFolder: cache })
    write({
      "../elsewhere/thing.ts": "export const thing = (name: string) => ({ $id: `thing/${name}`, name, v: 2 })\n",
    })
    const second = await load({ cacheFolder: cache })
    expect([first, second].map(({ facts }) => facts[2]?.body["v"])).toEqual([1, 2])
    expect(second.digest).not.toBe(first.digest)
  })
})

describe("a catalog that was read before", () => {
  it("is told again without opening a file of it, until one changes", async () => {
    const { load, cache, write, root } = project()
    write({
      "catalog.config.ts": 'export default { extends: ["base"] }\n',
      "../node_modules/base/package.json": "{}",
      "../node_modules/base/catalog/three.ts": "export {}\n",
    })
    const first = await load({ cacheFolder: cache, stamping: old })
    await turn()
    vi.resetModules()
    vi.doMock("./gather.ts", () => ({
      gather: () => {
        throw new Error("the catalog was read")
      },
    }))
    const { loadFacts, seenCatalog } = await import("./load.ts")
    const options = { root, cacheFolder: cache, stamping: old }
    const { exchanges: _, frozen: __, rules: ___, ...facts } = first
    const again = await loadFacts(options)
    expect({ ...again, spans: null }).toEqual({ ...facts, spans: null })
    expect(again.spans.locate("dialect/one#/path")).toEqual(first.spans.locate("dialect/one#/path"))
    vi.doUnmock("./gather.ts")
    for (const change of [
      { "one.ts": dialect("two") },
      { "two.ts": dialect("three") },
      { "../a.test.ts": "" },
      { "../base/three.ts": "" },
    ]) {
      await load({ cacheFolder: cache, stamping: old })
      await turn()
      expect(seenCatalog(options)).not.toBe(null)
      write(change)
      expect(seenCatalog(options)).toBe(null)
    }
  })
})

describe("a folder for what is kept", () => {
  it("that can not be used changes nothing", async () => {
    const { load, root } = project()
    writeFileSync(join(root, "file"), "")
    expect((await load({ cacheFolder: join(root, "file", "cache") })).facts).toHaveLength(2)
  })

  it("lies below the project unless said otherwise", async () => {
    const { load, root } = project()
    await load({ cacheFolder: undefined } as never)
    expect(readdirSync(join(root, "node_modules", ".cache"))).toHaveLength(1)
  })

  it("does not grow without end, and an edit is seen in the same process", async () => {
    const { load, cache, write } = project()
    mkdirSync(cache)
    for (let index = 0; index < 16; index += 1) {
      write({ "one.ts": dialect(`name${index}`) })
      expect((await load({ cacheFolder: cache })).facts[1]?.name).toBe(`name${index}`)
    }
    expect(readdirSync(cache).length).toBeLessThanOrEqual(4 + 12 + 1 + 1)
  })
})

describe("the digest", () => {
  it("is that of contents and paths alone", async () => {
    const [one, two] = [project(), project()]
    const first = await one.load()
    expect((await two.load()).digest).toBe(first.digest)
    two.write({ "one.ts": dialect("two") })
    expect((await two.load()).digest).not.toBe(first.digest)
  })
})
