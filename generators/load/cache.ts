import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { digestOf } from "./digest.ts"

/**
 * A folder of things that can be made again. Nothing in it is believed: an entry carries the digest of its content, and
 * one that does not fit counts as absent. Writing that fails is no failure.
 */
export interface LoadFolder {
  /** What was kept under a name, or undefined. */
  readonly read: (name: string) => unknown
  /** The same of what was kept in parts, each parsed where it is asked for. */
  readonly readParts: (name: string) => readonly (() => unknown)[] | undefined
  /** Now, in milliseconds, by the clock that stamps the files of this folder; null where nothing is kept. */
  readonly moment: () => number | null
  /** Keeps plain JSON under a name, in one part or several. */
  readonly write: (name: string, ...parts: readonly unknown[]) => void
  /** The file of a bundle whose name ends in the digest of its bytes; null where it is absent or other bytes stand there. */
  readonly findBundle: (name: string) => string | null
  /** Writes a module to be imported, and answers where. */
  readonly writeBundle: (name: string, code: Uint8Array) => string
  /** Says that a bundle was imported and is needed no more. */
  readonly afterImport: (file: string) => void
}

const keptBundles = 4
const keptResults = 12
const keptSeen = 8

/** The cache in a folder; null: nothing is kept. */
export function cacheFolder(folder: string | null): LoadFolder {
  if (folder === null || !usable(folder)) return nothingKept
  return {
    read: (name) => readEntry(join(folder, `${name}.json`))?.[0]?.(),
    readParts: (name) => readEntry(join(folder, `${name}.json`)),
    moment: () => momentIn(folder),
    write(name, ...parts) {
      const bytes = Buffer.from(parts.map((part) => JSON.stringify(part)).join("\n"))
      writeWhole(folder, `${name}.json`, [`${digestOf([bytes])}\n`, bytes])
      keepNewest(folder, /^result-.*\.json$/, keptResults)
      keepNewest(folder, /^seen-.*\.json$/, keptSeen)
      keepNewest(folder, /\.tmp$/, keptBundles)
    },
    writeBundle: (name, code) =>
      writeWhole(folder, name, [code]) ? join(folder, name) : nothingKept.writeBundle(name, code),
    findBundle: (name) => (digestEnds(join(folder, name)) ? join(folder, name) : null),
    afterImport() {
      keepNewest(folder, /^bundle-.*\.mjs$/, keptBundles)
      keepNewest(folder, /^library-.*\.mjs$/, keptBundles)
    },
  }
}

const nothingKept: LoadFolder = {
  read: () => undefined,
  readParts: () => undefined,
  moment: () => null,
  findBundle: () => null,
  write: () => undefined,
  writeBundle(name, code) {
    const folder = mkdtempSync(join(tmpdir(), "bundle-"))
    removeAtExit(folder)
    writeFileSync(join(folder, name), code)
    return join(folder, name)
  },
  afterImport: (file) => rmSync(join(file, ".."), { recursive: true, force: true }),
}

const removedAtExit = new Set<string>()

function removeAtExit(folder: string): void {
  if (removedAtExit.size === 0)
    process.once("exit", () => {
      for (const each of removedAtExit) rmSync(each, { recursive: true, force: true })
    })
  removedAtExit.add(folder)
}

function usable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}

/** A line of digest, and each part in a line of its own. */
function readEntry(file: string): readonly (() => unknown)[] | undefined {
  try {
    const whole = readFileSync(file)
    const bytes = whole.subarray(65)
    if (whole.toString("latin1", 0, 64) !== digestOf([bytes])) return undefined
    const text = bytes.toString()
    return text.split("\n").map((part) => () => JSON.parse(part) as unknown)
  } catch {
    return undefined
  }
}

/** Whether a bundle is there and its name ends in the digest of its bytes. */
export function digestEnds(file: string): boolean {
  try {
    return file.endsWith(`-${digestOf([readFileSync(file)])}.mjs`)
  } catch {
    return false
  }
}

/** What a file that is written now is stamped with. */
function momentIn(folder: string): number | null {
  const file = join(folder, `moment.${process.pid}.tmp`)
  try {
    writeFileSync(file, "")
    return statSync(file).mtimeMs
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}

function writeWhole(folder: string, name: string, content: readonly (string | Uint8Array)[]): boolean {
  const temporary = join(folder, `${name}.${process.pid}.tmp`)
  try {
    for (const [index, part] of content.entries()) writeFileSync(temporary, part, { flag: index === 0 ? "w" : "a" })
    renameSync(temporary, join(folder, name))
    return true
  } catch {
    rmSync(temporary, { force: true })
    return false
  }
}

function keepNewest(folder: string, names: RegExp, count: number): void {
  try {
    const aged = readdirSync(folder)
      .filter((name) => names.test(name))
      .map((name) => ({ name, age: statSync(join(folder, name)).mtimeMs }))
    for (const { name } of aged.toSorted((left, right) => right.age - left.age).slice(count))
      rmSync(join(folder, name), { force: true })
  } catch {
    return
  }
}
