import type { NotFound } from "../handler.ts"

/** There is no such thing, or it is another workspace's. */
export const missing: NotFound = { ok: false, missing: true }
