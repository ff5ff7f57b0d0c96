/** How long a provider may be silent, in milliseconds: before its answer begins, and within it; and a client that does not read. */
export interface Patience {
  readonly firstEvent: number
  readonly idle: number
  readonly client: number
}
