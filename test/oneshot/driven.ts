import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { onTestFinished } from "vitest"
import { openOneshot } from "../../runtime/oneshot/index.ts"
import type {
  Oneshot,
  OneshotForm,
  OneshotObservation,
  OneshotOptions,
  OneshotResult,
  OneshotTurn,
} from "../../runtime/oneshot/index.ts"

/** A command of this folder, and how it is driven. */
export interface Driven {
  readonly release?: Partial<OneshotForm>
  readonly options?: Partial<OneshotOptions>
}

/** Times that no test waits out, and that what leaves something behind does not take long. */
const transport = { drain: 500, drainAtMost: 2_000, terminateGrace: 300 }

/** A folder that goes with the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "oneshot test "))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A session of a scripted command in a workspace of its own. */
export function session(behaviour: string, { release = {}, options = {} }: Driven = {}): Oneshot {
  const workspace = options.workspace ?? folder()
  const opened = openOneshot({
    release: { argv: [behaviour], prompt_transport: "stdin", output_mode: "stream_json", ...release },
    launch: (args) => ({
      command: process.execPath,
      args: [resolve("test/oneshot/command.js"), ...args],
      cwd: workspace,
      environment: {},
    }),
    workspace,
    transport,
    record: () => [],
    ...options,
  })
  onTestFinished(() => opened.close())
  return opened
}

/** One turn of a scripted command, with everything that was observed in it. */
export async function turn(
  behaviour: string,
  driven: Driven & { readonly prompt?: string; readonly outputSchema?: unknown } = {},
): Promise<{ readonly result: OneshotResult; readonly seen: readonly OneshotObservation[] }> {
  const { prompt = "Hello.", outputSchema } = driven
  const wishes = outputSchema === undefined ? {} : { outputSchema }
  return seeing(session(behaviour, driven).prompt(prompt, wishes))
}

/** A turn to its end. */
export async function seeing({
  observations,
  result,
}: OneshotTurn): Promise<{ readonly result: OneshotResult; readonly seen: readonly OneshotObservation[] }> {
  const seen: OneshotObservation[] = []
  for await (const { observation } of observations) seen.push(observation)
  return { result: await result, seen }
}
