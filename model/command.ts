/** The element of a one-shot release's `argv` in whose place the path of the prompt's file stands. */
export const promptPlaceholder: string = "{prompt_path}"

/** The element in whose place the release's flag stands that goes on from the turn before; on the first turn it is left out. */
export const resumePlaceholder: string = "{resume_flag}"

/** What a one-shot release says of its command, by its published members. */
export interface CommandForm {
  readonly argv: readonly string[]
  readonly prompt_transport: "stdin" | "argv_path"
  readonly resume_flag?: string
  readonly output_schema_flag?: string
  readonly output_schema_transport?: "argv_json" | "argv_path"
}

/** One turn of a session, as far as its command depends on it. */
export interface CommandTurn {
  readonly turn: "first" | "later"
  /** The file that holds the prompt; needed where the release takes it by path. */
  readonly promptPath?: string
  /** The schema of the final output, as JSON text and as the file that holds it; left out where none is wanted. */
  readonly outputSchema?: { readonly json: string; readonly path: string }
}

/** The arguments after the program, and whether the prompt is written to its standard input; or what the release cannot do. */
export type Command =
  | { readonly ok: true; readonly argv: readonly string[]; readonly promptOnStdin: boolean }
  | { readonly ok: false; readonly problem: "no_prompt_path" | "no_output_schema" }

/**
 * The exact arguments of one turn. Placeholders are replaced once, element by element: what is put in is data, also where
 * it reads like a placeholder, and no element is split or joined. The schema's flag and its value follow as two elements.
 *
 * A release without a flag for it is started on later turns as on the first.
 *
 * `no_prompt_path`: the prompt goes by path and there is none. `no_output_schema`: a schema is wanted, and the release
 * does not say how it takes one.
 */
export function commandOf(form: CommandForm, turn: CommandTurn): Command {
  const { prompt_transport: transport, resume_flag: resume, output_schema_flag: flag } = form
  const promptPath = transport === "argv_path" ? turn.promptPath : undefined
  if (transport === "argv_path" && promptPath === undefined) return { ok: false, problem: "no_prompt_path" }
  const placed = form.argv.flatMap((element): readonly string[] => {
    if (element === promptPlaceholder) return promptPath === undefined ? [] : [promptPath]
    if (element === resumePlaceholder) return turn.turn === "first" || resume === undefined ? [] : [resume]
    return [element]
  })
  const promptOnStdin = transport === "stdin"
  if (turn.outputSchema === undefined) return { ok: true, argv: placed, promptOnStdin }
  if (flag === undefined || form.output_schema_transport === undefined)
    return { ok: false, problem: "no_output_schema" }
  const { json, path } = turn.outputSchema
  const value = form.output_schema_transport === "argv_json" ? json : path
  return { ok: true, argv: [...placed, flag, value], promptOnStdin }
}
