import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { readManifest } from "../../runtime/worker/index.ts"
import type { TaskMode } from "../../runtime/worker/index.ts"
import { readMode } from "../../runtime/worker/dev/unlock.ts"
import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { placeAt, placeOf } from "../schema/locate.ts"
import { noFaults } from "../../runtime/admission/profile/finding.ts"
import { readJson } from "../../runtime/admission/profile/read-json.ts"

/** Where the manifest lies unless said. */
const usual = "runtime.json"

/** Which agent is tried on what. */
export interface Plan {
  readonly command: readonly [program: string, ...args: string[]]
  /** Where its process starts. */
  readonly folder: string
  readonly modes: readonly TaskMode[]
  /** What the manifest says; null: there is none. */
  readonly manifest: { readonly file: string; readonly name: string; readonly declares: readonly TaskMode[] } | null
}

/** Reads the manifest and the command line together. Throws `UsageError` where they do not say enough, or say it wrongly. */
export function planned(terminal: Terminal, behind: readonly string[], given: Arguments): Plan {
  const { file, path } = manifestIn(terminal, given)
  const isGiven = typeof given.options["manifest"] === "string"
  const manifest = isGiven || existsSync(path) ? manifestAt(path, file) : null
  const [program, ...args] = behind
  const [named, ...rest] = manifest?.command ?? []
  const mode = given.options["mode"]
  const asked = typeof mode === "string" ? readMode(mode) : null
  const modes = asked === null ? [...new Set(manifest?.modes)] : [asked]
  const said = manifest === null ? null : { file, name: manifest.name, declares: manifest.modes }
  if (modes.length === 0)
    throw new UsageError(`runtime dev needs --mode MODE, or a manifest that declares modes; there is no ${file}`)
  if (program !== undefined) return { command: [program, ...args], folder: terminal.cwd, modes, manifest: said }
  if (named === undefined)
    throw new UsageError(`runtime dev needs the command of the agent after --, or in a manifest; there is no ${file}`)
  return { command: [named, ...rest], folder: dirname(path), modes, manifest: said }
}

/** What a watcher looks at: the files that the agent's command names, and the manifest. */
export function watched(terminal: Terminal, behind: readonly string[], given: Arguments): readonly string[] {
  const { path } = manifestIn(terminal, given)
  const named = behind.length > 0 ? [] : commandAt(path).map((word) => resolve(dirname(path), word))
  return [...behind, ...named, path]
}

function manifestIn({ cwd }: Terminal, { options }: Arguments): { readonly file: string; readonly path: string } {
  const file = typeof options["manifest"] === "string" ? options["manifest"] : usual
  return { file, path: resolve(cwd, file) }
}

function commandAt(path: string): readonly string[] {
  try {
    const read = readManifest(readFileSync(path, "utf8"))
    return read.ok ? read.manifest.command : []
  } catch {
    return []
  }
}

function manifestAt(
  path: string,
  file: string,
): Extract<ReturnType<typeof readManifest>, { readonly ok: true }>["manifest"] {
  const text = textAt(path, file)
  const read = readManifest(text)
  if (read.ok) return read.manifest
  const { pointer, what, fix } = read.fault
  const { line, column } = brokenAt(text) ?? placeAt(text, pointer)
  throw new UsageError(`${file}:${line}:${column}: ${pointer === "" ? "" : `${pointer}: `}${what}\n  Fix  ${fix}`)
}

/** Where a text stops being JSON; null where it is JSON. */
function brokenAt(text: string): ReturnType<typeof placeOf> | null {
  const faults = noFaults()
  if (readJson(text, { depth: Infinity, exactIntegers: false }, faults) !== null) return null
  return placeOf(text, faults.found()[0]?.offset ?? 0)
}

function textAt(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (thrown) {
    throw new UsageError(
      `cannot read ${file}: ${thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unknown"}`,
    )
  }
}
