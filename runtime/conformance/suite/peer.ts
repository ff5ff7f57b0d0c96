import { isObject, own } from "../../../output/kernel.ts"
import type { Clock } from "../../driver/clock.ts"
import type { Closing } from "../../driver/connection.ts"
import { framer } from "../../driver/transport/framer.ts"
import type { Framed } from "../../driver/transport/framer.ts"
import { incoming } from "../../driver/transport/incoming.ts"
import { defaultLimits } from "../../driver/transport/limits.ts"
import { supervise } from "../../driver/transport/supervisor.ts"
import type { Launch } from "../../driver/transport/supervisor.ts"
import type { TraceEntry } from "../grammar/entry.ts"
import { keyOf } from "../grammar/message.ts"
import { doorbell } from "./doorbell.ts"

/** What becomes of a question. */
export type Reply =
  | { readonly kind: "result"; readonly value: unknown }
  | { readonly kind: "error"; readonly code: number }
  | { readonly kind: "silence" }
  | { readonly kind: "closed" }

/** A notification of the agent's. */
export interface Heard {
  readonly method: string
  readonly params: unknown
}

/**
 * An agent process that is spoken to without manners: lines go out as they are given, and every line that comes in is
 * recorded before anybody acts on it. It answers the agent's requests by `policy`, and every question within its time.
 */
export interface Peer {
  readonly ask: (method: string, params: unknown, milliseconds: number, id?: string) => Promise<Reply>
  readonly tell: (method: string, params: unknown) => void
  /** Writes a line that is no message. */
  readonly write: (text: string) => void
  /** Writes something into the record. */
  readonly note: (event: string, members: { readonly [name: string]: unknown }) => void
  /** Waits until the agent tells something like that; false where it does not in time. */
  readonly hears: (isIt: (heard: Heard) => boolean, milliseconds: number) => Promise<boolean>
  /** Tells what the agent tells, until what it answers with is called. */
  readonly watch: (tell: (heard: Heard) => void) => () => void
  readonly rest: (milliseconds: number) => Promise<void>
  readonly isClosed: () => boolean
  /** The id of its process; null where it was not started. */
  readonly process: () => number | null
  /** Ends the agent by its ladder, and waits until nothing of it is left. */
  readonly end: () => Promise<void>
}

/** How the agent's requests are answered. */
export type Policy = (method: string, params: unknown) => { readonly result: unknown } | { readonly error: unknown }

/** How long an answer to the agent takes, in milliseconds. */
const thinking = 10

/** How much of a line that is no JSON is recorded, in code units. */
const noiseKept = 4_096

/** Starts an agent and records everything that is said. Never throws; what cannot be started is closed at once. */
export function openPeer(
  launch: Launch,
  clock: Clock,
  graces: { readonly inputGrace: number; readonly terminateGrace: number },
  policy: Policy,
  record: (entry: TraceEntry) => void,
): Peer {
  const begun = clock.now()
  const at = (): number => Math.round((clock.now() - begun) * 1_000) / 1_000
  const open = new Map<string, (reply: Reply) => void>()
  const bell = doorbell<Heard>(clock)
  const lines = framer(defaultLimits.lineBytes)
  let ids = 0
  let isClosed = false
  let processId: number | null = null
  let ending: Promise<void> | null = null

  const send = (message: object): void => {
    if (isClosed) return
    const whole = { jsonrpc: "2.0", ...message }
    record({ at: at(), from: "client", message: whole })
    process.write(JSON.stringify(whole).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029"))
  }

  /** Permissions take a moment, so that those that came together are all recorded before the first answer. */
  const requested = (id: unknown, method: string, params: unknown): void => {
    const answer = (): void => send({ id, ...policy(method, params) })
    if (method === "session/request_permission") clock.after(thinking, answer)
    else answer()
  }

  const understood = (message: unknown): void => {
    if (Array.isArray(message)) return message.forEach(understood)
    if (!isObject(message, true)) return
    const id = own(message, "id")
    const method = own(message, "method")
    const params = own(message, "params")
    if (typeof method === "string") {
      if (id === undefined) bell.ring({ method, params })
      else requested(id, method, params)
      return
    }
    const key = keyOf(id)
    const settle = open.get(key) ?? open.get(key.startsWith('"') ? key.slice(1, -1) : JSON.stringify(key))
    const error = own(message, "error")
    if (isObject(error, true) && own(message, "result") === undefined)
      settle?.({ kind: "error", code: Number(own(error, "code")) })
    else settle?.({ kind: "result", value: own(message, "result") })
  }

  const took = (line: Framed): void => {
    if (line.kind === "oversize") return
    const { text, json, value: message, faults } = incoming(line, defaultLimits.lineBytes)
    for (const [code] of faults) if (code === "wire/invalid-utf8") record({ at: at(), event: "diagnostic", code })
    if (text.trim() === "") return
    if (!json) return record({ at: at(), from: "agent", text: text.slice(0, noiseKept) })
    record({ at: at(), from: "agent", message })
    understood(message)
  }

  const process = supervise(
    launch,
    clock,
    { ...defaultLimits, ...graces },
    {
      started: (pid) => {
        processId = pid
        record({ at: at(), event: "started", pid })
      },
      output: (chunk) => {
        for (const line of lines.push(chunk)) took(line)
      },
      ended: (closure) => {
        for (const line of lines.end()) took(line)
        isClosed = true
        const { cause, exitCode, signal, spawnError } = closure
        record({ at: at(), event: "closed", cause, exitCode, signal, spawnError })
        for (const settle of open.values()) settle({ kind: "closed" })
        bell.close()
        return { ...closure, lastMethod: null }
      },
    },
  )

  const finish = async (): Promise<void> => {
    const { rung, orphans, closure }: Closing = await process.end("ended_by_us")
    record({ at: at(), event: "ended", rung, orphans: [...orphans], errorBytes: Buffer.byteLength(closure.errorTail) })
  }

  return {
    ask: (method, params, milliseconds, named) =>
      new Promise((resolve) => {
        if (isClosed) {
          resolve({ kind: "closed" })
          return
        }
        const id = named ?? ++ids
        const key = keyOf(id)
        const forget = clock.after(milliseconds, () => {
          record({ at: at(), event: "expired", key, after: milliseconds })
          settle({ kind: "silence" })
        })
        const settle = (reply: Reply): void => {
          if (!open.delete(key)) return
          forget()
          resolve(reply)
        }
        open.set(key, settle)
        send({ id, method, params })
      }),
    tell: (method, params) => send({ method, params }),
    write: (text) => {
      if (isClosed) return
      const isValue = text.startsWith('{"')
      record(
        isValue
          ? { at: at(), from: "client", message: JSON.parse(text) as unknown }
          : { at: at(), from: "client", text },
      )
      process.write(text)
    },
    note: (event, members) => record({ ...members, at: at(), event }),
    hears: bell.hears,
    watch: bell.watch,
    rest: (milliseconds) =>
      new Promise((resolve) => {
        clock.after(milliseconds, resolve)
      }),
    isClosed: () => isClosed,
    process: () => processId,
    end: () => (ending ??= finish()),
  }
}
