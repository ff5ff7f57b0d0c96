import type { PlannedFile } from "../../../model/plan.ts"
import { jsonText } from "../../text/json.ts"
import type { Ordered } from "../../text/json.ts"
import type { Schema } from "../schema/node.ts"
import { payloadSchema } from "../schema/payload.ts"
import type { Described, KitForm } from "./form.ts"

/** The schema dialect of everything in the kit. */
export const dialect = "https://json-schema.org/draft/2020-12/schema"

/**
 * A schema for each payload, `schemas/FOLDER/NAME.schema.json`, and `bundle.schema.json` with all of them: each an embedded
 * resource whose `$id` is that path, also found under `$defs` by `FOLDER/NAME`. They accept what the published schemas
 * accept, describe every member, and hold nothing that json-schema-to-typescript misreads.
 */
export function kitSchemaFiles(payloads: readonly Described[], folder: string): readonly PlannedFile[] {
  const schemas = payloads.map((each) => ({ ...each, schema: kitSchema(each.form) }))
  const bundle = new Map<string, unknown>([
    ["$schema", dialect],
    ["title", "Everything that the kit has a schema for"],
    ["$defs", new Map(schemas.map((each) => [`${each.folder}/${each.name}`, embedded(each)]))],
  ])
  return [
    ...schemas.map((each): PlannedFile => ({
      kind: "file",
      path: `${folder}/schemas/${pathOf(each)}`,
      text: jsonText(each.schema),
      facts: [each.fact],
    })),
    {
      kind: "file",
      path: `${folder}/bundle.schema.json`,
      text: jsonText(bundle),
      facts: [...new Set(payloads.map(({ fact }) => fact))],
    },
  ]
}

function pathOf(of: Pick<Described, "folder" | "name">): string {
  return `${of.folder}/${of.name}.schema.json`
}

function embedded(of: Described & { readonly schema: Ordered }): Ordered {
  return new Map([
    ["$schema", dialect],
    ["$id", pathOf(of)],
    ...[...of.schema].filter(([keyword]) => keyword !== "$schema"),
  ])
}

/** The schema of a payload as the kit describes it. */
export function kitSchema(form: KitForm): Ordered {
  const { title, description } = form
  const body = payloadSchema(form, { inline: false, describe })
  const rest = [...body].filter(([keyword]) => keyword !== "$schema")
  const keywords = rest.length === 0 ? [["anyOf", [true]] as const] : rest
  return new Map<string, unknown>([["$schema", dialect], ["title", title], ["description", description], ...keywords])
}

/**
 * A description beside a reference makes a second type of it, and one alone an open object, for readers that make types
 * of schemas. Both say the same as the only part of a choice.
 */
function describe(schema: Schema, description: string | null): Schema {
  if (description === null) return schema
  const around = schema === true ? "anyOf" : schema.has("$ref") ? "allOf" : null
  const keywords = schema === true ? [] : [...schema]
  return new Map<string, unknown>([
    ["description", description],
    ...(around === null ? keywords : [[around, [schema]] as const]),
  ])
}
