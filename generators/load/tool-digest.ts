import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { built } from "../built.ts"
import { manifestOf } from "../tool.ts"
import type { Tool } from "../tool.ts"
import { digestOf } from "./digest.ts"
import { walk } from "./listing.ts"
import type { Sights } from "./seen.ts"

/** What of the tool decides what a catalog is read as. */
export interface ToolSights extends Sights {
  readonly digest: string
}

/** Digest of everything of the tool that decides what a catalog is read as: its own sources and the packages that read. */
export function toolDigest(tool: Tool): string {
  return toolSights(tool).digest
}

/** The same with the files that it is the digest of. */
export function toolSights(tool: Tool): ToolSights {
  const rooms = [join(tool.code, "generators", "load"), join(tool.code, "model"), dirname(tool.kinds)]
  const walked = built === null ? rooms.map((room) => walk(room)) : []
  const sources = walked.flatMap(({ files }) => files.filter((path) => /(?<!\.test|\.d)\.[jt]s$/.test(path)))
  const manifests = ["effect", "esbuild", "oxc-parser", "yaml"].flatMap((name) => manifestOf(tool, name) ?? [])
  const paths = [join(tool.acp, "schema.json"), join(tool.acp, "schema.sha256"), ...sources, ...manifests]
  const files = paths.map((path) => [path, existsSync(path) ? digestOf([readFileSync(path)]) : ""] as const)
  return {
    digest: digestOf([...(built === null ? [] : [built.code]), ...files.map(([, digest]) => digest)]),
    files: files.filter(([, digest]) => digest !== ""),
    folders: walked.flatMap(({ folders }) => folders),
    absent: files.flatMap(([path, digest]) => (digest === "" ? [path] : [])),
  }
}
