import {
  approvalDelivery,
  axes,
  checkpoint,
  continuation,
  eventFidelity,
  interrupt,
  midRunInput,
  modelControl,
  usageAuthority,
} from "../../../output/facts/axes.ts"
import { checks } from "../../../output/facts/checks.ts"
import { declarations } from "../../../output/facts/declarations.ts"
import type { Driver, Harness } from "../../../model/entries.ts"
import type { CapabilitySet } from "../../../model/upgrade.ts"
import { realizedSet } from "../../admission/realized-set.ts"
import type { RealizedSet } from "../../admission/realized-set.ts"
import type { Refused } from "../../refusal.ts"
import type { JudgedCheck } from "./judged-check.ts"

/** The axes that a report records, in their order. */
export const reportedAxes = [
  eventFidelity,
  continuation,
  checkpoint,
  approvalDelivery,
  interrupt,
  midRunInput,
  modelControl,
  usageAuthority,
].map(({ name }) => name)

/** What the set is realized from. */
export interface Realizing {
  readonly driver: Driver
  readonly retention: string
  readonly harness: Harness | null
  /** Ids of the declarations that the handshake was admitted with. */
  readonly declared: readonly string[]
  /** Axis name to the highest value that policy allows. */
  readonly policy: CapabilitySet
  readonly checks: readonly JudgedCheck[]
}

/** The realized set of a verified tuple: what may be promised of it, on every axis. */
export function realizedOf({ checks: judged, ...terms }: Realizing): RealizedSet | Refused {
  const evidence = judged.map(({ name, status }) => ({ check: name, verdict: verdicts[status] }))
  return realizedSet({ ...terms, axes, declarations, checks, evidence })
}

/** The part of a realized set that a report records. */
export function recorded(realized: CapabilitySet): CapabilitySet {
  return Object.fromEntries(
    reportedAxes.flatMap((name) => {
      const value = Object.hasOwn(realized, name) ? realized[name] : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const verdicts = { passed: "pass", failed: "fail", skipped: "skip" } as const
