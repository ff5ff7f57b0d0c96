import { _ } from "ajv"
import type { CodeKeywordDefinition } from "ajv"
import { Ajv2020 } from "ajv/dist/2020.js"
import standalone from "ajv/dist/standalone/index.js"
import { build } from "esbuild"
import { nodeSchema } from "../../../generators/emit/schema/node.ts"
import { jsonText } from "../../../generators/text/json.ts"
import { fold } from "../../../model/wire/fold.ts"
import type { WireType } from "../../../model/wire-type.ts"
import { opaqueFault } from "../hand/opaque.ts"
import { segmentsOf } from "./peer.ts"
import type { Peer } from "./peer.ts"

interface Validate {
  (value: unknown): boolean
  readonly errors: readonly { readonly instancePath: string }[]
}

type Keywords = ReadonlyMap<string, unknown>

/** Bytes and levels of opaque JSON, which JSON Schema cannot say. */
const opaqueJson: CodeKeywordDefinition = {
  keyword: "opaqueJson",
  code(context) {
    const { maxBytes, maxDepth } = context.schema as { readonly maxBytes: number; readonly maxDepth: number }
    const measure = context.gen.scopeValue("func", {
      ref: opaqueFault,
      code: _`require("../hand/opaque.ts").opaqueFault`,
    })
    context.fail(_`${measure}(${context.data}, ${maxBytes}, ${maxDepth}) !== null`)
  },
}

/** Ajv's standalone code for the published schema, bundled as a module; unions by their discriminator. */
export const ajv: Peer = {
  name: "Ajv, standalone",
  package: "ajv",
  async compile({ payload }) {
    const compiler = new Ajv2020({ code: { source: true, esm: true }, discriminator: true, strict: true })
    compiler.addKeyword(opaqueJson)
    const defined = payload.definitions.map(({ name, type }) => [name, schemaOf(type)] as const)
    const schema = new Map([...schemaOf(payload.type), ["$defs", new Map(defined)]])
    const code = standalone.default(compiler, compiler.compile(JSON.parse(jsonText(schema)) as object))
    const bundled = await build({
      stdin: { contents: code, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: "esm",
      logLevel: "error",
    })
    const text = bundled.outputFiles[0]?.text ?? ""
    const { validate }: { readonly validate: Validate } = await import(
      `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`
    )
    return (value) => {
      if (validate(value)) return { ok: true, value }
      const [error] = validate.errors
      return { ok: false, path: segmentsOf(error?.instancePath ?? ""), error }
    }
  },
}

function schemaOf(type: WireType): Keywords {
  return fold<Keywords>(type, (part, inner) => {
    if (part.kind === "opaque")
      return new Map([["opaqueJson", new Map(Object.entries({ maxBytes: part.maxBytes, maxDepth: part.maxDepth }))]])
    if (part.kind === "reference") return new Map([["$ref", `#/$defs/${part.to}`]])
    const schema = nodeSchema(part, inner) as Keywords
    return part.kind === "union"
      ? new Map([["type", "object"], ...schema, ["discriminator", new Map([["propertyName", part.tag]])]])
      : schema
  })
}
