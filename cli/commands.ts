import type { Command } from "./command.ts"
import { agentCommands } from "./commands/agents.ts"
import { catalogCommands } from "./commands/catalog.ts"
import { helpCommands } from "./commands/help.ts"
import { serveCommand } from "./commands/serve.ts"

/** Every command: what parsing, help and completion know. */
export const commands: readonly Command[] = [
  ...catalogCommands,
  ...agentCommands,
  serveCommand,
  ...helpCommands("checkfu", "generate"),
]
