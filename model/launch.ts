import type { Harness } from "./entries.ts"

/** Where a harness is chosen without anybody being asked. */
export type LaunchPlace = "deployed" | "local"

/** The harness that may be chosen without asking, or why there is none. */
export type Launch =
  | { readonly harness: Harness; readonly as: "primary" | "fixture" }
  | {
      readonly harness: null
      readonly why: "no_primary" | "primary_not_one" | "primary_not_ready" | "fixture_not_one"
      /** The entries that the reason speaks of. */
      readonly among: readonly Harness[]
    }

/**
 * The unique primary where it is ready. In local development, while it is not, the unique ready fixture. Nothing else:
 * two primaries are malformed, and no order of entries is a default.
 */
export function launch(harnesses: readonly Harness[], place: LaunchPlace): Launch {
  const primaries = harnesses.filter(({ launchRole }) => launchRole === "primary")
  const [primary, ...more] = primaries
  if (more.length > 0) return { harness: null, why: "primary_not_one", among: primaries }
  if (primary !== undefined && isReady(primary)) return { harness: primary, as: "primary" }
  if (place === "local") {
    const fixtures = harnesses.filter((each) => each.launchRole === "local_fixture" && isReady(each))
    const [fixture, ...others] = fixtures
    if (others.length > 0) return { harness: null, why: "fixture_not_one", among: fixtures }
    if (fixture !== undefined) return { harness: fixture, as: "fixture" }
  }
  return { harness: null, why: primary === undefined ? "no_primary" : "primary_not_ready", among: primaries }
}

function isReady({ supply }: Harness): boolean {
  return supply.availability === "ready"
}
