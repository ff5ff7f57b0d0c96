import { existsSync, readFileSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import { built } from "../built.ts"
import { manifestOf } from "../tool.ts"
import type { Tool } from "../tool.ts"
import { digestOf } from "./digest.ts"

/** Digest of everything of the tool that decides what a catalog is read as: its own sources and the packages that read. */
export function toolDigest(tool: Tool): string {
  const files = [join(tool.acp, "schema.json"), join(tool.acp, "schema.sha256")]
  const rooms = [join(tool.code, "generators", "load"), join(tool.code, "model"), dirname(tool.kinds)]
  for (const folder of built === null ? rooms : [])
    for (const name of namesIn(folder)) if (/(?<!\.test|\.d)\.[jt]s$/.test(name)) files.push(join(folder, name))
  for (const name of ["effect", "esbuild", "oxc-parser", "yaml"]) {
    const manifest = manifestOf(tool, name)
    if (manifest !== null) files.push(manifest)
  }
  return digestOf([...(built === null ? [] : [built.code]), ...files.map((file) => digestOf([contentOf(file)]))])
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted(byCodeUnit) : []
}

function contentOf(file: string): Buffer | string {
  return existsSync(file) ? readFileSync(file) : ""
}
