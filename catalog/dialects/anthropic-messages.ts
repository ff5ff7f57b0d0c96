import { dialect } from "../kinds/dialect.ts"

/** Anthropic's Messages API. */
export const anthropicMessages = dialect({ name: "anthropic_messages", method: "POST", path: "/v1/messages" })
