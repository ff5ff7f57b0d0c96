import { unlistedModel } from "../kinds/model-card.ts"

/** A model without a card: nobody knows its price, and more than this window is not relied on. */
export const unlisted = unlistedModel({ name: "unlisted", contextWindow: 32_768 })
