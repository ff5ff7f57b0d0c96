import type { Worker } from "node:worker_threads"
import { engineProgram } from "./engine-program.ts"
import type { EngineAnswer, EngineModules, EngineQuestion, ThreadQuestion } from "./engine-program.ts"
import { assertedFormats } from "./format/asserted.ts"

/** An answer, or that there was none in time. */
export type EngineOutcome =
  EngineAnswer | { readonly kind: "timeout" } | { readonly kind: "missing"; readonly module: string }

/**
 * Judges values by schemas in a thread of its own, one after the other. What is done on the caller's is bounded by the
 * value's length: the formats of its strings are judged there, within some 20 ms for a value at its bounds.
 */
export interface ConfigurationEngine {
  /** Never rejects. Only what the profile has accepted may be asked: see `validateConfiguration`. */
  readonly judge: (question: EngineQuestion) => Promise<EngineOutcome>
  /** Ends the thread; what is still asked is answered `failed`. A later question starts another. */
  readonly close: () => Promise<void>
}

/** How long things may take, in milliseconds. */
export interface EngineClock {
  /** One question, compilation of its schema included; then the thread is killed. 2,000 unless said. */
  readonly timeoutMs?: number
  /** The start of the thread. 30,000 unless said. */
  readonly startMs?: number
}

/** How an engine judges, and how long it may take. */
export interface EngineTerms extends EngineClock {
  /** Whether formats are asserted, as anywhere in this room, or annotations alone, as the dialect has it by default. */
  readonly formats?: "assertions" | "annotations"
}

interface Asked {
  readonly question: EngineQuestion
  readonly answer: (outcome: EngineOutcome) => void
}

/**
 * An engine whose thread starts with the first question, and lets the process end while nothing is asked. A question that
 * takes too long costs its thread: the next one gets a new one.
 */
export function createConfigurationEngine(terms: EngineTerms = {}): ConfigurationEngine {
  const { timeoutMs = 2_000, startMs = 30_000, formats = "assertions" } = terms
  const waiting: Asked[] = []
  let thread: Worker | null = null
  let working: Promise<void> | null = null

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { question, answer } = next
      try {
        if (thread === null) {
          const modules = await engineModules()
          if (typeof modules === "string") {
            answer({ kind: "missing", module: modules })
            continue
          }
          const { Worker: Thread } = await import("node:worker_threads")
          thread = new Thread(engineProgram, {
            eval: true,
            workerData: modules,
            resourceLimits: { maxOldGenerationSizeMb: 256 },
          })
          await messageOf(thread, startMs)
        }
        thread.ref()
        const { schema, value } = question
        const asserted = formats === "assertions" ? assertedFormats(schema, value) : {}
        const asked: ThreadQuestion = { schema, value, formats: asserted }
        const answered = messageOf(thread, timeoutMs)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
        thread.postMessage(asked)
        answer((await answered) as EngineAnswer)
        thread?.unref()
      } catch (thrown) {
        void thread?.terminate()
        thread = null
        answer(thrown instanceof TooLate ? { kind: "timeout" } : { kind: "failed", message: String(thrown) })
      }
    }
    working = null
  }

  return {
    judge: (question) =>
      new Promise((answer) => {
        waiting.push({ question, answer })
        working ??= work()
      }),
    close: async () => {
      for (const { answer } of waiting.splice(0)) answer({ kind: "failed", message: "the engine was closed" })
      await thread?.terminate()
      thread = null
    },
  }
}

class TooLate extends Error {}

/** The next message of a thread; rejects where it ends before, or takes longer than said. */
function messageOf(thread: Worker, most: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer)
      thread.off("message", onMessage).off("error", onError).off("exit", onExit)
      finish()
    }
    const onMessage = (message: unknown): void => settle(() => resolve(message))
    const onError = (error: Error): void => settle(() => reject(error))
    const onExit = (): void => settle(() => reject(new Error("the engine's thread ended")))
    const timer = setTimeout(() => settle(() => reject(new TooLate())), most)
    thread.once("message", onMessage).once("error", onError).once("exit", onExit)
  })
}

/** Where the engine's module lies, or its name where it is not installed. It is an optional peer of this package. */
async function engineModules(): Promise<EngineModules | string> {
  const { createRequire } = await import("node:module")
  const { resolve } = createRequire(import.meta.url)
  try {
    return { ajv: resolve("ajv/dist/2020.js") }
  } catch {
    return "ajv"
  }
}
