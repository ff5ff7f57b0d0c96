import type { Command, Option } from "./command.ts"

const catalogOption: Option = {
  name: "catalog",
  value: "FOLDER",
  oneOf: null,
  says: "the catalog's folder below the project, catalog unless said",
}

/** Every command: what parsing, help and completion know. */
export const commands: readonly Command[] = [
  {
    name: "generate",
    group: "Catalog",
    says: "read the catalog and write what follows from it; ends with the change in facts and cells",
    positional: "",
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
    run: async (terminal, given, all) => (await import("./generate/action.ts")).generate(terminal, given, all),
  },
  {
    name: "explain",
    group: "Catalog",
    says: "prove a cell: the facts with their lines, the law, and what would turn the answer",
    positional: "[TABLE [ROW COLUMN]]",
    options: [{ name: "json", value: null, oneOf: null, says: "print the proof as JSON" }, catalogOption],
    examples: [
      { line: "explain", says: "list the tables and facts" },
      { line: "explain reachability codex google-ai-studio", says: "why these two cannot talk" },
    ],
    run: async (terminal, given, all) => (await import("./explain/action.ts")).explain(terminal, given, all),
  },
  {
    name: "new",
    group: "Catalog",
    says: "begin a fact, a rule or a decision record in a file of its own, and say what comes next",
    positional: "KIND NAME",
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
    run: async (terminal, given) => (await import("./new/action.ts")).begin(terminal, given),
  },
]
