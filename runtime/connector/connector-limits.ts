/** How long a connector waits for what, in milliseconds. */
export interface ConnectorLimits {
  /** Between two signs of life of a run. A claim without any lasts thirty seconds, so that two may be lost. */
  readonly renewal: number
  /** What a run that ends with the connector has for its last words to the platform. */
  readonly farewell: number
  /** Between two looks for work where the platform answers at once that there is none. */
  readonly idle: number
}

/** What applies unless said otherwise. */
export const usualConnectorLimits: ConnectorLimits = { renewal: 8_000, farewell: 5_000, idle: 1_000 }

/** How long the platform may let a connector wait for work, in seconds. */
export const claimSeconds = 25
