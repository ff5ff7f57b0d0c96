import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** What is written as one line of output. */
type Line =
  | { readonly answer: unknown; readonly to?: string }
  | {
      readonly fail: { readonly code: unknown; readonly message?: unknown; readonly data?: unknown }
      readonly to?: string
    }
  /** A member `{ $id: "session/prompt" }` stands for the id of the newest such request; an empty name for that of any. */
  | { readonly send: unknown }
  | { readonly update: unknown; readonly session?: string }

/** Text as it is, without a line end of its own. */
interface Text {
  readonly write: string
  readonly stream?: "stdout" | "stderr"
}

/** A process that the agent starts. It follows a script of its own, and its id is written into a file. */
interface Descent {
  readonly steps: readonly Step[]
  /** In a session of its own. */
  readonly detached?: boolean
  /** Whether it holds the agent's output open. */
  readonly output?: "inherit" | "ignore"
  /** Without any of the environment. */
  readonly clean?: boolean
  readonly pidFile: string
}

/**
 * One step of a scripted agent. Steps follow one another; after the last one the agent reads on and ends when its input
 * does. Input is read from the first step that waits for it.
 */
export type Step =
  | Line
  | Text
  /** Waits for the next message of that method that no step waited for; ends the agent where the input ends first. */
  | { readonly expect: string }
  /** Waits for the answer to a request of the agent's own. */
  | { readonly expectAnswer: unknown }
  /** Several lines in one write. */
  | { readonly together: readonly (Line | Text)[] }
  /** One write for each byte, with a pause in milliseconds after each. */
  | { readonly bytes: readonly number[]; readonly gap?: number; readonly stream?: "stdout" | "stderr" }
  /** That many bytes of a text over and over, which nobody has to hold. */
  | { readonly flood: { readonly text: string; readonly bytes: number; readonly stream?: "stdout" | "stderr" } }
  | { readonly sleep: number }
  | { readonly exit: number }
  /** Sends itself a signal. */
  | { readonly raise: NodeJS.Signals }
  | { readonly ignore: NodeJS.Signals }
  /** Does not end when its input ends. */
  | { readonly stay: true }
  /** Lives on and reads nothing any more that was not asked for before. */
  | { readonly deaf: true }
  | { readonly descend: Descent }
  /** Writes its process id into a file: somebody got as far as here. */
  | { readonly touch: string }
  | { readonly endOutput: true }
  /** Waits for the end of its input. */
  | { readonly awaitEnd: true }
  | { readonly again: readonly Step[]; readonly times: number }

/** A scripted agent, ready to be started. */
export interface Scripted {
  readonly command: string
  readonly args: readonly string[]
  /** A folder of its own, for files that its steps name. */
  readonly cwd: string
  /** Nothing of this process: what a test does not give, the agent does not have. */
  readonly environment: Readonly<Record<string, string>>
  /** Every message that the agent has read so far, in order. */
  readonly received: () => readonly unknown[]
  /** The same as it was read, line by line. */
  readonly lines: () => readonly string[]
  /** Takes the folder away. The agent should have ended. */
  readonly remove: () => void
}

const agent = fileURLToPath(new URL("agents/scripted.js", import.meta.url))

/** Writes a script down for an agent to follow. Steps that need the folder are given it. */
export function scripted(script: readonly Step[] | ((folder: string) => readonly Step[])): Scripted {
  const folder = mkdtempSync(join(tmpdir(), "agent-"))
  const transcript = join(folder, "received.jsonl")
  const path = join(folder, "script.json")
  writeFileSync(path, JSON.stringify(typeof script === "function" ? script(folder) : script))
  const lines = (): readonly string[] =>
    existsSync(transcript) ? readFileSync(transcript, "utf8").split("\n").slice(0, -1) : []
  return {
    command: process.execPath,
    args: [agent, path, transcript],
    cwd: folder,
    environment: { PATH: process.env["PATH"] ?? "" },
    received: () => lines().map((line): unknown => JSON.parse(line)),
    lines,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The beginning of every conversation: the handshake and one session, named s1. */
export const opening: readonly Step[] = [
  { expect: "initialize" },
  { answer: { protocolVersion: 1 } },
  { expect: "session/new" },
  { answer: { sessionId: "s1" } },
]

/** A chunk of the agent's text. */
export function chunk(text: string): Step {
  return { update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } } }
}
