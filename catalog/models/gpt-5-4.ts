import { modelCard, says } from "../kinds/model-card.ts"
import { openai } from "../providers/openai.ts"
import { highEffort } from "../vocabularies/efforts/high-effort.ts"
import { lowEffort } from "../vocabularies/efforts/low-effort.ts"
import { maxEffort } from "../vocabularies/efforts/max-effort.ts"
import { mediumEffort } from "../vocabularies/efforts/medium-effort.ts"
import { minimalEffort } from "../vocabularies/efforts/minimal-effort.ts"

/** OpenAI's smaller model; long prompts cost more than the base rate that stands here. An example to review. */
export const gpt54 = modelCard({
  provider: openai,
  name: "gpt-5-4",
  model: "gpt-5.4",
  contextWindow: 1_050_000,
  inputPrice: 2_500_000,
  outputPrice: 15_000_000,
  outputCap: "max_completion_tokens",
  effort: [
    says(minimalEffort, null),
    says(lowEffort, "low"),
    says(mediumEffort, "medium"),
    says(highEffort, "high"),
    says(maxEffort, "xhigh"),
  ],
  source: {
    url: "https://www.getmaxim.ai/bifrost/model-library/compare/openai/gpt-5.4?compare=bedrock/anthropic.claude-3-7-sonnet-20250219-v1-0",
    reviewedOn: "2026-11-30",
  },
})
