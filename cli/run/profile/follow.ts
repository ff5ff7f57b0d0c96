import type { Observed, RunObservation } from "../../../runtime/driver/index.ts"
import type { RunObservationRecord, RunRecord } from "../../platform/client.ts"
import type { Platform } from "../../platform/platform.ts"

/** How long one question for observations waits for the next of them, in seconds. */
const waitSeconds = 1

/** Hands over every observation of a run in its order, once, until the run is over. Answers with the run as it ended. */
export async function followed(
  { client }: Platform,
  run: string,
  take: (observed: RunObservationRecord) => void,
): Promise<RunRecord> {
  let after = 0
  const more = async (wait: number): Promise<boolean> => {
    const { data } = await client.runs.observations(run, after, wait)
    for (const observed of data) {
      if (observed.sequence <= after) continue
      after = observed.sequence
      take(observed)
    }
    return data.length > 0
  }
  for (;;) {
    if (await more(waitSeconds)) continue
    const record = await client.runs.read(run)
    if (record.state === "queued" || record.state === "running") continue
    // What was reported between the last question and the end.
    while (await more(0));
    return record
  }
}

/** The observation in what a claimant reported; null: it is in no form that a terminal shows. */
export function observedIn({ observation }: RunObservationRecord): Pick<Observed, "observation" | "phase"> | null {
  if (!isObject(observation)) return null
  const { observation: inner, phase } = observation
  const shown = isObject(inner) ? inner : observation
  if (!isShowable(shown)) return null
  return { observation: shown as unknown as RunObservation, phase: phase === "replay" ? phase : "in_turn" }
}

/** Whether an observation from outside has what is shown of its kind, in the types that it is shown by. */
function isShowable(observation: Readonly<Record<string, unknown>>): boolean {
  const isText = (...names: readonly string[]): boolean => names.every((name) => typeof observation[name] === "string")
  switch (observation["kind"]) {
    case "message": {
      const { content } = observation
      return (
        isText("from") &&
        isObject(content) &&
        typeof content["type"] === "string" &&
        (content["type"] !== "text" || typeof content["text"] === "string")
      )
    }
    case "tool": {
      const { patch } = observation
      return isText("toolCallId", "status") && isObject(patch) && isTextOrNothing(patch["title"])
    }
    case "plan": {
      const { entries } = observation
      return Array.isArray(entries) && entries.every((entry: unknown) => isObject(entry) && isEntry(entry))
    }
    case "permission":
      return isText("phase") && (observation["phase"] !== "answered" || isText("because"))
    case "notice":
      return isText("severity", "title")
    case "promotion":
      return isText("because")
    case "unacknowledged":
      return isText("slot")
    case "interruption":
      return isText("phase")
    case "diagnostic":
      return isText("code", "what")
    default:
      return false
  }
}

function isEntry({ status, content }: Readonly<Record<string, unknown>>): boolean {
  return typeof content === "string" && ["pending", "in_progress", "completed"].includes(String(status))
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string"
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
