import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { byCodeUnit } from "../model/fact.ts"
import type { ProtocolSources } from "./emit/acp.ts"
import type { KernelSources } from "./emit/kernel.ts"
import type { KitTexts } from "./emit/kit/guide.ts"
import type { PageTexts } from "./emit/page.ts"
import { digestOf } from "./load/digest.ts"
import { tool } from "./tool.ts"

/** The hand-written texts that generation carries along or fills in. */
export interface Assets extends KernelSources {
  /** What the client sends its requests by. */
  readonly client: string
  /** Page skeletons by name. */
  readonly skeletons: PageTexts["skeletons"]
  /** What the decoders of the base protocol are made of. */
  readonly protocol: ProtocolSources
  /** What the author kit carries along. */
  readonly kit: KitTexts
  /** What the author of a rule wrote of it, by the rule's code. */
  readonly ruleText: (code: string) => string
}

/** Reads the tool's own texts. */
export function assets(): Assets {
  const read = (...path: readonly string[]): string => readFileSync(join(tool.folder, ...path), "utf8")
  const pages = readdirSync(join(tool.folder, "templates", "pages"))
    .filter((name) => name.endsWith(".hbs"))
    .toSorted(byCodeUnit)
  return {
    kernel: read("templates", "kernel.ts"),
    contract: read("templates", "contract.ts"),
    entries: read("model", "entries.ts"),
    endpoints: read("model", "endpoint-entries.ts"),
    client: read("templates", "client", "transport.ts"),
    skeletons: Object.fromEntries(pages.map((name) => [name.slice(0, -4), read("templates", "pages", name)])),
    protocol: {
      schema: readFileSync(join(tool.acp, "schema.json"), "utf8"),
      leniency: readFileSync(join(tool.acp, "leniency.json"), "utf8"),
      kernel: Object.fromEntries(
        ["fits.ts", "lenient.ts", "reread.ts", "shape.ts"].map((name) => [name, read("templates", "acp", name)]),
      ),
    },
    kit: {
      readme: read("templates", "kit", "README.hbs"),
      runners: readdirSync(join(tool.folder, "templates", "kit", "runners"))
        .filter((name) => /\.(?:mjs|py)$/.test(name))
        .toSorted(byCodeUnit)
        .map((name) => ({ name, text: read("templates", "kit", "runners", name) })),
    },
    ruleText: (code) => read("catalog", "rules", code.replace("/", "-"), "page.md"),
  }
}

/** Digest of everything that the decoders of the base protocol come from. */
export function protocolDigest({ schema, leniency, kernel }: ProtocolSources): string {
  return digestOf([schema, leniency, ...Object.entries(kernel).flat()])
}
