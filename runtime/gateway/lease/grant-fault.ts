import type { Refusal } from "../../refusal.ts"
import { defaultName } from "../route/choose.ts"
import type { LeaseGrant } from "./grant.ts"
import { keepsAnything } from "./keeps.ts"

const whys = {
  grant: [
    "a lease is bound to what it was minted for, so that has to be said in full",
    "mint it with a run, a time, and candidates for the default tier",
  ],
  credential: ["a lease without a credential could only fail later", "put the credential first, or name another"],
  held: ["two leases of one run would be two hands on one budget", "renew it, end it, or supersede it"],
  unknown: [
    "only a run with a lease may ask for a model",
    "send the bearer that the run was given, once, as the API key",
  ],
  over: ["what was given to a run ends with the run", "end the process, or give the run a new lease"],
  two: ["two bearers could be two runs, and neither would be charged for sure", "send one of them"],
  unpriced: ["a price that nobody knows cannot be held to a budget", "list a priced model, or grant no budget"],
  budget: ["a run may cost what it was granted", "grant the run more, or let it end"],
} as const

/** A refusal about leases. */
export function leaseRefusal(problem: keyof typeof whys, what: string): Refusal {
  const [why, fix] = whys[problem]
  return { code: `lease/${problem}`, what, why, fix, facts: [] }
}

/** What is wrong with a grant; null: nothing. */
export function grantFault({ run, seconds, candidates, budget, retention, wireRecord }: LeaseGrant): Refusal | null {
  const fault = (what: string): Refusal => leaseRefusal("grant", what)
  if (run === "") return fault("The grant names no run.")
  if (!(seconds > 0)) return fault("The grant lasts no time.")
  if (budget !== null && !(Number.isSafeInteger(budget) && budget >= 0))
    return fault("The grant's budget is no whole number of micro-dollars.")
  if (!candidates.some(({ tier }) => tier === defaultName)) return fault(`No candidate is listed for ${defaultName}.`)
  if (wireRecord === true && !keepsAnything(retention ?? ""))
    return fault("The grant asks for a wire record, and the run's retention keeps nothing.")
  const sources = new Map<string, string>()
  for (const { provider, credential } of candidates) {
    const known = sources.get(provider) ?? credential
    if (known !== credential) return fault("Two candidates share a provider, and not its credential.")
    sources.set(provider, known)
  }
  return null
}
