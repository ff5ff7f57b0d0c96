import { verbFor } from "../conformance/parts.ts"
import { prompts } from "../conformance/suite/prompts.ts"
import { defaultContracts } from "../defaults.ts"
import type { Session } from "../driver/index.ts"

/** Whether an agent declares that it takes input into a running turn. */
export function steers(declared: ReadonlySet<string>): boolean {
  const needs = verbFor(defaultContracts, "steers")?.needs ?? null
  return needs !== null && declared.has(needs)
}

/**
 * Keeps an agent busy, and sends it input into the running turn, so that the record of the wire shows what becomes of it; then
 * the turn is cancelled. `speaks` settles when the agent does something next.
 */
export async function showSteering(session: Session, speaks: () => Promise<void>): Promise<void> {
  const spoken = speaks()
  const busy = session.prompt(prompts.count)
  await Promise.race([spoken, busy.result])
  const steered = await session.steer(prompts.stop)
  session.cancel()
  await busy.result
  if (steered.fate === "promoted") await steered.prompted.result
}
