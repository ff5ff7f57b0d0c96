/** A key as the platform's cryptography holds it: a `KeyObject` of Node, which no declaration of ours names. */
export interface KeyHandle {
  readonly type: string
  readonly asymmetricKeyType?: string | undefined
}
