/** Where a listener listens. Port 0: any that is free. */
export interface Listen {
  readonly host: string
  readonly port: number
}
