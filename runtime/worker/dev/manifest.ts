import { decodeRuntimeManifestText } from "../../../output/documents/index.ts"
import type { RuntimeManifest } from "../../../output/documents/index.ts"

/** Why a text is no manifest: where, as a JSON Pointer, what is wrong there, and what mends it, in the imperative. */
export interface ManifestFault {
  readonly pointer: string
  readonly what: string
  readonly fix: string
}

/** What a text says as the manifest of a runtime, by the published decoder. */
export function readManifest(
  text: string,
): { readonly ok: true; readonly manifest: RuntimeManifest } | { readonly ok: false; readonly fault: ManifestFault } {
  const read = decodeRuntimeManifestText(text)
  if (read.ok) return { ok: true, manifest: read.value }
  const { path, expected, actual } = read.error
  const pointer = path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
  return {
    ok: false,
    fault: {
      pointer,
      what: `Expected ${expected}, found ${actual}.`,
      fix: fixOf(pointer, actual, expected),
    },
  }
}

function fixOf(pointer: string, actual: string, expected: string): string {
  const name = pointer === "" ? "the manifest" : pointer
  switch (actual) {
    case "absent":
      return `add ${name}: ${expected}`
    case "excess member":
      return `remove ${name}`
    case "malformed text":
      return "write it as JSON, without comments and without commas before an end"
    default:
      return `make ${name} ${expected}`
  }
}
