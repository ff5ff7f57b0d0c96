// Generated from the catalog. Do not edit: change the fact and generate again.

export interface TaskComment {
  readonly author?: string | null
  readonly content: string
  readonly createdAt?: string | null
  readonly replies: readonly TaskComment[]
}
