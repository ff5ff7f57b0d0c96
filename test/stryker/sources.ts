import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { digestOf } from "../../bench/decoders/covered.ts"
import { isSource, together } from "../../bench/together.ts"

/** The rooms of the laws and of what resolves and compares catalogs: each of their sources is mutated, and the tests beside it are run. */
const mutatedRooms = ["model", "generators/resolve", "generators/delta"]

/** Every source that is mutated, by its path from the root, in the order of their rooms. */
export function mutatedFiles(root: string): readonly string[] {
  return mutatedRooms.flatMap((room) => below(root, room).filter((path) => isSource(path)))
}

/** Every file of tests that may kill a mutant. */
export function testFiles(root: string): readonly string[] {
  return mutatedRooms.flatMap((room) => below(root, room).filter((path) => path.endsWith(".test.ts")))
}

/** The digest of each source that is mutated, by its path. */
export function mutatedDigests(root: string): { readonly [path: string]: string } {
  return Object.fromEntries(mutatedFiles(root).map((path) => [path, together(readFileSync(join(root, path), "utf8"))]))
}

/** The digest of what a report tells of: what is mutated, the tests beside it, and how both are run. */
export function coveredByMutation(root: string): string {
  const isRun = (path: string): boolean =>
    ["runner.ts", "reaching.ts", "sources.ts", "stryker.config.json"].includes(path)
  return together(
    digestOf(root, mutatedRooms, (path) => path.endsWith(".ts")),
    digestOf(root, ["test/stryker"], isRun),
  )
}

function below(root: string, room: string): readonly string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((path) => `${room}/${path}`)
}
