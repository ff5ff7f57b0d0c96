// A hundred agents at once, and a hundred sessions of one agent: the driver beside the official SDK's client and beside a bare
// pipe, which checks nothing. Prints a table; with --report it is kept in bench/driver/agents.json.
import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { median } from "../decoders/measure.ts"
import { updatesInTurn } from "./clients/client.ts"
import { coveredByAgents } from "./covered.ts"
import type { Measured } from "./one-way.ts"
import { plainScript } from "./plain.ts"

const rounds = 3
const turns = 200
const ways = ["pipe", "driver", "sdk"] as const
const scenes = [
  { what: "100 agents with a session each", agents: 100, sessions: 1 },
  { what: "one agent with 100 sessions", agents: 1, sessions: 100 },
] as const
const script = await plainScript()

function measure(way: string, agents: number, sessions: number): Measured {
  const args = ["--expose-gc", script, way, String(agents), String(sessions), String(turns)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Measured
}

function medians(all: readonly Measured[]): Measured {
  const of = (read: (each: Measured) => number): number => Math.round(median(all.map(read)) * 100) / 100
  return {
    opening: { wall: of(({ opening }) => opening.wall), cpu: of(({ opening }) => opening.cpu) },
    together: { wall: of(({ together }) => together.wall), cpu: of(({ together }) => together.cpu) },
    alone: { median: of(({ alone }) => alone.median), cpu: of(({ alone }) => alone.cpu) },
    memory: of(({ memory }) => memory),
  }
}

const figures = scenes.map(({ what, agents, sessions }) => {
  const seen = ways.map((): Measured[] => [])
  // The ways take turns, so that what else the machine does meets all of them.
  for (let round = 0; round < rounds; round++)
    for (const [index, way] of ways.entries()) seen[index]?.push(measure(way, agents, sessions))
  return { what, ways: ways.map((way, index) => ({ way, ...medians(seen[index] ?? []) })) }
})

console.log(`${updatesInTurn} updates a turn; medians of ${rounds} rounds; ms, CPU of our process alone; KiB a session`)
for (const { what, ways: each } of figures) {
  console.log(`\n${what}`)
  console.log("way      open wall     cpu  all turns wall     cpu  one turn     cpu  memory")
  for (const { way, opening, together, alone, memory } of each)
    console.log(
      way.padEnd(8) +
        [
          [opening.wall, 10],
          [opening.cpu, 8],
          [together.wall, 16],
          [together.cpu, 8],
          [alone.median, 10],
          [alone.cpu, 8],
          [memory, 8],
        ]
          .map(([value = 0, width]) => value.toFixed(2).padStart(width ?? 8))
          .join(""),
    )
}
if (process.argv.includes("--report")) {
  const report = { node: process.version, digest: coveredByAgents("."), updatesInTurn, rounds, turns, figures }
  writeFileSync("bench/driver/agents.json", `${JSON.stringify(report, null, 2)}\n`)
}
