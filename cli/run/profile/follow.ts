import type { RunObservation, RunRecord } from "../../../output/documents/index.ts"
import type { Platform } from "../../platform/platform.ts"

/** How long one question for observations waits for the next of them, in seconds. */
const waitSeconds = 1

/** Hands over every observation of a run in its order, once, until the run is over. Answers with the run as it ended. */
export async function followed(
  { client }: Platform,
  run: string,
  take: (observed: RunObservation) => void,
): Promise<RunRecord> {
  let after = 0
  const more = async (wait: number): Promise<boolean> => {
    const { data } = await client.runs.observations(run, { after, wait_seconds: wait })
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
