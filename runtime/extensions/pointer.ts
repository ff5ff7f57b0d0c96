import { shown } from "../refusal.ts"

/**
 * A path of member names and indices as a JSON Pointer for people to read; `the root` for an empty one. Names are of the
 * other side's making: each is cut at 64 code units, control characters are escaped, and at most 16 segments are shown.
 */
export function pointer(path: readonly (string | number)[]): string {
  if (path.length === 0) return "the root"
  const segments = path.slice(0, 16).map((segment) => {
    const name = String(segment).replaceAll("~", "~0").replaceAll("/", "~1")
    return `/${shown(name).slice(1, -1)}`
  })
  return segments.join("") + (path.length > 16 ? "/…" : "")
}
