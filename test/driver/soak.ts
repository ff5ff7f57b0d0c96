// The long runs of the driver: many agents that something is wrong with, on the wire and in whole turns, and three that say
// more than anybody can hold. Prints what it found; with --report it is kept in bench/driver/chaos.json. `--runs N` is how
// many agents of each kind, 1,000 by default.
import { writeFileSync } from "node:fs"
import { coveredByChaos } from "../../bench/driver/covered.ts"
import { chaosOfTurns } from "./chaos-turns.ts"
import { chaos } from "./chaos.ts"
import { errorFlood, longLine, manyUpdates } from "./floods.ts"
import { chaosOf, held } from "./many.ts"

const given = process.argv.indexOf("--runs")
const runs = given < 0 ? 1_000 : Number(process.argv[given + 1])
const seeds = Array.from({ length: runs }, (_, index) => index + 1)

interface Common {
  readonly seed: number
  readonly wrong: readonly string[]
  readonly milliseconds: number
}

/** Many runs of one kind, and what this process still holds behind them. */
async function soaked<Run extends Common>(
  one: (seed: number) => Promise<Run>,
  counts: (runs: readonly Run[]) => Readonly<Record<string, readonly string[]>>,
): Promise<{ readonly isGood: boolean; readonly [figure: string]: unknown }> {
  // What the first agent of all needs is not what a later one leaves.
  await chaosOf(one, [0], 1)
  const before = held()
  const { runs: done, rejections } = await chaosOf(one, seeds, 6)
  const after = held()
  const wrong = done.filter((run) => run.wrong.length > 0)
  const leaked = JSON.stringify(before) === JSON.stringify(after) ? null : { before, after }
  return {
    isGood: wrong.length === 0 && rejections.length === 0 && leaked === null,
    runs: done.length,
    wrong,
    rejections,
    leaked,
    longest: Math.round(Math.max(...done.map(({ milliseconds }) => milliseconds))),
    ...Object.fromEntries(Object.entries(counts(done)).map(([name, values]) => [name, counted(values)])),
  }
}

/** How often each value occurs, the most frequent first. */
function counted(values: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)))
}

await chaosOf(chaos, [0], 1)
const floods = { gibibyteOfErrors: await errorFlood(), lineOf100Megabytes: await longLine() }
const updates = await manyUpdates(100_000)
const wire = await soaked(chaos, (all) => ({
  causes: all.map(({ cause }) => cause),
  rungs: all.map(({ rung }) => rung),
  faults: all.map(({ fault }) => fault),
  places: all.map(({ place }) => place),
}))
const turns = await soaked(chaosOfTurns, (all) => ({
  outcomes: all.flatMap((run) => run.outcomes),
  becauses: all.flatMap((run) => run.becauses),
  causes: all.map(({ cause }) => cause),
  rungs: all.map(({ rung }) => rung),
  faults: all.map(({ fault }) => fault),
  places: all.map(({ place }) => place),
  deeds: all.map(({ deed }) => deed),
}))
const report = { node: process.version, digest: coveredByChaos("."), wire, turns, ...floods, updates }
console.log(JSON.stringify(report, null, 2))
if (process.argv.includes("--report")) writeFileSync("bench/driver/chaos.json", `${JSON.stringify(report, null, 2)}\n`)
const isHeld = [...Object.values(floods), updates].every(({ grown }) => grown <= 64)
const isAnswered = Object.values(floods).every(({ answer }) => answer === "result")
if (!wire.isGood || !turns.isGood || !isHeld || !isAnswered || updates.observed !== 100_000) process.exitCode = 1
