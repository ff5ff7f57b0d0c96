import type { Catalog } from "../../../model/catalog.ts"
import type { Endpoint } from "../../../model/endpoint-entries.ts"
import { byCodeUnit } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { concat, hardline, indent, print } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { documentNames } from "../../text/names.ts"
import { constant, docComment, exportFrom, header, importOf, stringLiteral } from "../../text/typescript.ts"
import { methodDeclaration, methodValue, optionsOf } from "./method.ts"
import { operationsOf } from "./operations.ts"
import type { Operation } from "./operations.ts"

const folder = "client"

/**
 * A client of the API without any dependency: `client/transport.ts` as it is written by hand, and `client/index.ts` with a
 * method for each endpoint that names one, typed by the documents that it takes and answers. Nothing where none does.
 */
export function clientFiles(catalog: Catalog, transport: string, out: string): readonly PlannedFile[] {
  const asked = catalog.endpoints.filter(({ operation }) => operation !== null)
  const [first] = asked
  if (first === undefined) return []
  const tree = operationsOf(asked)
  const summaries = new Map(catalog.facts.map(({ id, body }) => [id as string, body["summary"]]))
  const says = ({ id }: Endpoint): string => {
    const summary = summaries.get(id)
    return typeof summary === "string" ? summary : ""
  }
  const text = [
    `${header}\n${[...documentImports(asked), ...transportImports(asked)].map((doc) => print(doc)).join("\n")}\n`,
    `${print(exportFrom(["CheckfuProblem"], "./transport.ts"))}\n${print(
      exportFrom(
        ["CheckfuOptions", "Fetch", "List", "Page", "RequestOptions", "Signal", "WriteOptions"],
        "./transport.ts",
        {
          types: true,
        },
      ),
    )}\n`,
    `${docComment("The version of the API that the client speaks.")}\n${print(
      constant("apiVersion", stringLiteral(first.version), { type: "string" }),
    )}\n`,
    `${docComment("Every request of the API as a method.")}\n${print(concat("export interface Checkfu ", shape(tree, says)))}\n`,
    `${docComment("Opens a client. Sends nothing before a method is called.")}\n${print(
      concat(
        "export function createCheckfu(options: CheckfuOptions): Checkfu {",
        indent(hardline, "const ask: Ask = asking(options, apiVersion)", hardline, concat("return ", value(tree))),
        hardline,
        "}",
      ),
    )}\n`,
  ].join("\n")
  const facts = asked.map(({ id }) => id as FactId)
  return [
    { kind: "file", path: `${out}/${folder}/transport.ts`, text: `${header}\n\n${transport}`, facts: [] },
    { kind: "file", path: `${out}/${folder}/index.ts`, text, facts },
  ]
}

function documentImports(asked: readonly Endpoint[]): readonly Doc[] {
  const types = new Set(
    asked
      .flatMap(({ takes, answers }) => [answers, ...(takes === null ? [] : [takes])])
      .map((name) => documentNames({ name }).type),
  )
  return [importOf([...types].toSorted(byCodeUnit), "../documents/index.ts", { types: true })]
}

function transportImports(asked: readonly Endpoint[]): readonly Doc[] {
  const lists = new Set(asked.flatMap(({ list }) => (list === null ? [] : [list === "paged" ? "Page" : "List"])))
  const writes = new Set(asked.map(optionsOf))
  const placed = asked.some(({ path }) => path.includes("{"))
  return [
    importOf(placed ? ["asking", "part"] : ["asking"], "./transport.ts"),
    importOf(["Ask", "CheckfuOptions", ...lists, ...writes].toSorted(byCodeUnit), "./transport.ts", { types: true }),
  ]
}

function shape(operations: readonly Operation[], says: (endpoint: Endpoint) => string, depth = 1): Doc {
  const members = operations.map((each) =>
    each.kind === "object"
      ? concat(hardline, `readonly ${each.name}: `, shape(each.members, says, depth + 1))
      : concat(hardline, commentOf(says(each.endpoint), depth), methodDeclaration(each.name, each.endpoint)),
  )
  return concat("{", indent(...members), hardline, "}")
}

/** A comment and the line break after it, at an indentation that the layout gives again to each of its lines. */
function commentOf(text: string, depth: number): Doc {
  if (text === "") return ""
  const lines = docComment(text, depth * 2)
    .split("\n")
    .map((each) => each.slice(depth * 2))
  return concat(...lines.flatMap((each) => [each, hardline]))
}

function value(operations: readonly Operation[]): Doc {
  const members = operations.map((each) =>
    concat(hardline, `${each.name}: `, each.kind === "object" ? value(each.members) : methodValue(each.endpoint), ","),
  )
  return concat("{", indent(...members), hardline, "}")
}
