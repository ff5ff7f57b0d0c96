import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** Whether a path is that of a source of the server itself. */
const isServed = (path: string): boolean => isSource(path) && !path.endsWith(".fixture.ts")

/** The digest of what the long run of requests is of: the server with its handlers, its documents, and how it is asked. */
export function coveredByFuzz(root: string): string {
  return together(
    digestOf(root, ["runtime/api", "output/documents"], isServed),
    digestOf(root, ["output/facts"], (path) => path.startsWith("endpoint")),
    digestOf(root, ["test/fuzz"], (path) => isSource(path) && /^(?:api\/|mutate\.ts$|random\.ts$)/.test(path)),
    digestOf(root, ["test/api"], (path) => path === "matrix.fixture.ts"),
  )
}
