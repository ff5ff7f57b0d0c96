import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"
import { commands } from "../../cli/commands.ts"
import type { ExitCode } from "../../cli/command.ts"
import { run } from "../../cli/run.ts"
import { filesIn } from "../files.ts"
import { namedTests } from "../fixtures/named-tests.ts"

/** What a command printed and how it ended. */
export interface Outcome {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
}

/** A project of its own in a temporary folder, removed when the test ends. */
export interface Scratch {
  readonly folder: string
  /** Runs the command there, in this process. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>
  readonly read: (path: string) => string
  readonly write: (path: string, text: string) => void
  /** Replaces a text that must occur exactly once. */
  readonly edit: (path: string, from: string, to: string) => void
  readonly remove: (path: string) => void
  /** Every file's bytes by path, `node_modules` left out. */
  readonly snapshot: () => ReadonlyMap<string, string>
}

/** An empty project, in a folder whose name ends so. */
export function emptyProject(ending = ""): Scratch {
  const made = mkdtempSync(join(tmpdir(), "project-"))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  const folder = join(made, `project${ending}`)
  mkdirSync(folder)
  return projectIn(folder)
}

/** The project in a folder, which stays when the test ends. */
export function projectIn(folder: string): Scratch {
  const path = (file: string): string => join(folder, file)
  const scratch: Scratch = {
    folder,
    run: async (...args) => {
      const printed = { out: "", err: "" }
      const code = await run(
        {
          out: (text) => void (printed.out += text),
          err: (text) => void (printed.err += text),
          color: false,
          interactive: false,
          cwd: folder,
          again: "checkfu generate",
          command: "checkfu",
          version: "0.0.0",
          signal: AbortSignal.timeout(60_000),
        },
        commands,
        args,
      )
      return { code, ...printed }
    },
    read: (file) => readFileSync(path(file), "utf8"),
    write: (file, text) => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    edit: (file, from, to) => {
      const text = scratch.read(file)
      if (text.split(from).length !== 2)
        throw new Error(`${file} has ${text.split(from).length - 1} times ${JSON.stringify(from)}`)
      writeFileSync(
        path(file),
        text.replace(from, () => to),
      )
    },
    remove: (file) => rmSync(path(file), { recursive: true }),
    snapshot: () =>
      new Map(filesIn(folder, ["node_modules", ".git"]).map((file) => [file, readFileSync(path(file), "latin1")])),
  }
  return scratch
}

/** This project's own catalog, pages and generated files, copied into a folder whose name ends so. */
export function ownProject(ending = ""): Scratch {
  const scratch = emptyProject(ending)
  copyOwn(scratch)
  return scratch
}

/** Copies this project's own catalog, pages and generated files, and the tests that its decision records name. */
export function copyOwn(scratch: Scratch): void {
  const unread = ["catalog/acp", "catalog/rules"]
  for (const room of ["model", "catalog", "docs", "output"])
    if (existsSync(room))
      cpSync(room, join(scratch.folder, room), { recursive: true, filter: (path) => !unread.includes(path) })
  for (const path of namedTests()) cpSync(path, join(scratch.folder, path), { recursive: true })
}

/** The paths whose bytes differ between two snapshots, in code-unit order. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted()
}

/** The lines of one text that the other does not have, each way. */
export function changedLines(
  before: string,
  after: string,
): { readonly gone: readonly string[]; readonly come: readonly string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")]
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) }
}
