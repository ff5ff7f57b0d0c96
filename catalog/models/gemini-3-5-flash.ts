import { modelCard, says } from "../kinds/model-card.ts"
import { googleAiStudio } from "../providers/google-ai-studio.ts"
import { highEffort } from "../vocabularies/efforts/high-effort.ts"
import { lowEffort } from "../vocabularies/efforts/low-effort.ts"
import { maxEffort } from "../vocabularies/efforts/max-effort.ts"
import { mediumEffort } from "../vocabularies/efforts/medium-effort.ts"
import { minimalEffort } from "../vocabularies/efforts/minimal-effort.ts"

/** Google's fast model. An example to review: look at the price again before anybody is billed by it. */
export const gemini35Flash = modelCard({
  provider: googleAiStudio,
  name: "gemini-3-5-flash",
  model: "gemini-3.5-flash",
  contextWindow: 1_000_000,
  inputPrice: 1_500_000,
  outputPrice: 9_000_000,
  effort: [
    says(minimalEffort, "minimal"),
    says(lowEffort, "low"),
    says(mediumEffort, "medium"),
    says(highEffort, "high"),
    says(maxEffort, "high"),
  ],
  source: { url: "https://docs.apiyi.com/ru/models/gemini-3.5-flash.md", reviewedOn: "2026-11-30" },
})
