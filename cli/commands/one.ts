import type { Command } from "../command.ts"
import { helpCommands } from "./help.ts"
import { runtimeCommand } from "./runtime.ts"

/** The commands that the platform's own command line has, and that are served here under its name. */
export const oneCommands: readonly Command[] = [runtimeCommand, ...helpCommands("one", "runtime")]
