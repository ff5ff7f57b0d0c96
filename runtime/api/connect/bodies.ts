/** A process of somebody's own that is to be enrolled. */
export interface ConnectedRuntime {
  readonly agent: string
  readonly principal: string
  readonly attestation_key?: string
}

/** A token in the place of the current one. */
export interface ConnectedRuntimeToken {
  readonly expected_resource_version?: number
  readonly attestation_key?: string
}

/** A request for the next run. */
export interface ConnectedClaimRequest {
  readonly wait_seconds?: number
  readonly advertises: { readonly http_mcp: boolean }
}

/** Observations for which nobody signs, or a signed statement of them. */
export interface ObservationBatch {
  readonly sequence?: number
  readonly observations?: readonly unknown[]
  readonly signed?: string
}
