// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The JSON Schema that the final output must satisfy, passed on byte for byte. Object of at most 256 members, each name text of at most 256 code points, each JSON of at most 32768 bytes and 64 levels.
 */
export interface OutputSchema {
  [k: string]: unknown
}
