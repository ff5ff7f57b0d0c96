import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { built } from "./built.ts"
import type { LoadFolder } from "./load/cache.ts"
import { digestOf } from "./load/digest.ts"
import { walk } from "./load/listing.ts"
import { seenIn } from "./load/seen.ts"
import { tool } from "./tool.ts"

/** Digest of every module and text of the tool that decides what follows from a catalog; what is kept in `folder` spares reading them. */
export function codeDigest(folder: LoadFolder): string {
  const code = dirname(dirname(fileURLToPath(import.meta.url)))
  const name = `seen-${digestOf(["code", code, built?.code ?? ""]).slice(0, 32)}`
  const seen = seenIn(folder)
  const known = seen.recall(name)
  if (typeof known === "string") return known
  const moment = folder.moment()
  const rooms = ["generators", "model", join("catalog", "kinds"), join("catalog", "rules")]
  const texts = [join(tool.folder, "templates"), join(tool.folder, "catalog", "rules")]
  const walked = [...(built === null ? rooms.map((room) => join(code, room)) : []), ...texts].map((room) => walk(room))
  const files = walked
    .flatMap((each) => each.files)
    .filter((path) => /\.(?:ts|m?js|py|hbs|md)$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .map((path) => [path, digestOf([readFileSync(path)])] as const)
  const digest = digestOf([built?.code ?? "", ...files.flat()])
  seen.keep(name, digest, { files, folders: walked.flatMap(({ folders }) => folders), absent: [] }, moment)
  return digest
}
