// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Exactly the built-in tools that the session may use; an empty list allows none.
 */
export interface BuiltinTools {
  /**
   * List of at most 256, each text of 1 to 128 code points.
   *
   * @maxItems 256
   */
  tools: string[]
}
