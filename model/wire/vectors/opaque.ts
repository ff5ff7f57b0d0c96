import type { FactValue } from "../../fact.ts"
import type { OpaqueType } from "../../wire-type.ts"
import { repeatCase, valueCase } from "./case.ts"
import type { Case, Judged } from "./case.ts"

/** JSON at both ceilings and beyond them. No schema knows them: the decoder decides. */
export function opaqueCases({ maxBytes, maxDepth }: OpaqueType): readonly Case[] {
  const bytes = (judged: Judged, says: string, char: string, times: number): Case =>
    repeatCase("maxBytes", maxBytes, judged, says, char, times, "decoder")
  const cases = [bytes("limit", "one byte more", "a", Math.max(0, maxBytes - 1))]
  const room = maxBytes - quotes
  if (room >= 0) cases.push(bytes("accept", "at the bound", "a", room))
  else cases.push({ ...valueCase("maxBytes", maxBytes, "accept", "at the bound", 0), decidedBy: "decoder" })
  if (room >= 1) cases.push(bytes("limit", "too many bytes in fewer characters", "\u00e9", Math.floor(room / 2) + 1))
  const depth = (judged: Judged, says: string, levels: number): Case => ({
    ...valueCase("maxDepth", maxDepth, "accept", says, nested(levels)),
    judged,
    decidedBy: "decoder",
  })
  const fits = Math.min(maxDepth, Math.floor(maxBytes / 2))
  if (fits > 0 && maxDepth <= deepestWritten) cases.push(depth("accept", "at the bound", fits))
  if (fits === maxDepth && maxBytes >= 2 * (maxDepth + 1) && maxDepth < deepestWritten)
    cases.push(depth("limit", "one level more", maxDepth + 1))
  return cases
}

/** The quotes around a text. */
const quotes = 2

/** Readers of JSON that follow it by calling themselves end somewhere beyond this. */
const deepestWritten = 512

function nested(levels: number): FactValue {
  let value: FactValue = []
  for (let level = 1; level < levels; level++) value = [value]
  return value
}
