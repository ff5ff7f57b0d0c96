/** What tells that something is to end before its time. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean
  readonly addEventListener: (type: "abort", listener: () => void) => void
  readonly removeEventListener: (type: "abort", listener: () => void) => void
}
