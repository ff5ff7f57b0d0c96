// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Marks each text block of a prompt as trusted policy or untrusted task data.
 */
export interface BlockMeta {
  version: 1
  trust: "trusted" | "untrusted"
  taskMode: ("plan" | "code" | "review" | "research") | null
  synthetic?: boolean
}
