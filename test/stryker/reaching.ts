import { readFileSync } from "node:fs"
import { dirname, normalize } from "node:path/posix"

/** The test files, of some, that import a source, however many modules lie between: those with the fewest between first. */
export function reaching(source: string, tests: readonly string[], root: string): readonly string[] {
  return tests
    .map((test) => ({ test, steps: stepsTo(source, test, root) }))
    .filter(({ steps }) => steps < Infinity)
    .toSorted((left, right) => left.steps - right.steps)
    .map(({ test }) => test)
}

function stepsTo(source: string, from: string, root: string): number {
  const seen = new Set([from])
  let steps = 0
  for (let at: readonly string[] = [from]; at.length > 0; steps++) {
    if (at.includes(source)) return steps
    at = at.flatMap((path) => importsOf(path, root)).filter((path) => !seen.has(path) && seen.add(path))
  }
  return Infinity
}

const read = new Map<string, readonly string[]>()

/** The modules of the project that a module names, also those that it takes types from alone. */
function importsOf(path: string, root: string): readonly string[] {
  const known = read.get(path)
  if (known !== undefined) return known
  const named = [...readFileSync(`${root}/${path}`, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g)]
  const imports = named.map(([, specifier = ""]) => normalize(`${dirname(path)}/${specifier}`))
  read.set(path, imports)
  return imports
}
