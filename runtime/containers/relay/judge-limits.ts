import type { SandboxLimits } from "../engine.ts"

/** What the kernel showed inside a container; null where it shows nothing. */
export interface SeenLimits {
  readonly memory: string | null
  readonly quota: string | null
  readonly period: string | null
  readonly processes: string | null
  /** What became of a write to the root, and of a connection to an address that no one has. */
  readonly write: string
  readonly wayOut: string
}

/** Something of the sandbox that this engine does not keep, and why it is known. */
export interface Unenforceable {
  readonly limit: keyof SandboxLimits | "read_only_root" | "network"
  readonly reason: string
}

/**
 * What is not kept of what was asked for. Judged by what the kernel shows inside the container, since an engine may take a
 * limit and drop it; a limit that is lower than asked is kept.
 */
export function judgeLimits(asked: SandboxLimits, seen: SeenLimits): readonly Unenforceable[] {
  const [quota = null, inOne] = seen.quota?.split(" ") ?? []
  const period = inOne ?? seen.period
  const cpus = quota === null || period === null ? null : within(quota) / Number(period)
  return [
    ...limit("memory", asked.memory, seen.memory === null ? null : within(seen.memory)),
    ...limit("cpus", asked.cpus, cpus),
    ...limit("processes", asked.processes, seen.processes === null ? null : within(seen.processes)),
    ...expected("read_only_root", seen.write, ["EROFS"], "a write to the root"),
    ...expected("network", seen.wayOut, ["ENETUNREACH", "EHOSTUNREACH"], "a connection to the outside"),
  ]
}

/** `max` and -1 stand for no limit. */
function within(text: string): number {
  return text === "max" || text.startsWith("-") ? Infinity : Number(text)
}

function limit(name: keyof SandboxLimits, asked: number | undefined, seen: number | null): readonly Unenforceable[] {
  if (asked === undefined || (seen !== null && seen <= asked)) return []
  const shown =
    seen === null ? "the kernel shows no such limit" : `the kernel shows ${seen === Infinity ? "none" : seen}`
  return [{ limit: name, reason: `the engine took ${asked}, and inside the container ${shown}` }]
}

function expected(
  name: Unenforceable["limit"],
  seen: string,
  good: readonly string[],
  what: string,
): readonly Unenforceable[] {
  return good.includes(seen)
    ? []
    : [{ limit: name, reason: `${what} ended with ${seen}, not with ${good.join(" or ")}` }]
}
