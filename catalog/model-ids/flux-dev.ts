import { falQueue } from "../dialects/fal-queue.ts"
import { modelId } from "../kinds/model-id.ts"
import { falAi } from "../providers/fal-ai.ts"

/** An example to review before use. */
export const fluxDev = modelId({
  name: "flux-dev",
  provider: falAi,
  dialect: falQueue,
  value: "fal-ai/flux/dev",
  source: { url: "https://fal.ai/models/fal-ai/flux/dev/api", reviewedOn: "2026-11-30" },
})
