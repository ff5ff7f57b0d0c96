import { createHash } from "node:crypto"
import { definitionsIn } from "../../generators/acp/json-schema.ts"
import { brokenSites } from "../../generators/acp-diff/broken-sites.ts"
import type { Rider } from "../../generators/acp-diff/broken-sites.ts"
import { compareSchemas } from "../../generators/acp-diff/compare-schemas.ts"
import type { SchemaReport } from "../../generators/acp-diff/report.ts"
import { indexOf } from "../../generators/load/acp.ts"
import type { Fact } from "../../model/fact.ts"
import type { PublishedSchema } from "./newest.ts"

/** The facts that ride on the protocol, in the text of a resolved catalog. */
export function ridersIn(catalog: string): readonly Rider[] {
  const { facts } = JSON.parse(catalog) as { readonly facts: readonly Fact[] }
  return facts.flatMap(({ id, body }) => {
    const site = body["site"]
    return typeof site === "object" && site !== null && "acp" in site
      ? [{ id, site: site as unknown as Rider["site"] }]
      : []
  })
}

/** Compares two schemas, and says which of the riders would lose their place. */
export function compare(before: PublishedSchema, after: PublishedSchema, riders: readonly Rider[]): SchemaReport {
  const index = ({ text }: PublishedSchema) => indexOf(text, createHash("sha256").update(text).digest("hex"))
  return {
    before: before.name,
    after: after.name,
    broken: brokenSites(riders, index(before), index(after)),
    changes: compareSchemas(definitionsIn(before.text), definitionsIn(after.text)),
  }
}
