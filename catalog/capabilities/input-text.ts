import { capability } from "../kinds/capability.ts"

/** The user message of the turn reaches the harness. */
export const inputText = capability({ name: "input-text", literal: "input.text", connected: "yes" })
