import { falQueue } from "../dialects/fal-queue.ts"
import { modelId } from "../kinds/model-id.ts"
import { falAi } from "../providers/fal-ai.ts"

/** An example to review before use. */
export const fluxSchnell = modelId({
  name: "flux-schnell",
  provider: falAi,
  dialect: falQueue,
  value: "fal-ai/flux/schnell",
  source: { url: "https://fal.ai/models/fal-ai/flux/schnell/api", reviewedOn: "2026-11-30" },
})
