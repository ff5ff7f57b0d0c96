import type { OfferedTool } from "./request.ts"

/** The offered tool of that exact name, or the first whose name matches; null where there is none. */
export function offered(tools: readonly OfferedTool[], wanted: string | RegExp): OfferedTool | null {
  const isWanted = ({ name }: OfferedTool): boolean =>
    typeof wanted === "string" ? name === wanted : name.search(wanted) !== -1
  return tools.find(isWanted) ?? null
}
