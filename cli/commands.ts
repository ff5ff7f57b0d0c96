import type { Command } from "./command.ts"
import { agentCommands } from "./commands/agents.ts"
import { catalogCommands } from "./commands/catalog.ts"
import { shells } from "./completion/shells.ts"

/** Every command: what parsing, help and completion know. */
export const commands: readonly Command[] = [
  ...catalogCommands,
  ...agentCommands,
  {
    name: "help",
    group: "Help",
    says: "explain one command: its arguments, options, examples and exit codes",
    positional: "[COMMAND]",
    first: "command",
    options: [],
    examples: [{ line: "help generate", says: "the same as generate --help" }],
    exits: { clean: "help is printed", found: null },
    run: async (terminal, given, table) => (await import("./help/action.ts")).help(terminal, given, table),
  },
  {
    name: "completion",
    group: "Help",
    says: "print a script that completes this command in a shell",
    positional: "SHELL",
    first: shells,
    options: [],
    examples: [
      { line: "completion bash >> ~/.bashrc", says: "in every new bash; zsh likewise, with ~/.zshrc" },
      { line: "completion fish > ~/.config/fish/completions/checkfu.fish", says: "in every new fish" },
    ],
    exits: { clean: "the script is printed", found: null },
    run: async (terminal, given, table) => (await import("./completion/action.ts")).completion(terminal, given, table),
  },
]
