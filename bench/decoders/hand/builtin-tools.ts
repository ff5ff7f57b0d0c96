import type { BuiltinTools } from "../../../output/contracts/checkfu/builtin-tools.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, isText, taken, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/builtin-tools"
const names = new Set(["tools"])

export function handBuiltinTools(value: unknown): Result<BuiltinTools> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  const tools = value["tools"]
  if (!Array.isArray(tools) || tools.length > 256) return wrong(fact, "list of at most 256", tools, ["tools"])
  for (let at = 0; at < tools.length; at++)
    if (!isText(tools[at], 128)) return wrong(fact, "text of 1 to 128 code points", tools[at], ["tools", at])
  return countOf(value) === 1 ? taken(value) : unlisted(fact, value, names)
}
