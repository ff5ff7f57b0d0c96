/** What a parameter of a statement may be, and a member of a row. */
export type SqlValue = string | number | bigint | null | Uint8Array

/** What the store's thread is asked for. Everything is answered once, in the order in which it was asked. */
export type Asked = { readonly id: number } & (
  | { readonly does: "open"; readonly path: string }
  | {
      readonly does: "query"
      /** The connection that writes, or the one that sees nothing but what was committed. */
      readonly on: "writer" | "reader"
      readonly sql: string
      readonly parameters: readonly SqlValue[]
    }
  | { readonly does: "close" }
)

/** A statement that was carried out: its rows, and how many it changed where it answers none. */
export interface Done {
  readonly rows: readonly unknown[]
  readonly changes: number | null
}

/** What the thread answers. An error has the code of SQLite, or null. */
export type Answered = { readonly id: number } & (
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly message: string; readonly code: string | null }
)
