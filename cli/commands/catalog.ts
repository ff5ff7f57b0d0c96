import { scaffoldKinds } from "../../generators/scaffold/kinds.ts"
import type { Command, Option } from "../command.ts"

const catalogOption: Option = {
  name: "catalog",
  value: "FOLDER",
  oneOf: null,
  says: "the catalog's folder below the project, catalog unless said",
}

/** The commands that begin, generate, explain and review a catalog. */
export const catalogCommands: readonly Command[] = [
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
    run: async (terminal, given) => (await import("../init/action.ts")).init(terminal, given),
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
    run: async (terminal, given) => (await import("../new/action.ts")).begin(terminal, given),
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
    run: async (terminal, given, table) => (await import("../generate/action.ts")).generate(terminal, given, table),
  },
  {
    name: "explain",
    group: "Catalog",
    says: "prove a cell, a fact, a request of the allow-list, a region of a page or a finding: the facts with their lines, the law, and what would turn the answer",
    positional: "[TABLE ROW COLUMN | FACT | METHOD TARGET | FILE:LINE | PAGE#REGION | CODE]",
    first: null,
    options: [{ name: "json", value: null, oneOf: null, says: "print the proof as JSON" }, catalogOption],
    examples: [
      { line: "explain", says: "list the tables and facts" },
      { line: "explain reachability codex google-ai-studio", says: "why these two cannot talk" },
      {
        line: "explain harness/codex#/ceiling",
        says: "a place in a fact, what a change of it means, and what rests on it",
      },
      { line: "explain POST /v1/messages", says: "a line of the allow-list, and as well output/gateway/routes.json:4" },
      { line: "explain concepts/harness-extensions#reachability", says: "a generated region of a page" },
      { line: "explain ceiling/unproven", says: "what a finding means, and where it is found" },
    ],
    exits: { clean: "it is proven", found: "nothing is named so, or the catalog has errors" },
    run: async (terminal, given, table) => (await import("../explain/action.ts")).explain(terminal, given, table),
  },
  {
    name: "diff",
    group: "Catalog",
    says: "say what a catalog means that another did not, for authority, the wire and each cell, and refuse what nobody decided",
    positional: "",
    first: null,
    options: [
      {
        name: "against",
        value: "REF|DIR|VERSION",
        oneOf: null,
        says: "what to compare with: a revision of git, a folder with a catalog.json, an installed package or its version; unless said, where this branch left the main one, and without a main one HEAD",
      },
      {
        name: "current",
        value: "DIR",
        oneOf: null,
        says: "judge the catalog.json of a folder, such as an installed package, and not the catalog here",
      },
      {
        name: "reporter",
        value: "NAME",
        oneOf: ["pretty", "markdown", "json", "github", "sarif"],
        says: "how it is printed: pretty, markdown for a comment on a pull request, json, or github and sarif for what is refused alone",
      },
      { name: "json", value: null, oneOf: null, says: "the same as --reporter json" },
      catalogOption,
    ],
    examples: [
      { line: "diff", says: "before a pull request" },
      { line: "diff --against origin/main --reporter markdown", says: "as a comment on it" },
      { line: "diff --against ../old/checkfu-wire --current node_modules/checkfu-wire", says: "what an upgrade means" },
    ],
    exits: {
      clean: "nothing is refused",
      found: "somebody gains authority or is broken without a decision or a new literal, or the catalog has errors",
    },
    run: async (terminal, given) => (await import("../diff/action.ts")).diff(terminal, given),
  },
  {
    name: "record",
    group: "Catalog",
    says: "write the decision record of what diff refuses for want of one, with everything in it but what only a person knows",
    positional: "[CHANGE...]",
    first: null,
    options: [
      {
        name: "against",
        value: "REF|DIR|VERSION",
        oneOf: null,
        says: "what to compare with, as for diff",
      },
      { name: "name", value: "WORDS", oneOf: null, says: "the record's name behind its number, joined by hyphens" },
      catalogOption,
    ],
    examples: [
      { line: "record", says: "of everything that diff refuses for want of a record" },
      { line: "record codex.dialects --name codex-speaks-chat", says: "of one change, as diff shows it, under a name" },
    ],
    exits: { clean: "it is written, or nothing needs one", found: "the catalog has errors" },
    run: async (terminal, given) => (await import("../record/action.ts")).record(terminal, given),
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
    run: async (terminal, given) => (await import("../freeze/action.ts")).freeze(terminal, given),
  },
]
