import { createHash, randomUUID } from "node:crypto"
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { homedir } from "node:os"
import { basename, dirname, join } from "node:path"
import { Script } from "node:vm"

/** So many pieces of code are kept of one script: of other versions of the command, and of the engine. */
const kept = 4
const digestLength = 64

/** What stands in such a script for the word `import` where it imports at need; of the same length, so that source maps hold. */
export const importName = "$bring"

/** A script of the bundled command. */
export interface KeptScript {
  readonly file: string
  /** Of its bytes. */
  readonly digest: string
  /** Imports what the script imports at need, as a module beside it would: the engine has no way to tell kept code how. */
  readonly load: (name: string) => Promise<unknown>
}

/**
 * Runs a script of the bundled command as a CommonJS module and answers what it exports. What the engine made of it is kept
 * among the user's cached files, so that the next run need not parse and compile it again: a seventh of a short command.
 * Kept code counts only for the same bytes, engine and processor, and whole; where nothing can be kept, nothing is lost.
 */
export function runKept({ file, digest, load }: KeptScript, folder: string = usualFolder()): object {
  const source = readFileSync(file, "utf8")
  const place = join(folder, `${basename(file)}-${digest.slice(0, 16)}-${process.version}-${process.arch}.bin`)
  const cachedData = readWhole(place)
  const script = new Script(`(function(exports,require,module,__filename,__dirname,${importName}){${source}\n})`, {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
  })
  if (cachedData === undefined || script.cachedDataRejected === true)
    // By then everything is compiled that this run needed.
    process.once("exit", () => keep(place, script.createCachedData(), basename(file)))
  const module = { exports: {} }
  const run = script.runInThisContext() as (...given: readonly unknown[]) => void
  run(module.exports, createRequire(file), module, file, dirname(file), load)
  return module.exports
}

function usualFolder(): string {
  return join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "checkfu", "code")
}

/** The engine does not look whether its code is damaged, and would run it. */
function readWhole(place: string): Buffer | undefined {
  try {
    const bytes = readFileSync(place)
    const data = bytes.subarray(digestLength)
    return digestOf(data) === bytes.toString("latin1", 0, digestLength) ? data : undefined
  } catch {
    return undefined
  }
}

function keep(place: string, data: Buffer, name: string): void {
  const folder = dirname(place)
  const draft = join(folder, `${randomUUID()}.tmp`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(draft, Buffer.concat([Buffer.from(digestOf(data), "latin1"), data]), { mode: 0o600 })
    renameSync(draft, place)
    const mine = readdirSync(folder).filter((each) => each.startsWith(`${name}-`))
    const byAge = mine.map((each) => [statSync(join(folder, each)).mtimeMs, each] as const).toSorted(newestFirst)
    for (const [, each] of byAge.slice(kept)) rmSync(join(folder, each), { force: true })
  } catch {
    rmSync(draft, { force: true })
  }
}

function newestFirst([left]: readonly [number, string], [right]: readonly [number, string]): number {
  return right - left
}

function digestOf(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex")
}
