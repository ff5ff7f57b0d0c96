import { modelCard, says } from "../kinds/model-card.ts"
import { anthropic } from "../providers/anthropic.ts"
import { highEffort } from "../vocabularies/efforts/high-effort.ts"
import { lowEffort } from "../vocabularies/efforts/low-effort.ts"
import { maxEffort } from "../vocabularies/efforts/max-effort.ts"
import { mediumEffort } from "../vocabularies/efforts/medium-effort.ts"
import { minimalEffort } from "../vocabularies/efforts/minimal-effort.ts"

/** Anthropic's smaller model. An example to review: look at the price again before anybody is billed by it. */
export const claudeSonnet5 = modelCard({
  provider: anthropic,
  name: "claude-sonnet-5",
  model: "claude-sonnet-5",
  contextWindow: 1_000_000,
  inputPrice: 2_000_000,
  outputPrice: 10_000_000,
  effort: [
    says(minimalEffort, null),
    says(lowEffort, "low"),
    says(mediumEffort, "medium"),
    says(highEffort, "high"),
    says(maxEffort, "max"),
  ],
  source: { url: "https://platform.claude.com/docs/pt-BR/models/sonnet-5/overview.md", reviewedOn: "2026-11-30" },
})
