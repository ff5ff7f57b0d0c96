import { readFileSync } from "node:fs"
import { readProtocol } from "../../generators/acp/protocol.ts"
import { methodOf } from "../../output/acp/methods.ts"
import { decodeErrorObject, decodeRequestId } from "../../output/acp/definitions.ts"
import type { Lenient } from "../../output/acp/lenient.ts"

const schemaText = readFileSync("catalog/acp/v1/schema.json", "utf8")

/** The pinned schema, parsed, and as the generator reads it. */
export const schema = JSON.parse(schemaText) as { readonly $defs: { readonly [name: string]: object } }
export const protocol = readProtocol(schemaText, readFileSync("catalog/acp/v1/leniency.json", "utf8"))

/** Every definition that has a decoder, with it. */
export const decoders: readonly (readonly [definition: string, decode: (input: unknown) => Lenient<unknown>])[] = [
  ...protocol.methods.flatMap(({ name, params, result }) => {
    const method = methodOf(name)
    if (method === undefined) throw new Error(`no method ${name}`)
    const answer = method.form === "request" && result !== null ? ([[result, method.result]] as const) : []
    return [[params, method.params] as const, ...answer]
  }),
  ["Error", decodeErrorObject],
  ["RequestId", decodeRequestId],
]
