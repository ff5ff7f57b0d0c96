import type { Command } from "../command.ts"
import { shells } from "../completion/shells.ts"

/** The commands about the command itself, with which a table of commands ends. `name` is its own, `example` one in the table. */
export const helpCommands = (name: string, example: string): readonly Command[] => [
  {
    name: "help",
    group: "Help",
    says: "explain one command: its arguments, options, examples and exit codes",
    positional: "[COMMAND]",
    first: "command",
    options: [],
    examples: [{ line: `help ${example}`, says: `the same as ${example} --help` }],
    exits: { clean: "help is printed", found: null },
    run: async (terminal, given, table) => (await import("../help/action.ts")).help(terminal, given, table),
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
      { line: `completion fish > ~/.config/fish/completions/${name}.fish`, says: "in every new fish" },
    ],
    exits: { clean: "the script is printed", found: null },
    run: async (terminal, given, table) => (await import("../completion/action.ts")).completion(terminal, given, table),
  },
]
