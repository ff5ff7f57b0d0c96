import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { compare } from "../../generators/disk/compare.ts"
import { diskAt } from "../../generators/disk/disk.ts"
import { madeFor } from "../../generators/plan/paths.ts"
import { sync } from "../../generators/disk/sync.ts"
import { page, planOf } from "./plans.ts"

const kills = 20
const seed = Number(process.env["KILL_SEED"] ?? Date.now() % 1_000_000)

/** Fractions of the longest wait by Park and Miller's generator, the same for the same seed. */
function* moments(from: number): Generator<number> {
  for (let state = (from % 2_147_483_646) + 1; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647
}

const names = ["one", "two"] as const
type Name = (typeof names)[number]
const texts = names.map(
  (name) =>
    new Map(planOf(name).entries.map((entry) => [entry.path, entry.kind === "file" ? entry.text : page(entry.text)])),
)

describe(`a full rewrite that is killed (KILL_SEED=${seed})`, () => {
  const moment = moments(seed)
  let root = ""
  let script = ""
  /** Milliseconds that a full rewrite takes on this machine now. */
  let rewriting = 0
  /** The plan that the disk holds. */
  let standing: Name = "two"
  let midway = 0

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "kill-"))
    mkdirSync(join(root, "docs/deep"), { recursive: true })
    for (const path of ["docs/first.mdx", "docs/deep/second.mdx"]) writeFileSync(join(root, path), page(""))
    sync(planOf("one"), diskAt(root))
    const start = performance.now()
    sync(planOf("two"), diskAt(root))
    rewriting = performance.now() - start
    script = join(mkdtempSync(join(tmpdir(), "kill-script-")), "rewrite.mjs")
    const entry = join(import.meta.dirname, "rewrite.ts")
    await build({
      entryPoints: [entry],
      outfile: script,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "error",
    })
  })
  afterAll(() => {
    rmSync(root, { recursive: true })
    rmSync(dirname(script), { recursive: true })
  })

  /** How many places hold the text of each plan; fails on a place that holds neither. */
  function held(): readonly number[] {
    const counts = [0, 0]
    const torn: string[] = []
    for (const path of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (madeFor(path) !== null || statSync(join(root, path)).isDirectory()) continue
      const text = readFileSync(join(root, path), "utf8")
      const of = texts.findIndex((whole) => whole.get(path) === text)
      if (of === -1) torn.push(path)
      else counts[of] = (counts[of] ?? 0) + 1
    }
    expect(torn).toEqual([])
    return counts
  }

  it.each(Array.from({ length: kills }, (_, round) => round))(
    "leaves every file wholly old or wholly new at moment %i, and the next run completes",
    async (round) => {
      const wanted: Name = standing === "one" ? "two" : "one"
      const child = spawn(process.execPath, [script, root, wanted, standing], { stdio: ["ignore", "pipe", "inherit"] })
      await once(child.stdout, "data")
      await pause(moment.next().value * 1.5 * rewriting)
      expect(child.exitCode).toBeNull()
      child.kill("SIGKILL")
      await once(child, "close")
      if (held().every((count) => count > 0)) midway += 1

      if (round % 3 !== 0) standing = wanted
      const plan = planOf(standing)
      expect(sync(plan, diskAt(root)).refused).toEqual([])
      expect(compare(plan, diskAt(root))).toEqual([])
      const left = readdirSync(root, { recursive: true, encoding: "utf8" })
      expect(left.filter((path) => madeFor(path) !== null)).toEqual([])
      expect(sync(plan, diskAt(root)).written).toEqual([])
    },
  )

  it("was killed midway at some of them", () => {
    expect(midway).toBeGreaterThan(0)
  })
})
