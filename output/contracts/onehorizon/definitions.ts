// Generated from the catalog. Do not edit: change the fact and generate again.

/** What payloads of the contract refer to as `TaskComment`. */
export interface TaskComment {
  readonly author?: string | null
  readonly content: string
  readonly createdAt?: string | null
  readonly replies: readonly TaskComment[]
}
