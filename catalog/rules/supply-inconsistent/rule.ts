import type { Harness } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { rule } from "../rule.ts"

/** Holds image, receipt and what is missing against the availability that they are stated with. */
export const supplyInconsistent = rule({
  code: "supply/inconsistent",
  states: "What is ready has an image by digest and a receipt, a local fixture aside, and what is blocked says why.",
  because: "Readiness is a promise about one exact image; without the image or its receipt nobody can say about which.",
  check: ({ harnesses }) => harnesses.flatMap(inconsistent),
})

const byDigest = /^[^\s@]+@sha256:[0-9a-f]{64}$/

function inconsistent({ id, name, supply, launchRole }: Harness): readonly Violation[] {
  const at = (...segments: readonly string[]): Violation["at"] => factPath(id as FactId, "supply", ...segments)
  switch (supply.availability) {
    case "image_required":
      return []
    case "ready":
      return [
        ...image(at("image"), name, "ready", supply.image),
        ...(supply.receipt === null && launchRole !== "local_fixture"
          ? [
              {
                at: at("receipt"),
                what: `${name} is ready without the receipt that qualifies its image.`,
                fix: "name its signed receipt, or state it as blocked until there is one",
              },
            ]
          : []),
      ]
    case "blocked":
      return [
        ...(supply.image === null ? [] : image(at("image"), name, "blocked", supply.image)),
        ...(supply.missingEvidence === null && supply.missingPlane === null
          ? [
              {
                at: at(),
                what: `${name} is blocked and waits for nothing.`,
                fix: "name the evidence or the plane that is missing",
              },
            ]
          : []),
      ]
    default:
      return supply satisfies never
  }
}

function image(at: Violation["at"], name: string, is: string, named: string): readonly Violation[] {
  if (byDigest.test(named)) return []
  return [
    {
      at,
      what: `${name} is ${is} with the image ${JSON.stringify(named)}, which names no digest.`,
      fix: "name the image by its digest: NAME@sha256: and 64 hexadecimal digits",
    },
  ]
}
