import type { Harness } from "../../model/entries.ts"
import { launch } from "../../model/launch.ts"
import type { Launch, LaunchPlace } from "../../model/launch.ts"
import { refused } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"

/** A harness that was chosen without anybody being asked. */
export interface Selection {
  readonly ok: true
  readonly harness: Harness
  readonly as: "primary" | "fixture"
}

/** Chooses a harness for whoever named none, by the law of `model/launch.ts`; the order of the entries has no say. */
export function selectHarness(harnesses: readonly Harness[], place: LaunchPlace): Selection | Refused {
  const chosen = launch(harnesses, place)
  if (chosen.harness !== null) return { ok: true, harness: chosen.harness, as: chosen.as }
  return refused(unselected(chosen))
}

function unselected({ why: reason, among }: Extract<Launch, { readonly harness: null }>): Refusal {
  const named = among
    .map(({ name }) => name)
    .toSorted()
    .join(" and ")
  const why = "no order of entries is a default"
  const facts = among.map(({ id }) => id)
  switch (reason) {
    case "no_primary":
      return {
        code: "selection/no-primary",
        what: "The catalog has no primary harness.",
        why,
        fix: "name the harness of the run, or state a primary",
        facts,
      }
    case "primary_not_one":
      return {
        code: "selection/primary-not-one",
        what: `The catalog has more than one primary harness: ${named}.`,
        why,
        fix: "name the harness of the run, and leave one primary",
        facts,
      }
    case "primary_not_ready":
      return {
        code: "selection/primary-not-ready",
        what: `${named} is the primary harness and not ready.`,
        why: "no alternative takes the place of the primary without being named",
        fix: "name a ready harness, or adopt an image",
        facts: among.map(({ id }) => `${id}#/supply`),
      }
    case "fixture_not_one":
      return {
        code: "selection/fixture-not-one",
        what: `More than one local fixture is ready: ${named}.`,
        why,
        fix: "name the harness of the run",
        facts,
      }
    default:
      return reason satisfies never
  }
}
