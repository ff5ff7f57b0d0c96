// Loaded before a program: says on stderr, at its end, what the run took. Plain JavaScript, so that it adds no loader to it.
import { readFileSync, readdirSync } from "node:fs"

const ticksPerSecond = 100

/** Fields of `/proc/PID/stat` from the third on; empty where there is none. */
function statOf(pid) {
  return contentOf(`/proc/${pid}/stat`).split(") ").at(-1).split(" ")
}

function contentOf(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** Seconds of CPU and the peak of memory in MiB of each process that this one started and that still runs. */
function helpers() {
  const pids = readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name) && statOf(name)[1] === String(process.pid))
  return pids.map((pid) => {
    const stat = statOf(pid)
    const peak = /VmHWM:\s+([0-9]+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0
    return { cpu: (Number(stat[11]) + Number(stat[12])) / ticksPerSecond, rss: Number(peak) / 1_024 }
  })
}

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const running = helpers()
  const own = statOf("self")
  const finished = (Number(own[13]) + Number(own[14])) / ticksPerSecond
  const cpu = (userCPUTime + systemCPUTime) / 1e6 + finished + running.reduce((sum, helper) => sum + helper.cpu, 0)
  const helperRss = Math.max(0, ...running.map(({ rss }) => rss))
  process.stderr.write(`cost-of-run ${JSON.stringify({ cpu, rss: maxRSS / 1_024, helperRss })}\n`)
})
