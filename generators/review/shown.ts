import type { Change } from "../../model/change.ts"
import { isRef, keyOf } from "../../model/fact.ts"
import type { FactValue } from "../../model/fact.ts"
import { visible } from "../report/visible.ts"

/** What a change did, as the subject of a sentence: `Changing harness/codex#/mode from packaged to custom`. */
export function shownChange({ at, before, after }: Change): string {
  if (before === undefined) return `Adding ${at}`
  if (after === undefined) return `Removing ${at}`
  return `Changing ${at} from ${shownValue(before)} to ${shownValue(after)}`
}

/** A value in few characters: a fact's name, a text as it is, lists of those with commas, else JSON. Cut where it is longer than `most`. */
export function shownValue(value: FactValue, most = 60): string {
  const isPlain = (each: FactValue): boolean => each === null || typeof each !== "object" || isRef(each)
  const text = isPlain(value)
    ? keyOf(value)
    : Array.isArray(value) && value.every(isPlain)
      ? value.length === 0
        ? "nothing"
        : value.map(keyOf).join(", ")
      : jsonShown(value)
  return cut(visible(text), most)
}

/** A value as JSON in which long texts are cut and counted: `"aaaa… (65537)"`. */
export function jsonShown(value: FactValue, most = 24): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "string") return each
    const characters = Array.from(each)
    return characters.length <= most ? each : `${characters.slice(0, 8).join("")}… (${characters.length} characters)`
  })
}

/** A text of at most so many characters; what is cut ends in `…`. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : text
}
