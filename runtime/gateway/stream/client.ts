/** The client's side of an answer. */
export interface Client {
  /** Gives the head; once. Without a length the answer goes in chunks. */
  readonly begin: (status: number, headers: readonly string[], length: number | null) => void
  /** False: the client is slower than the bytes come, and the attempt is to be told when it has caught up. */
  readonly write: (bytes: Buffer) => boolean
  readonly end: () => void
  /** Cuts the connection, so that nobody takes what came for the whole. */
  readonly destroy: () => void
}
