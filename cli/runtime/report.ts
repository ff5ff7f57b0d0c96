import type { DevReport, Unlock } from "../../runtime/worker/index.ts"

/** What `--json` prints of one turn. */
export function turnData({ mode, hasPassed, outcome, rules, reported, turn }: DevReport, unlock: Unlock): object {
  const { closure, rung, orphans } = turn.closing
  return {
    mode,
    passed: hasPassed,
    routing: unlock,
    outcome,
    reported,
    text: turn.turn?.text ?? "",
    rules: rules.map(({ rule, verdict, failures }) => ({
      id: rule.id,
      of: rule.of,
      tier: rule.tier,
      verdict,
      title: rule.title,
      page: rule.page,
      repair: rule.repair,
      failures,
    })),
    exit: { cause: closure.cause, code: closure.exitCode, signal: closure.signal, rung, orphans },
  }
}
