import { byCodeUnit } from "../../../model/fact.ts"
import { moduleOf } from "../../acp/modules.ts"
import { messagesOf } from "../../acp/protocol.ts"
import type { ProtocolMethod } from "../../acp/protocol.ts"
import { broken, concat, group, hardline, indent, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { isIdentifier, propertyKey } from "../../text/names.ts"
import { header, importOf, objectLiteral, stringLiteral } from "../../text/typescript.ts"
import { notice } from "./module.ts"
import { namesOf } from "./names.ts"

/** The table of methods: who handles each, and how what it carries is read. */
export function methodsText(methods: readonly ProtocolMethod[]): string {
  const imports = methods
    .toSorted((left, right) => byCodeUnit(moduleOf(left.name), moduleOf(right.name)))
    .flatMap((method) => {
      const names = messagesOf(method).map(namesOf)
      const file = `./${moduleOf(method.name)}.ts`
      return [
        importOf(names.map(({ decode }) => decode).toSorted(byCodeUnit), file),
        importOf(names.map(({ type }) => type).toSorted(byCodeUnit), file, { types: true }),
      ]
    })
  const kernel = importOf(["Method", "NotificationMethod", "RequestMethod"], "./lenient.ts", { types: true })
  const type = broken(
    "{",
    indent(...methods.map((method) => concat(hardline, "readonly ", key(method), ": ", typeOf(method)))),
    hardline,
    "}",
  )
  const value = objectLiteral(methods.map((method) => [method.name, entryOf(method)]))
  return [
    `${header}\n${notice}\n${[...imports, kernel].map((doc) => `${print(doc)}\n`).join("")}`,
    `/** The methods of the protocol by name. */\n${print(concat("export const methods: ", type, " = ", value))}\n`,
    lookup(methods),
  ].join("\n")
}

/** A switch costs next to nothing where looking a name up costs as much as reading a short message. */
function lookup(methods: readonly ProtocolMethod[]): string {
  const cases = methods.map(({ name }) => {
    const literal = stringLiteral(name)
    return `    case ${literal}:\n      return methods${isIdentifier(name) ? `.${name}` : `[${literal}]`}\n`
  })
  return `/** The method of a name, as it stands in a message; undefined: the protocol has none. */
export function methodOf(name: string): Method | undefined {
  switch (name) {
${cases.join("")}    default:
      return undefined
  }
}
`
}

function key({ name }: ProtocolMethod): string {
  return propertyKey(name, stringLiteral)
}

function typeOf(method: ProtocolMethod): Doc {
  const form = method.result === null ? "NotificationMethod" : "RequestMethod"
  const types = messagesOf(method).map((one) => namesOf(one).type)
  const [params, answer] = types
  return group(
    `${form}<`,
    indent(softline, params ?? "", ...(answer === undefined ? [] : [",", line, answer])),
    softline,
    ">",
  )
}

function entryOf({ name, side, params, result }: ProtocolMethod): Doc {
  return objectLiteral([
    ["method", stringLiteral(name)],
    ["side", stringLiteral(side)],
    ["form", stringLiteral(result === null ? "notification" : "request")],
    ["params", namesOf(params).decode],
    ["result", result === null ? "null" : namesOf(result).decode],
  ])
}
