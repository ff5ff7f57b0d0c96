import { falQueue } from "../dialects/fal-queue.ts"
import { header, provider, serves } from "../kinds/provider.ts"

/** fal, through its queue. */
export const falAi = provider({
  name: "fal-ai",
  origin: "https://queue.fal.run",
  credential: header("authorization", "Key "),
  accepts: [serves(falQueue, "/{model_id}")],
  priced: true,
  source: { url: "https://docs.fal.ai/model-apis/model-endpoints/queue", reviewedOn: "2026-11-30" },
})
