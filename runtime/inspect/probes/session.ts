import type { Answer } from "../../driver/index.ts"
import { memberOf } from "../../member.ts"
import { reactionOf, stopReasonIn } from "../reactions.ts"
import type { Turn } from "../report.ts"
import type { Stage } from "../stage.ts"
import type { Talk } from "../talk.ts"

/** Something that had to go well for the rest of a probe, and did not. */
export interface Failed {
  readonly ok: false
  readonly stage: string
  readonly what: string
}

/** What a step came to. */
export type Step<T> = { readonly ok: true; readonly value: T } | Failed

/** A session that an agent opened. */
export interface OpenSession {
  readonly id: string
  readonly cwd: string
}

/** What is said to a session where nothing else is meant. */
const words = "Please say a few words."

/** Greets the agent, and makes the requests that were asked for before the first session. */
export async function greet(talk: Talk, stage: Stage): Promise<Step<null>> {
  const hello = {
    protocolVersion: 1,
    clientInfo: { name: "inspect", version: "1.0.0" },
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
  }
  const answer = await talk.ask("initialize", hello)
  if (answer.kind !== "result") return failed("initialize", answer)
  for (const { method, params } of stage.before) {
    const done = await talk.ask(method, params)
    if (done.kind !== "result") return failed(method, done)
  }
  return { ok: true, value: null }
}

/** Opens a session in a folder of its own; `meta` rides in the request. */
export async function openSession(
  talk: Talk,
  stage: Stage,
  name: string,
  meta?: Readonly<Record<string, unknown>>,
): Promise<Step<OpenSession> & { readonly answer: Answer }> {
  const cwd = stage.folder(name)
  const answer = await talk.ask("session/new", { cwd, mcpServers: [], ...(meta === undefined ? {} : { _meta: meta }) })
  const id = answer.kind === "result" ? memberOf(answer.value, "sessionId") : undefined
  if (typeof id === "string") return { ok: true, value: { id, cwd }, answer }
  return { ...failed("session/new", answer), answer }
}

/** Silence after a session was opened before it is prompted, and the longest wait for it. Milliseconds. */
const silence = 200
const silenceAtMost = 2_000

/** Greets, opens one session, and lets the agent say what it says unasked, such as a banner: that is no part of a turn. */
export async function begin(talk: Talk, stage: Stage): Promise<Step<OpenSession>> {
  const greeted = await greet(talk, stage)
  if (!greeted.ok) return greeted
  const session = await openSession(talk, stage, "first")
  if (session.ok) await talk.silent(silence, silenceAtMost)
  return session
}

/** Prompts a session, and says what became of it. */
export async function prompt(talk: Talk, { id }: OpenSession): Promise<Turn> {
  const before = talk.transcript.lines().length
  const answer = await asked(talk, id)
  return { ...reactionOf(answer, stopReasonIn), text: saidText(talk, before) }
}

/** Sends a prompt; its answer is there when the turn is over. */
export function asked(talk: Talk, sessionId: string, atMost?: number): Promise<Answer> {
  return talk.ask("session/prompt", { sessionId, prompt: [{ type: "text", text: words }] }, atMost)
}

/** Whether the agent said any text since that line. */
export function saidText(talk: Talk, since: number): boolean {
  return talk.transcript
    .lines()
    .slice(since)
    .some((line) => {
      const update = line.kind === "message" ? memberOf(memberOf(line.message, "params"), "update") : undefined
      return memberOf(update, "sessionUpdate") === "agent_message_chunk"
    })
}

function failed(stage: string, answer: Answer): Failed {
  const { says, message } = reactionOf(answer)
  const tail = answer.kind === "closed" ? (answer.closure.errorTail.trim().split("\n").at(-1) ?? "") : ""
  const isStart = answer.kind === "closed" && answer.closure.cause === "spawn_failed"
  const what = [isStart ? "" : says, message ?? "", tail].filter((part) => part !== "").join(": ")
  return { ok: false, stage: isStart ? "start" : stage, what }
}
