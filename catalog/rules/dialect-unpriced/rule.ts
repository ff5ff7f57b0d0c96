import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Looks for a priced provider behind every dialect that a harness declares. */
export const dialectUnpriced = rule({
  code: "dialect/unpriced",
  states: "Every dialect that a harness declares is accepted by a provider with reviewed prices.",
  because: "A harness that asks in a dialect nobody priced can be started and then reach no model whose cost is known.",
  check: ({ harnesses, providers }) => {
    const accepting = new Map<string, { readonly name: string; readonly priced: boolean }[]>()
    for (const provider of providers)
      for (const { dialect } of provider.accepts) {
        const list = accepting.get(dialect.id) ?? []
        list.push(provider)
        accepting.set(dialect.id, list)
      }
    return harnesses.flatMap((harness) =>
      (harness.dialects ?? []).flatMap((dialect) => {
        const found = accepting.get(dialect.id) ?? []
        if (found.some(({ priced }) => priced)) return []
        const names = found.map(({ name }) => name).join(", ")
        return [
          {
            at: factPath(harness.id as FactId, "dialects", dialect.name),
            what:
              found.length === 0
                ? `${harness.name} declares ${dialect.name}, which no provider accepts.`
                : `${harness.name} declares ${dialect.name}, which no priced provider accepts: ${names} accept it without reviewed prices.`,
            fix: `state a priced provider that accepts ${dialect.name}, or take it from the dialects of ${harness.name}`,
          },
        ]
      }),
    )
  },
})
