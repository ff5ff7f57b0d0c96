/** The protocol of a program that takes one prompt and exits; the other one holds where none is named. */
export const oneshotProtocol = "oneshot-v1"

/** Whether a protocol, as it was given, is that of one-shot programs. */
export function isOneshot(protocol: string | null | undefined): boolean {
  return protocol === oneshotProtocol
}
