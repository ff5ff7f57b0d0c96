import { falQueue } from "../../../output/facts/dialects.ts"
import { noEffort } from "../effort/way.ts"
import type { Manners } from "./manners.ts"

/** fal's queue: the target names the model, the body is the model's own, and an answer says nothing of tokens. */
export const queueManners: Manners = {
  dialect: falQueue.name,
  readsBody: false,
  members: [],
  caps: [],
  usageSwitch: null,
  effort: noEffort,
  telling: [],
  takeEvent: () => "answer",
  takeAnswer: () => undefined,
  isUsageOnly: () => false,
  tokens: () => ({ input: null, cacheRead: 0, cacheWrite: 0, output: null, other: 0 }),
  refusal: (_, refusal) => ({ detail: `${refusal.what} ${refusal.fix}`, refusal }),
  breakOff: () => null,
}
