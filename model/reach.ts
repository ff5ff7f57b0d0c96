import type { Derived, Turn } from "./derived.ts"
import type { Harness, Provider } from "./entries.ts"
import { factPath } from "./fact.ts"
import type { FactId } from "./fact.ts"

/** Whether two parties share a wire. `unconstrained`: the harness declares no dialect, so nothing is known. */
export type Reach = "reachable" | "unreachable" | "unconstrained"

/**
 * Whether a harness and a provider share a wire, and what would change the answer.
 * A necessary condition for a run and nothing more: it is no support claim.
 */
export function reach(harness: Harness, provider: Provider): Derived<Reach> {
  const spoken = harness.dialects
  const accepted = provider.accepts.map((entry) => entry.dialect)
  const stated = spoken === null ? [] : spoken
  const shared = stated.filter((dialect) => accepted.some((other) => other.name === dialect.name))
  const value: Reach = spoken === null ? "unconstrained" : shared.length > 0 ? "reachable" : "unreachable"
  return {
    value,
    reasons: [
      {
        says: `${harness.name} speaks`,
        value: spoken === null ? "undeclared" : named(spoken),
        from: { fact: dialectsOf(harness) },
      },
      {
        says: `${provider.name} accepts`,
        value: named(accepted),
        from: { fact: factPath(provider.id as FactId, "accepts") },
      },
      { says: "they share", value: spoken === null ? "unknown" : named(shared), from: { law: "model/reach.ts" } },
    ],
    turns: turns(harness, provider, value),
  }
}

function turns(harness: Harness, provider: Provider, value: Reach): readonly Turn<Reach>[] {
  const accepted = provider.accepts
  if (harness.dialects === null) {
    const first = accepted[0]
    if (first === undefined) return []
    const after = [{ $ref: first.dialect.id as FactId }]
    return [
      {
        says: `${harness.name} declared ${first.dialect.name}`,
        change: { at: dialectsOf(harness), before: null, after },
        becomes: "reachable",
      },
    ]
  }
  const spoken = harness.dialects
  if (value === "unreachable") {
    const speaks = accepted.map(({ dialect }): Turn<Reach> => ({
      says: `${harness.name} spoke ${dialect.name}`,
      change: { at: factPath(harness.id as FactId, "dialects", dialect.name), after: { $ref: dialect.id as FactId } },
      becomes: "reachable",
    }))
    const accepts = spoken.map((dialect): Turn<Reach> => ({
      says: `${provider.name} accepted ${dialect.name}`,
      change: {
        at: factPath(provider.id as FactId, "accepts", dialect.name),
        after: { dialect: { $ref: dialect.id as FactId }, path: dialect.path },
      },
      becomes: "reachable",
    }))
    return [...speaks, ...accepts]
  }
  const shared = accepted.filter(({ dialect }) => spoken.some((other) => other.name === dialect.name))
  const [only] = shared
  if (only === undefined || shared.length > 1) {
    const after = spoken.filter((dialect) => !shared.some((entry) => entry.dialect.name === dialect.name))
    return [
      {
        says: `${harness.name} spoke ${named(after)} only`,
        change: { at: dialectsOf(harness), before: spoken.map(asRef), after: after.map(asRef) },
        becomes: "unreachable",
      },
    ]
  }
  return [
    {
      says: `${harness.name} no longer spoke ${only.dialect.name}`,
      change: { at: factPath(harness.id as FactId, "dialects", only.dialect.name), before: asRef(only.dialect) },
      becomes: "unreachable",
    },
    {
      says: `${provider.name} no longer accepted ${only.dialect.name}`,
      change: {
        at: factPath(provider.id as FactId, "accepts", only.dialect.name),
        before: { dialect: asRef(only.dialect), path: only.path },
      },
      becomes: "unreachable",
    },
  ]
}

function dialectsOf(harness: Harness): ReturnType<typeof factPath> {
  return factPath(harness.id as FactId, "dialects")
}

function asRef(fact: { readonly id: string }): { readonly $ref: FactId } {
  return { $ref: fact.id as FactId }
}

function named(facts: readonly { readonly name: string }[]): string {
  return facts.length === 0 ? "nothing" : facts.map((fact) => fact.name).join(", ")
}
