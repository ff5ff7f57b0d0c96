import type { Pace } from "./answer.ts"

/** Some bytes of a body, and how many milliseconds after the ones before they come. */
export interface Piece {
  readonly wait: number
  readonly bytes: Uint8Array
}

/** A body over time as the pace says, and how long the status line waits. */
export function paced(
  body: readonly Buffer[],
  { firstByte = 0, between = 0, pieceBytes }: Pace,
): { readonly wait: number; readonly pieces: readonly Piece[] } {
  const pieces = pieceBytes === undefined ? body : cut(Buffer.concat(body), pieceBytes)
  return { wait: firstByte, pieces: pieces.map((bytes, index) => ({ wait: index === 0 ? 0 : between, bytes })) }
}

function cut(whole: Buffer, size: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
    whole.subarray(index * size, (index + 1) * size),
  )
}
