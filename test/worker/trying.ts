import { fileURLToPath } from "node:url"
import type { DevEvent, DevReport, DevSetting } from "../../runtime/worker/dev/dev-turn.ts"
import { devTurn } from "../../runtime/worker/dev/dev-turn.ts"
import type { TaskMode } from "../../runtime/worker/index.ts"
import { patient } from "./turning.ts"

/** An agent that does what it is told in its arguments, and nothing that it is asked. */
export interface Behaviour {
  /** How it reaches the servers of its session, if at all. */
  readonly offer?: "http" | "stdio" | "none"
  readonly calls?: readonly (readonly [name: string, given: object])[]
  /** Capabilities beside those of MCP. */
  readonly can?: object
  readonly opens?: boolean
  readonly shows?: readonly object[]
  readonly writes?: readonly string[]
  /** An empty object: it never answers. */
  readonly ends?:
    | { readonly stopReason: string; readonly after?: string }
    | { readonly error: string }
    | { readonly exit: number }
    | { readonly [nothing: string]: never }
}

/** The calls with which a turn in each mode does all that is required and preferred. */
export const dutiful: { readonly [mode in TaskMode]: NonNullable<Behaviour["calls"]> } = {
  code: [["report_result", { summary: "The gate closes at 22." }]],
  plan: [["write_document", { title: "Plan", type: "spec", content: "1. Read the hours from a file." }]],
  review: [["report_workflow_verdict", { verdict: "changes_requested", reason: "It is open at 22." }]],
  research: [["list_documents", {}]],
}

/** The command of such an agent. */
export function commandOf({ offer = "http", calls = [], ...more }: Behaviour): readonly [string, ...string[]] {
  const agent = fileURLToPath(new URL("agents/calling.js", import.meta.url))
  return [process.execPath, agent, offer, JSON.stringify(calls), JSON.stringify(more)]
}

/** What became of a turn that was tried, and what was told of it. */
export interface TriedTurn extends DevReport {
  readonly events: readonly DevEvent[]
  readonly lines: readonly string[]
}

/** Tries such an agent on one turn. */
export async function tried(
  mode: TaskMode,
  behaviour: Behaviour,
  setting: Partial<DevSetting> = {},
): Promise<TriedTurn> {
  const [command, ...args] = commandOf(behaviour)
  const events: DevEvent[] = []
  const lines: string[] = []
  const launch = { command, args, cwd: process.cwd(), environment: { PATH: process.env["PATH"] ?? "" } }
  const { report } = devTurn(
    { mode, launch, ...setting, limits: { ...patient, ...setting.limits }, trace: (line) => void lines.push(line) },
    (event) => void events.push(event),
  )
  return { ...(await report), events, lines }
}
