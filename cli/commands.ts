import { scaffoldKinds } from "../generators/scaffold/kinds.ts"
import type { Command, Option } from "./command.ts"
import { shells } from "./completion/shells.ts"

const catalogOption: Option = {
  name: "catalog",
  value: "FOLDER",
  oneOf: null,
  says: "the catalog's folder below the project, catalog unless said",
}

/** Every command: what parsing, help and completion know. */
export const commands: readonly Command[] = [
  {
    name: "init",
    group: "Begin",
    says: "begin a catalog of your own: its configuration, a contract and one slot; nothing that is there is touched",
    positional: "[CONTRACT]",
    first: null,
    options: [catalogOption],
    examples: [
      { line: "init acme", says: "in a new folder or beside a project's other files" },
      { line: "init acme --catalog promises", says: "where another folder is named catalog" },
    ],
    exits: { clean: "the files are written", found: "the contract's name is refused; nothing is written" },
    run: async (terminal, given) => (await import("./init/action.ts")).init(terminal, given),
  },
  {
    name: "new",
    group: "Begin",
    says: "begin a fact, a rule or a decision record in a file of its own, and say what comes next",
    positional: "KIND NAME",
    first: scaffoldKinds,
    options: [
      {
        name: "contract",
        value: "NAME",
        oneOf: null,
        says: "the contract that a declaration, a slot or a table belongs to; without it the only one",
      },
      catalogOption,
    ],
    examples: [
      {
        line: "new harness demo",
        says: "a harness; as easily an axis, contract, dialect, driver, provider or revision",
      },
      { line: "new slot usage --contract acme", says: "a slot of one contract; as easily a declaration or a table" },
      { line: "new rule harness/unnamed", says: "a rule with its page and fixtures" },
      { line: "new decision faster-resume", says: "a decision record under the next number" },
    ],
    exits: { clean: "the files are written", found: "a rule refuses the name; nothing is written" },
    run: async (terminal, given) => (await import("./new/action.ts")).begin(terminal, given),
  },
  {
    name: "generate",
    group: "Catalog",
    says: "read the catalog and write what follows from it; ends with the change in facts and cells",
    positional: "",
    first: null,
    options: [
      { name: "check", value: null, oneOf: null, says: "write nothing; exit 1 and say what differs" },
      { name: "diff", value: null, oneOf: null, says: "with --check, show the differing lines" },
      { name: "watch", value: null, oneOf: null, says: "go on, and generate again at each change" },
      { name: "only", value: "CONTRACT", oneOf: null, says: "compare and write the folders of one contract alone" },
      {
        name: "reporter",
        value: "NAME",
        oneOf: ["pretty", "json", "github", "sarif", "tsc"],
        says: "how findings are printed: pretty, json, github, sarif or tsc",
      },
      catalogOption,
    ],
    examples: [
      { line: "generate", says: "after a change of the catalog" },
      { line: "generate --check", says: "in continuous integration" },
      { line: "generate --check --reporter github", says: "as annotations on the lines of a pull request" },
    ],
    exits: {
      clean: "every file is as the catalog says",
      found: "findings in the catalog, or with --check files that differ from it",
    },
    run: async (terminal, given, table) => (await import("./generate/action.ts")).generate(terminal, given, table),
  },
  {
    name: "explain",
    group: "Catalog",
    says: "prove a cell: the facts with their lines, the law, and what would turn the answer",
    positional: "[TABLE [ROW COLUMN]]",
    first: null,
    options: [{ name: "json", value: null, oneOf: null, says: "print the proof as JSON" }, catalogOption],
    examples: [
      { line: "explain", says: "list the tables and facts" },
      { line: "explain reachability codex google-ai-studio", says: "why these two cannot talk" },
    ],
    exits: { clean: "the cell is proven", found: "there is no such cell, or the catalog has errors" },
    run: async (terminal, given, table) => (await import("./explain/action.ts")).explain(terminal, given, table),
  },
  {
    name: "freeze",
    group: "Catalog",
    says: "write down what a current revision promises of payloads, for every later generation to keep; nothing is overwritten",
    positional: "REVISION",
    first: null,
    options: [catalogOption],
    examples: [{ line: "freeze acp-v1-lane", says: "its types and vectors, before it is published" }],
    exits: {
      clean: "its files are written, or hold just that already",
      found: "something else stands there, or the catalog has errors",
    },
    run: async (terminal, given) => (await import("./freeze/action.ts")).freeze(terminal, given),
  },
  {
    name: "schema",
    group: "Harness",
    says: "check configuration schemas by the safety profile, and a configuration by them",
    positional: "check FILE...",
    first: ["check"],
    options: [
      { name: "value", value: "FILE", oneOf: null, says: "a configuration that each schema is applied to" },
      { name: "json", value: null, oneOf: null, says: "print verdicts, measures and findings as JSON" },
    ],
    examples: [
      { line: "schema check configuration.schema.json", says: "as every platform that takes the schema would" },
      { line: "schema check a.json b.json --value settings.json", says: "also whether the settings satisfy both" },
    ],
    exits: { clean: "every schema is accepted, and the value satisfies it", found: "a schema or the value is refused" },
    run: async (terminal, given) => (await import("./schema/action.ts")).schema(terminal, given),
  },
  {
    name: "gateway",
    group: "Serve",
    says: "serve model calls to the runs that bear a lease, and write down each of them",
    positional: "serve",
    first: ["serve"],
    options: [{ name: "config", value: "FILE", oneOf: null, says: "where to listen, and the credentials and leases" }],
    examples: [
      { line: "gateway serve --config gateway.json", says: "until SIGTERM; calls that run come to their end first" },
    ],
    exits: {
      clean: "it was told to end, and every call is over",
      found: "the configuration, an address or a credential cannot be used",
    },
    run: async (terminal, given) => (await import("./gateway/action.ts")).gateway(terminal, given),
  },
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
