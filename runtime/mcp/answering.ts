/** The ports of the connection that a message came on: its sender's, and ours. */
export interface Ports {
  readonly from: number
  readonly to: number
}

/** Says what comes back for a message; null for nothing. */
export type Answering = (message: unknown, ports: Ports) => Promise<object | null>
