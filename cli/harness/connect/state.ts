import { mkdirSync, readFileSync, renameSync } from "node:fs"
import { dirname } from "node:path"
import { UsageError } from "../../command.ts"
import { writePrivately } from "../../gateway/private-file.ts"

/** As whom a process is known to a platform. It holds the token, so that its owner alone may read it. */
export interface ConnectState {
  /** Without a slash at its end. */
  readonly apiUrl: string
  readonly runtime: string
  readonly agent: string
  readonly principal: string
  readonly token: string
  /** The file of the private key that signs its reports; null: nobody signs. */
  readonly keyFile: string | null
}

const members = {
  apiUrl: "api_url",
  runtime: "runtime",
  agent: "agent",
  principal: "principal",
  token: "token",
} as const

/** What was kept; null: nothing was. Throws `UsageError` for a file that is something else. */
export function readState(path: string): ConnectState | null {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch (thrown) {
    if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") return null
    throw new UsageError(`${path} cannot be read: name another file with --state`)
  }
  const value = jsonIn(text)
  const parts = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : [])
  const part = (name: string): string | null => {
    const member = parts.get(name)
    return typeof member === "string" ? member : null
  }
  const kept = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, part(member)]))
  if (Object.values(kept).includes(null))
    throw new UsageError(`${path} is not the state of a connected process: name another file with --state`)
  return { ...(kept as Record<keyof typeof members, string>), keyFile: part("key_file") }
}

/** Keeps it, in a file that its owner alone can read. A process that dies meanwhile leaves what was kept before. */
export function writeState(path: string, state: ConnectState): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const document = {
    ...Object.fromEntries(
      Object.entries(members).map(([name, member]) => [member, state[name as keyof typeof members]]),
    ),
    key_file: state.keyFile,
  }
  const next = `${path}.next`
  writePrivately(next, `${JSON.stringify(document, null, 2)}\n`)
  renameSync(next, path)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
