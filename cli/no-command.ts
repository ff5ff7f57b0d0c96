import { nearNames } from "../model/near-names.ts"
import type { Command } from "./command.ts"

/** That there is no such command, and which ones could have been meant. */
export function noCommand(name: string, commands: readonly Command[]): string {
  const near = nearNames(
    name,
    commands.map((command) => command.name),
  )
  return near.length === 0
    ? `there is no command ${name}`
    : `there is no command ${name}; nearest is ${near.join(", ")}`
}
