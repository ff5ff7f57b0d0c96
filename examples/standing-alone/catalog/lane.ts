import {
  dialect,
  driver,
  harness,
  imageRequired,
  modelCard,
  provider,
  revision,
  serves,
  under,
  unlistedModel,
} from "checkfu-catalog/kinds"
import { showsHelpers } from "./contracts/wren/contract.ts"

/** The lane in which the vendor's agents run. */
export const perchLane = revision({ name: "perch-lane", literal: "wren:perch@1", subject: "lane", life: "current" })

/** One process for each session, on its standard streams. */
export const perch = driver({
  name: "perch",
  protocol: "perch-v1",
  lane: perchLane,
  server: true,
  envelopes: [under("always", { candour: "words" })],
})

/** The chat language that most providers have taken over, at an address of the vendor's choice. */
export const chat = dialect({ name: "openai_chat", method: "POST", path: "/sing" })

/** The vendor's models. */
export const choir = provider({
  name: "choir",
  origin: "https://choir.example",
  accepts: [serves(chat, "/chat/completions")],
  priced: true,
  source: { url: "https://choir.example/docs", reviewedOn: "2026-11-30" },
})

/** The one model of the choir; the figures are examples. */
export const song = modelCard({
  provider: choir,
  name: "song-1",
  model: "song-1",
  contextWindow: 32_000,
  inputPrice: 500_000,
  outputPrice: 500_000,
  effort: [],
  source: { url: "https://choir.example/models", reviewedOn: "2026-11-30" },
})

/** Any other model. */
export const unknown = unlistedModel({ name: "unlisted", contextWindow: 8_000 })

/** The vendor's agent. */
export const wrenAgent = harness({
  name: "wren",
  launchRole: "primary",
  mode: "packaged",
  supply: imageRequired(),
  driver: perch,
  modelLane: "choir",
  mcpDelivery: "none",
  dialects: [chat],
  declares: [showsHelpers],
  ceiling: { candour: "deeds" },
})
