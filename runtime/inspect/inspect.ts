import { systemClock } from "../driver/index.ts"
import { knownContracts } from "./default-contracts.ts"
import { defaultInspectLimits } from "./options.ts"
import type { InspectOptions } from "./options.ts"
import { cancel } from "./probes/cancel.ts"
import { failing } from "./probes/failing.ts"
import { carryOut } from "./probes/probe.ts"
import type { Evidence, Foreknown, Probe } from "./probes/probe.ts"
import { turns } from "./probes/turns.ts"
import { unknown } from "./probes/unknown.ts"
import { reportOf } from "./read/read.ts"
import type { ProbeName, Report } from "./report.ts"

/**
 * Starts an agent six times, each time afresh with a home, a folder and a model server of its own, and reports what it does.
 * What is measured is measured with one process at a time; the models that fail are waited for together. Answers with null
 * where the signal ended it. Nothing of it is left then: no process, no folder, no socket. Throws for a file outside the home
 * and what the disk throws.
 */
export async function inspect(options: InspectOptions): Promise<Report | null> {
  const { clock = systemClock, contracts = knownContracts, signal, progress = () => {} } = options
  const setting = { clock, contracts, signal, limits: { ...defaultInspectLimits, ...options.limits } }
  const probed = async <T>(name: ProbeName, probe: Probe<T>, known: Foreknown): Promise<Evidence<T> | null> => {
    if (signal?.aborted === true) return null
    progress(name, "begun")
    const evidence = await carryOut(name, probe, options, setting, known)
    progress(name, "done")
    return evidence
  }

  const first = await probed("turns", turns, { asksModel: false, offersTools: false })
  if (first === null) return null
  const { calls, found } = first
  const known = { asksModel: calls.length > 0, offersTools: calls.some(({ offersTools }) => offersTools) }
  // An agent that opened no session opens none for the other probes either.
  const goesOn = found !== null
  const second = goesOn ? await probed("cancel", cancel, known) : null
  const third = goesOn ? await probed("unknown", unknown, known) : null
  const [unauthorized, broken, cut] =
    goesOn && known.asksModel
      ? await Promise.all([
          probed("unauthorized", failing("unauthorized"), known),
          probed("broken", failing("broken"), known),
          probed("cut", failing("cut"), known),
        ])
      : [null, null, null]
  if (signal?.aborted === true) return null
  const all = { turns: first, cancel: second, unknown: third, unauthorized, broken, cut }
  return reportOf(all, [options.command, ...options.args], contracts)
}
