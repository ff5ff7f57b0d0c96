/** The shells that a completion script can be printed for. */
export const shells = ["bash", "fish", "zsh"] as const

/** One of them. */
export type Shell = (typeof shells)[number]
