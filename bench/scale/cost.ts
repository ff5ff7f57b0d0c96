import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"

/** What one cold run of a program took. Linux alone counts all of it. */
export interface Cost {
  /** Seconds of CPU of the process, its threads and everything that it started. */
  readonly cpu: number
  /** MiB of the process at its largest. */
  readonly rss: number
  /** MiB at its largest of whatever it started and left running: the bundler. */
  readonly helperRss: number
}

const mark = "cost-of-run "
const longest = 4_000
const preloaded = fileURLToPath(new URL("./report-cost.js", import.meta.url))

/** Runs Node with the arguments in a folder and measures it. Throws with what was printed where it fails. */
export function costOf(folder: string, args: readonly string[]): Cost {
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", preloaded, ...args], options)
  const said = stderr.split("\n").find((line) => line.startsWith(mark))
  if (status !== 0 || said === undefined)
    throw new Error(`${args.join(" ")}: exit ${status}\n${(stdout + stderr).slice(0, longest)}`)
  const { cpu, rss, helperRss } = JSON.parse(said.slice(mark.length)) as Cost
  return { cpu: rounded(cpu), rss: Math.round(rss), helperRss: Math.round(helperRss) }
}

/** A number with two digits after the point. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
