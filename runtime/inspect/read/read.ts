import { methodOf } from "../../../output/acp/index.ts"
import type { Contract } from "../../../output/contract.ts"
import type { CancelFound } from "../probes/cancel.ts"
import type { FailingFound } from "../probes/failing.ts"
import type { Evidence } from "../probes/probe.ts"
import type { TurnsFound } from "../probes/turns.ts"
import { inspectRevision } from "../report.ts"
import type { FailureName, Measured, Report } from "../report.ts"
import { keysIn, methodsIn } from "./extensions.ts"
import { introductionIn } from "./introduction.ts"
import { heardIn, updateKind } from "./messages.ts"
import { modelCallsIn } from "./model-calls.ts"
import { biggestLineIn, outputIn } from "./output.ts"
import { sorted } from "./sorted.ts"
import { rounded, timesIn } from "./times.ts"

/** Everything that the processes of an agent left behind; null for one that was not started. */
export interface AllEvidence extends Readonly<Record<FailureName, Evidence<FailingFound> | null>> {
  readonly turns: Evidence<TurnsFound>
  readonly cancel: Evidence<CancelFound> | null
  readonly unknown: Evidence<Report["unknown"]> | null
}

/** Makes the report of what was seen. A function of its arguments. */
export function reportOf(all: AllEvidence, command: readonly string[], contracts: readonly Contract<string>[]): Report {
  const evidence = Object.values(all).filter((each) => each !== null) as readonly Evidence<unknown>[]
  const heard = evidence.flatMap(({ lines }) => heardIn(lines))
  const lines = evidence.flatMap((each) => each.lines)
  const hello = heard.find(({ form, method }) => form === "answer" && method === "initialize")
  const { turns, cancel, unknown } = all
  return {
    inspect: inspectRevision,
    command,
    ...introductionIn(hello?.body),
    updates: sorted(heard.flatMap(({ body }) => updateKind(body) ?? [])),
    asks: sorted(heard.flatMap(({ form, method }) => (form === "request" && methodOf(method) ? [method] : []))),
    keys: keysIn(heard, contracts),
    methods: methodsIn(heard, contracts),
    turns: {
      plain: turns.found?.plain ?? null,
      tool: turns.found?.tool ?? null,
      second: turns.found?.second ?? null,
      cancelled: cancel?.found?.cancelled ?? null,
    },
    failures: failures(all, ({ turn }) => turn),
    unknown: unknown?.found ?? { extension: null, method: null, session: null, block: null, meta: null },
    endings: {
      inputEnd: turns.found?.inputEnd?.ended ?? null,
      terminate: cancel?.found?.terminate?.ended ?? null,
    },
    model: modelCallsIn(evidence),
    egress: sorted(evidence.flatMap(({ waysOut }) => waysOut.refused)),
    output: outputIn(
      lines,
      evidence.flatMap(({ faults }) => faults),
    ),
    troubles: evidence.flatMap(({ trouble }) => trouble ?? []),
    measured: measuredIn(all, lines),
  }
}

function measuredIn(all: AllEvidence, lines: AllEvidence["turns"]["lines"]): Measured {
  const { turns, cancel } = all
  return {
    ...timesIn(turns.lines, turns.startedAt),
    cancel: roundedOr(cancel?.found?.milliseconds),
    inputEnd: roundedOr(turns.found?.inputEnd?.milliseconds),
    terminate: roundedOr(cancel?.found?.terminate?.milliseconds),
    biggestLine: biggestLineIn(lines),
    failures: failures(all, ({ milliseconds, requests }) => ({ milliseconds: rounded(milliseconds), requests })),
  }
}

function roundedOr(milliseconds: number | null | undefined): number | null {
  return milliseconds === null || milliseconds === undefined ? null : rounded(milliseconds)
}

function failures<T>(
  { unauthorized, broken, cut }: AllEvidence,
  read: (found: FailingFound) => T,
): Readonly<Record<FailureName, T | null>> {
  const of = (evidence: Evidence<FailingFound> | null): T | null => {
    const found = evidence?.found ?? null
    return found === null ? null : read(found)
  }
  return { unauthorized: of(unauthorized), broken: of(broken), cut: of(cut) }
}
