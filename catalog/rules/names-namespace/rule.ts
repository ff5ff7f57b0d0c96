import { factPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { ContractHead, Slot } from "../../../model/slot.ts"
import { rule } from "../rule.ts"

/** Keeps a contract's wire names inside its own namespace, and everybody's out of the one reserved for trace context. */
export const namesNamespace = rule({
  code: "names/namespace",
  states: "An owned contract's keys and methods stand in its namespace, and no contract uses a reserved root key.",
  because:
    "Keys and methods of different vendors meet in one message, where nothing but the namespace keeps them apart.",
  check: ({ contracts }) =>
    contracts.flatMap((contract) => [...head(contract), ...contract.slots.flatMap((slot) => wireName(contract, slot))]),
})

/** Root keys of `_meta` that the protocol reserves for W3C trace context. */
const traceContext: ReadonlySet<string> = new Set(["traceparent", "tracestate", "baggage"])

function head({ id, name, ownership, keyPrefix, methodPrefix }: ContractHead): readonly Violation[] {
  if (ownership === "adopted") return []
  const found: Violation[] = []
  if (keyPrefix === null || keyPrefix === "")
    found.push({
      at: factPath(id, "keyPrefix"),
      what: `Contract ${name} has ${keyPrefix === null ? "no" : "an empty"} key prefix.`,
      fix: "give it a prefix that nobody else uses",
    })
  if (methodPrefix !== null && !/^_./.test(methodPrefix))
    found.push({
      at: factPath(id, "methodPrefix"),
      what: `Contract ${name} prefixes its methods with ${JSON.stringify(methodPrefix)}, but extension methods begin with an underscore and a name.`,
      fix: "begin the prefix with an underscore and the vendor's name",
    })
  return found
}

function wireName({ ownership, keyPrefix, methodPrefix }: ContractHead, slot: Slot): readonly Violation[] {
  const { site, name, id } = slot
  switch (site.kind) {
    case "frame":
      return []
    case "method":
      if (ownership === "adopted" || (methodPrefix !== null && site.method.startsWith(methodPrefix))) return []
      return [
        {
          at: factPath(id, "site"),
          what: `${name} is the method ${site.method}, but its contract${methodPrefix === null ? " has no method prefix" : `'s methods begin with ${JSON.stringify(methodPrefix)}`}.`,
          fix:
            methodPrefix === null
              ? "give the contract a method prefix"
              : `begin the method with ${JSON.stringify(methodPrefix)}`,
        },
      ]
    case "meta": {
      const [, key = ""] = site.at
      if (traceContext.has(key))
        return [
          {
            at: factPath(id, "site"),
            what: `${name} rides at the root key ${key} of _meta, which is reserved for W3C trace context.`,
            fix: `choose a key ${keyPrefix === null ? "of the vendor's own" : `that begins with ${JSON.stringify(keyPrefix)}`}`,
          },
        ]
      if (ownership === "adopted" || keyPrefix === null || key.startsWith(keyPrefix)) return []
      return [
        {
          at: factPath(id, "site"),
          what: `${name} rides at the key ${key}, but its contract's keys begin with ${JSON.stringify(keyPrefix)}.`,
          fix: `begin the key with ${JSON.stringify(keyPrefix)}`,
        },
      ]
    }
    default:
      return site satisfies never
  }
}
