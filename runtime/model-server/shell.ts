import type { Answer } from "./answer.ts"
import { filler } from "./filler.ts"
import { elements, member, textOf } from "./json.ts"
import type { Json } from "./request.ts"

/** The names that coding agents give to the tool that runs a command. */
const shellNames =
  /^(?:bash|shell|exec|exec_command|shell_command|local_shell|run_shell_command|run_in_terminal|terminal)$/i

/** The members in which they take it. */
const commandNames = /^(?:command|cmd|script)$/i

/** A call of whichever offered tool runs commands, with that command, in the form that its schema asks for. */
export function shell(command: string): Answer & { readonly kind: "tool" } {
  return { kind: "tool", tool: shellNames, arguments: ({ parameters }) => shellArguments(parameters, command) }
}

/** Every required member in the form of its schema, and the command in the member that is named for it. */
export function shellArguments(parameters: Json, command: string): Json {
  const properties = member(parameters, "properties")
  const names = properties === null ? [] : Object.keys(properties)
  const forCommand = names.find((name) => commandNames.test(name)) ?? "command"
  const required = elements(member(parameters, "required")).map(textOf)
  const filled = [...new Set([forCommand, ...required])].map((name): [string, Json] => {
    const schema = member(properties, name)
    return [name, name === forCommand ? commandFor(schema, command) : filler(schema)]
  })
  return Object.fromEntries(filled)
}

function commandFor(schema: Json, command: string): Json {
  const isList = textOf(member(schema, "type")).toLowerCase() === "array"
  return isList ? ["bash", "-lc", command] : command
}
