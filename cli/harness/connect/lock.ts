import { randomUUID } from "node:crypto"
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A process, told apart from a later one that has its number. */
export interface Holder {
  readonly pid: number
  /** When it started, as the system counts; null where the system does not say. */
  readonly started: string | null
}

/** What came of asking for a lock: it is held until `release`, or somebody else's. */
export type Locking =
  | { readonly kind: "held"; readonly release: () => void }
  | { readonly kind: "taken"; readonly by: Holder; readonly file: string }

/**
 * Locks a file for this process among those of this machine. The lock stands beside it, and a process that died, however it died,
 * has none: what it left is taken over by one of those that ask. Throws where the folder cannot be written.
 */
export function lockFile(path: string): Locking {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const own: Holder = { pid: process.pid, started: startOf(process.pid) }
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600, flag: "wx" })
  try {
    for (;;) {
      const seen = locksOf(path)
      const taken = seen.find(({ holder }) => isAlive(holder))
      if (taken !== undefined) return { kind: "taken", by: taken.holder, file: taken.file }
      const mine = `${path}.lock-${Math.max(0, ...seen.map(({ number }) => number)) + 1}`
      // Whole or not at all, and to one alone: whoever saw the same locks asks for the same number.
      if (!isLinked(draft, mine)) continue
      // Somebody who saw other locks has another number. Each looks after it has its own, so that one of them sees the other.
      const others = locksOf(path).filter(({ file }) => file !== mine)
      if (others.some(({ holder }) => isAlive(holder))) {
        rmSync(mine)
        continue
      }
      for (const { file } of others) rmSync(file, { force: true })
      return { kind: "held", release: () => rmSync(mine, { force: true }) }
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

interface Lock {
  readonly file: string
  readonly number: number
  readonly holder: Holder
}

function locksOf(path: string): readonly Lock[] {
  const prefix = `${basename(path)}.lock-`
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix) && /^[1-9][0-9]*$/.test(name.slice(prefix.length)))
    .map((name) => ({ file: join(dirname(path), name), number: Number(name.slice(prefix.length)) }))
    .map((each) => ({ ...each, holder: holderIn(each.file) }))
}

function holderIn(file: string): Holder {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>
    if (Number.isSafeInteger(pid)) return { pid: Number(pid), started: typeof started === "string" ? started : null }
  } catch {
    // It was let go of meanwhile, or is nobody's.
  }
  return { pid: 0, started: null }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (thrown) {
    // A process of another user is one too.
    if ((thrown as NodeJS.ErrnoException).code !== "EPERM") return false
  }
  return started === null || startOf(pid) === started
}

/** The boot and the moment in it, where the system tells them in files. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // Its second field is a name in parentheses, in which anything may stand; the twenty-second is the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    // One that ended, and that its parent has not heard of, does nothing any more.
    return fields[0] === "Z" ? null : `${boot} ${fields[19] ?? ""}`
  } catch {
    return null
  }
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return false
    throw thrown
  }
}
