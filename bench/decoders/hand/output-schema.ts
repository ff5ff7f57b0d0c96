import type { OutputSchema } from "../../../output/contracts/checkfu/output-schema.ts"
import type { Result } from "../../../output/kernel.ts"
import { opaqueFault } from "./opaque.ts"
import { hasAtMost, isPlain, taken, tooMuch, wrong } from "./result.ts"

const fact = "slot/checkfu/output-schema"

export function handOutputSchema(value: unknown): Result<OutputSchema> {
  if (!isPlain(value)) return wrong(fact, "object of at most 256 members", value)
  const names = Object.keys(value)
  if (names.length > 256) return wrong(fact, "object of at most 256 members", value)
  for (const name of names) {
    if (name.length > 256 && !hasAtMost(name, 256))
      return {
        ok: false,
        error: {
          kind: "invalid",
          path: [name],
          expected: "member name: text of at most 256 code points",
          actual: "excess member",
          fact,
        },
      }
    const fault = opaqueFault(value[name], 32_768, 64)
    if (fault !== null)
      return (fault === "limit" ? tooMuch : wrong)(fact, "JSON of at most 32768 bytes and 64 levels", value[name], [
        name,
      ])
  }
  return taken(value)
}
