import { existsSync, readFileSync } from "node:fs"
import { isAbsolute, normalize, resolve } from "node:path"
import type { Asked, InspectOptions } from "../../runtime/inspect/index.ts"
import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"

/** What the command line asks for. `environment` is the caller's own, of which only the search path goes over by default. */
export function inspectOptions(
  { cwd }: Pick<Terminal, "cwd">,
  given: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): InspectOptions {
  const [command, ...args] = given.positional
  if (command === undefined) throw new UsageError("inspect needs the command that starts the agent, after --")
  const list = (name: string): readonly string[] => given.lists[name] ?? []
  const login = given.options["login"]
  const before = list("ask").map(askedIn)
  return {
    command: /[/\\]/.test(command) ? resolve(cwd, command) : command,
    args: args.map((arg) => fromHere(arg, cwd)),
    path: environment["PATH"] ?? "",
    bareModel: given.options["model-env"] === "none",
    environment: Object.fromEntries(list("env").map((entry) => variableIn(entry, environment))),
    files: Object.fromEntries(list("file").map((entry) => fileIn(entry, cwd))),
    before: typeof login === "string" ? [{ method: "authenticate", params: { methodId: login } }, ...before] : before,
    limits: limitsIn(given.options["timeout"]),
  }
}

/** The agent runs in a folder of its own: a word that names a file from here is made to name it from there. */
function fromHere(arg: string, cwd: string): string {
  return !arg.startsWith("-") && existsSync(resolve(cwd, arg)) ? resolve(cwd, arg) : arg
}

function limitsIn(timeout: string | boolean | undefined): NonNullable<InspectOptions["limits"]> {
  if (typeof timeout !== "string") return {}
  const answer = Number(timeout) * 1_000
  if (!/^\d+(\.\d+)?$/.test(timeout) || answer === 0)
    throw new UsageError(`--timeout is a number of seconds above 0, not ${timeout}`)
  return { answer, probe: 3 * answer }
}

function variableIn(
  entry: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly [string, string] {
  const { name, value } = halves(entry)
  if (value !== null) return [name, value]
  const inherited = environment[name]
  if (inherited === undefined) throw new UsageError(`--env ${name}: there is no such variable here to inherit`)
  return [name, inherited]
}

function fileIn(entry: string, cwd: string): readonly [string, string] {
  const { name, value } = halves(entry)
  if (value === null) throw new UsageError(`--file is PATH=FILE, not ${entry}`)
  if (isAbsolute(name) || normalize(name).startsWith(".."))
    throw new UsageError(`--file ${name}: the path must lie below the agent's home`)
  try {
    return [name, readFileSync(resolve(cwd, value), "utf8")]
  } catch (thrown) {
    throw new UsageError(
      `cannot read ${value}: ${thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unknown"}`,
    )
  }
}

function askedIn(entry: string): Asked {
  const { name, value } = halves(entry)
  try {
    if (name !== "" && value !== null) return { method: name, params: JSON.parse(value) as unknown }
  } catch {}
  throw new UsageError(`--ask is METHOD=JSON, not ${entry}`)
}

/** What stands before the first equals sign, and what behind it; null where there is none. */
function halves(entry: string): { readonly name: string; readonly value: string | null } {
  const at = entry.indexOf("=")
  return at === -1 ? { name: entry, value: null } : { name: entry.slice(0, at), value: entry.slice(at + 1) }
}
