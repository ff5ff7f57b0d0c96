import { capability } from "../kinds/capability.ts"

/** Input that is typed data, not prose. */
export const inputStructured = capability({ name: "input-structured", literal: "input.structured", connected: null })
