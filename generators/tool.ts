import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { byCodeUnit } from "../model/fact.ts"
import type { KernelSources } from "./emit/kernel.ts"
import type { KitTexts } from "./emit/kit/guide.ts"
import type { PageTexts } from "./emit/page.ts"

/** The tool itself: its name as people type it, its version, and where its own files lie. */
export interface Tool {
  readonly command: string
  readonly version: string
  /** The folder of its manifest, absolute; its templates and the pinned protocol schema lie below. */
  readonly folder: string
}

/** The hand-written texts that generation carries along or fills in. */
export interface Assets extends KernelSources {
  /** Page skeletons by name. */
  readonly skeletons: PageTexts["skeletons"]
  /** What the author kit carries along. */
  readonly kit: KitTexts
  /** What the author of a rule wrote of it, by the rule's code. */
  readonly ruleText: (code: string) => string
}

/** This tool, read from the nearest package manifest above its code. */
export const tool: Tool = find(dirname(fileURLToPath(import.meta.url)))

/** Reads the tool's own texts. */
export function assets(): Assets {
  const read = (...path: readonly string[]): string => readFileSync(join(tool.folder, ...path), "utf8")
  const pages = readdirSync(join(tool.folder, "templates", "pages"))
    .filter((name) => name.endsWith(".hbs"))
    .toSorted(byCodeUnit)
  return {
    kernel: read("templates", "kernel.ts"),
    entries: read("model", "entries.ts"),
    skeletons: Object.fromEntries(pages.map((name) => [name.slice(0, -4), read("templates", "pages", name)])),
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

function find(folder: string): Tool {
  const manifest = join(folder, "package.json")
  if (!existsSync(manifest)) {
    if (dirname(folder) === folder) throw new Error("no package manifest above the tool's own code")
    return find(dirname(folder))
  }
  const { name, version, bin } = JSON.parse(readFileSync(manifest, "utf8")) as {
    readonly name: string
    readonly version: string
    readonly bin?: { readonly [command: string]: string }
  }
  return { command: Object.keys(bin ?? {})[0] ?? name, version, folder }
}
