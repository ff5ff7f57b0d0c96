import { digestOf } from "../decoders/covered.ts"

/** The folders whose speed the figures tell. */
const rooms = ["generators", "model", "templates"] as const

/** SHA-256 over path and content of every source that the figures were measured with, tests and fixtures left out. */
export function coveredDigest(root: string): string {
  return digestOf(root, rooms, isCovered)
}

function isCovered(path: string): boolean {
  return /\.(?:ts|hbs)$/.test(path) && !/\.(?:test|fixture)\.ts$/.test(path)
}
