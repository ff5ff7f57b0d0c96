import { commandOf } from "../../../model/command.ts"
import { checkConfigurationSchema } from "../../admission/profile/check.ts"
import type { Launch } from "../../driver/transport/supervisor.ts"
import type { OneshotWishes } from "../options.ts"
import type { OneshotFailure } from "../result.ts"
import { workspacePrint } from "../state/workspace-print.ts"
import type { WorkspacePrint } from "../state/workspace-print.ts"
import type { TurnSeat } from "./seat.ts"
import { stageTurn } from "./staging.ts"

/** A turn that is ready to start. */
export interface Prepared {
  readonly ok: true
  readonly launch: Launch
  readonly argv: readonly string[]
  readonly input: string
  /** The schema as JSON text; null: no typed output is wanted. */
  readonly schema: string | null
  /** What the workspace looks like, where it may be read alone. */
  readonly print: WorkspacePrint | null
  readonly clear: () => Promise<void>
}

/** Puts the state back, writes the files and puts the command together; or says why not, and leaves nothing behind. */
export async function prepare(
  { options, turn, goesOn }: TurnSeat,
  prompt: string,
  { outputSchema }: OneshotWishes,
): Promise<Prepared | { readonly ok: false; readonly failure: OneshotFailure }> {
  const { release, staging, state, posture, workspace } = options
  const schema = outputSchema === undefined ? null : JSON.stringify(outputSchema)
  if (schema !== null) {
    if (release.output_schema_flag === undefined) return { ok: false, failure: { code: "no_output_schema" } }
    const checked = checkConfigurationSchema(schema)
    if (!checked.ok) return { ok: false, failure: { code: "output_schema_refused", findings: checked.findings } }
  }
  try {
    if (turn > 1) await state?.restore()
    else if (options.isEphemeral !== true) await state?.save()
  } catch (error) {
    const code = turn > 1 ? "state_not_restored" : "state_not_kept"
    return { ok: false, failure: { code, message: messageOf(error) } }
  }
  let clear = async (): Promise<void> => {}
  try {
    const staged = await stageTurn(staging, turn, { prompt, schema })
    ;({ clear } = staged)
    const command = commandOf(release, {
      turn: goesOn ? "later" : "first",
      promptPath: staged.promptPath,
      ...(schema === null ? {} : { outputSchema: { json: schema, path: staged.schemaPath } }),
    })
    if (!command.ok) throw new Error(command.problem)
    const { argv, promptOnStdin } = command
    const print = posture === "read_only" ? await workspacePrint(workspace) : null
    const launch = options.launch(argv, { number: turn })
    return { ok: true, launch, argv, input: promptOnStdin ? prompt : "", schema, print, clear }
  } catch (error) {
    await clear()
    return { ok: false, failure: { code: "not_staged", message: messageOf(error) } }
  }
}

/** What was thrown, in words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
