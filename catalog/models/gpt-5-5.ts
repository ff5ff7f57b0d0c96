import { modelCard, says } from "../kinds/model-card.ts"
import { openai } from "../providers/openai.ts"
import { highEffort } from "../vocabularies/efforts/high-effort.ts"
import { lowEffort } from "../vocabularies/efforts/low-effort.ts"
import { maxEffort } from "../vocabularies/efforts/max-effort.ts"
import { mediumEffort } from "../vocabularies/efforts/medium-effort.ts"
import { minimalEffort } from "../vocabularies/efforts/minimal-effort.ts"

/** OpenAI's larger model; long prompts cost more than the base rate that stands here. An example to review. */
export const gpt55 = modelCard({
  provider: openai,
  name: "gpt-5-5",
  model: "gpt-5.5",
  contextWindow: 1_000_000,
  inputPrice: 5_000_000,
  outputPrice: 30_000_000,
  outputCap: "max_completion_tokens",
  effort: [
    says(minimalEffort, null),
    says(lowEffort, "low"),
    says(mediumEffort, "medium"),
    says(highEffort, "high"),
    says(maxEffort, "xhigh"),
  ],
  source: { url: "https://docs.venice.ai/es/models/gpt-5-5.md", reviewedOn: "2026-11-30" },
})
