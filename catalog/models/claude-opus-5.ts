import { modelCard, says } from "../kinds/model-card.ts"
import { anthropic } from "../providers/anthropic.ts"
import { highEffort } from "../vocabularies/efforts/high-effort.ts"
import { lowEffort } from "../vocabularies/efforts/low-effort.ts"
import { maxEffort } from "../vocabularies/efforts/max-effort.ts"
import { mediumEffort } from "../vocabularies/efforts/medium-effort.ts"
import { minimalEffort } from "../vocabularies/efforts/minimal-effort.ts"

/** Anthropic's larger model. An example to review: look at the price again before anybody is billed by it. */
export const claudeOpus5 = modelCard({
  provider: anthropic,
  name: "claude-opus-5",
  model: "claude-opus-5",
  contextWindow: 1_000_000,
  inputPrice: 5_000_000,
  outputPrice: 25_000_000,
  cacheReadPrice: 500_000,
  cacheWritePrice: 6_250_000,
  effort: [
    says(minimalEffort, null),
    says(lowEffort, "low"),
    says(mediumEffort, "medium"),
    says(highEffort, "high"),
    says(maxEffort, "max"),
  ],
  source: { url: "https://platform.claude.com/docs/about-claude/models/whats-new-opus-5", reviewedOn: "2026-11-30" },
})
