import type { Arguments, ExitCode, Terminal } from "../command.ts"

/** Prints an answer: the document itself where JSON is asked for, else what people read. */
export function answer(terminal: Terminal, given: Arguments, document: unknown, text: string): ExitCode {
  terminal.out(given.options["json"] === true ? `${JSON.stringify(document, null, 2)}\n` : `${text}\n`)
  return 0
}
