import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import { grammar, pageOf } from "../../conformance/index.ts"
import type { Failure as RuleFailure, Mark, Rule, TraceEntry, Verdict } from "../../conformance/index.ts"
import { onehorizonHandlers } from "../../defaults.ts"
import { systemClock } from "../../driver/clock.ts"
import type { Clock } from "../../driver/clock.ts"
import { tracing } from "../../driver/trace.ts"
import { openConnection } from "../../driver/transport/open.ts"
import type { Launch } from "../../driver/transport/supervisor.ts"
import { speaking } from "../../extensions/handlers.ts"
import { documentsInMemory } from "../modes/documents.ts"
import { openModeServer } from "../modes/mode-server.ts"
import type { Reported } from "../modes/mode-server.ts"
import type { TaskMode } from "../prompt/prompt.ts"
import type { WorkerUpdate } from "../routing/update.ts"
import type { CancelledBy, WorkerOutcome } from "../turn/outcome.ts"
import { runTurn } from "../turn/turn.ts"
import type { Turn, TurnOptions, TurnReport } from "../turn/turn.ts"
import { turnJudge } from "./judge.ts"
import type { TurnRule } from "./rules.ts"
import { generatedTask } from "./task.ts"
import { temporaryWorkspace } from "./workspace.ts"

/** A rule that a turn is held to, the worker's own or one of the protocol's, and where it is explained. */
export interface HeldRule extends Rule {
  readonly page: string
  /** Whose rule it is. */
  readonly of: "contract" | "protocol"
}

/** What is told of a turn while it runs, in the order in which it becomes known. */
export type DevEvent =
  /** Something that the turn shows, as it is routed. */
  | { readonly kind: "update"; readonly update: WorkerUpdate }
  /** A rule held for the first time, so far, by that line of the transcript. */
  | { readonly kind: "holds"; readonly rule: HeldRule; readonly at: Mark }
  /** A rule is broken, for good. The lines show it, the one where it became certain last. */
  | { readonly kind: "fails"; readonly rule: HeldRule; readonly failure: RuleFailure }

/** How a turn is tried. */
export interface DevSetting {
  readonly mode: TaskMode
  readonly launch: Launch
  /** `allow_once` unless said: nobody is there to be asked. */
  readonly permission?: TurnOptions["permission"]
  readonly limits?: TurnOptions["limits"]
  readonly record?: TurnOptions["record"]
  readonly clock?: Clock
  /** Given every line of the transcript, without its line feed; the first is its header. Lines of marks are counted so. */
  readonly trace?: (line: string) => void
}

/** What became of a rule. */
export interface HeldVerdict {
  readonly rule: HeldRule
  readonly verdict: Verdict
  readonly failures: readonly RuleFailure[]
}

/** How a tried turn went. */
export interface DevReport {
  readonly mode: TaskMode
  /** It succeeded, and no rule failed that weighs. */
  readonly hasPassed: boolean
  readonly outcome: WorkerOutcome
  /** The contract's rules, then the protocol's, each in the order of its page. */
  readonly rules: readonly HeldVerdict[]
  readonly reported: Reported
  readonly turn: TurnReport
}

/** A turn that is being tried. */
export interface DevTurn {
  /** Settled when nothing of the agent, its folder and the host's server is left. Rejects only where the system gives neither. */
  readonly report: Promise<DevReport>
  readonly cancel: (by: Extract<CancelledBy, "user" | "shutdown">) => void
}

/**
 * Tries an agent on one made-up turn of a mode, in a folder that is thrown away, and holds it to every rule of the worker's
 * contract and of the protocol while it runs.
 * @example
 * const { report } = devTurn({ mode: "plan", launch }, (event) => void (event.kind === "fails" && show(event)))
 * const { hasPassed } = await report
 */
export function devTurn(setting: DevSetting, listener: (event: DevEvent) => void): DevTurn {
  const tell = (event: DevEvent): void => {
    try {
      listener(event)
    } catch {
      // Whoever listens to a turn must not end it.
    }
  }
  let turn: Turn | null = null
  let cancelled: "user" | "shutdown" | null = null
  const whole = async (): Promise<DevReport> => {
    const task = generatedTask(setting.mode)
    const workspace = temporaryWorkspace(task.files)
    try {
      const host = await openModeServer(documentsInMemory(task.documents))
      try {
        const told = judging(setting, { cwd: workspace.folder, host, tell })
        turn = runTurn(
          told.connect,
          { ...task, cwd: workspace.folder, mcpServers: [], previous: null, history: [] },
          {
            ...optionsOf(setting),
            host,
            show: (update) => tell({ kind: "update", update }),
          },
        )
        if (cancelled !== null) turn.cancel(cancelled)
        const report = await turn.report
        const { outcome } = report
        const rules = told.end(outcome, report.turn === null ? null : workspace.has(task.forbidden))
        const hasPassed = outcome.kind === "succeeded" && !rules.some(isFailing)
        return { mode: setting.mode, hasPassed, outcome, rules, reported: host.reported(), turn: report }
      } finally {
        await host.close()
      }
    } finally {
      workspace.remove()
    }
  }
  return {
    report: whole(),
    cancel: (by) => {
      cancelled ??= by
      turn?.cancel(by)
    },
  }
}

/** Whether what became of a rule fails the turn. */
export function isFailing({ rule: { tier }, verdict }: HeldVerdict): boolean {
  return verdict === "fail" && (tier === "mandatory" || tier === "capability")
}

function optionsOf({ permission = "allow_once", limits, record, clock }: DevSetting): TurnOptions {
  return {
    permission,
    ...(limits === undefined ? {} : { limits }),
    ...(record === undefined ? {} : { record }),
    ...(clock === undefined ? {} : { clock }),
  }
}

/** The judges of a turn: its transcript is written down line by line, and each line is judged as it is written. */
function judging(
  { mode, launch, clock = systemClock, trace }: DevSetting,
  {
    cwd,
    host,
    tell,
  }: Pick<Parameters<typeof turnJudge>[0], "cwd" | "host"> & { readonly tell: (event: DevEvent) => void },
): {
  readonly connect: Parameters<typeof runTurn>[0]
  readonly end: (outcome: WorkerOutcome, isOverridden: boolean | null) => readonly HeldVerdict[]
} {
  const protocol = grammar({
    spoken: [speaking(onehorizon, onehorizonHandlers)],
    told: {
      holds: (rule, here) => tell({ kind: "holds", rule: ofProtocol(rule), at: here() }),
      fails: (rule, failure) => tell({ kind: "fails", rule: ofProtocol(rule), failure }),
    },
  })
  const contract = turnJudge({
    mode,
    cwd,
    host,
    announce: {
      holds: (rule, at) => tell({ kind: "holds", rule: ofContract(rule), at }),
      fails: (rule, failure) => tell({ kind: "fails", rule: ofContract(rule), failure }),
    },
  })
  let lines = 0
  const write = (line: string): void => {
    lines++
    trace?.(line)
    if (lines === 1) return
    const entry = JSON.parse(line) as TraceEntry
    protocol.take(entry, lines)
    contract.take(entry, lines)
  }
  return {
    connect: (listener) => {
      const header = { command: [launch.command, ...launch.args], cwd: launch.cwd }
      return openConnection({ ...launch, clock, trace: tracing(write, clock, header) }, listener)
    },
    end: (outcome, isOverridden) => {
      const own = contract.end({ outcome, isOverridden })
      const theirs = protocol.judged().judgements
      return [
        ...own.map(({ rule, ...rest }): HeldVerdict => ({ rule: ofContract(rule), ...rest })),
        ...theirs.map(({ rule, verdict, failures }) => ({ rule: ofProtocol(rule), verdict, failures })),
      ]
    },
  }
}

function ofContract(rule: TurnRule): HeldRule {
  return { ...rule, of: "contract" }
}

function ofProtocol(rule: Rule): HeldRule {
  return { ...rule, page: pageOf(rule), of: "protocol" }
}
