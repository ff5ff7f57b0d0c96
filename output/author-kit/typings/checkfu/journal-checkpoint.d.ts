// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The harness's state for the client to keep, or word that it has grown too large, which discards what is kept. Whatever a schema says, `state` is JSON of at most 1048576 bytes and 64 levels.
 */
export type JournalCheckpoint =
  | {
      status: "checkpoint"
      /**
       * Text of 1 to 64 code points.
       */
      version: string
      state: unknown
    }
  | {
      status: "too_large"
    }
