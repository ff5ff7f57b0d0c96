import { dereferenced, referenced } from "./reference.ts"

/** A member of an object, or an item of a list, counted from 0. */
export type Step = string | number

const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/
const stepForm = /^(?:\.?([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\])/

/** A place within a value as one line of text, as programs write it: `comments[0].content`, `["two words"]`; `$` for the whole. */
export function placeText(steps: readonly Step[]): string {
  if (steps.length === 0) return "$"
  return steps.map((step, at) => stepText(step, at === 0)).join("")
}

function stepText(step: Step, isFirst: boolean): string {
  if (typeof step === "number") return `[${step}]`
  if (plainName.test(step)) return isFirst ? step : `.${step}`
  return `[${referenced(JSON.stringify(step))}]`
}

/** Reads such a line; null where it is none. */
export function readPlace(text: string): readonly Step[] | null {
  const steps: Step[] = []
  let rest = text === "$" ? "" : text
  if (text === "") return null
  while (rest !== "") {
    const found = stepForm.exec(rest)
    if (found === null) return null
    const [whole, name, index, quoted] = found
    const step = name ?? (index === undefined ? nameIn(quoted ?? "") : Number(index))
    if (step === null) return null
    steps.push(step)
    rest = rest.slice(whole.length)
  }
  return steps
}

function nameIn(quoted: string): string | null {
  try {
    return JSON.parse(dereferenced(quoted)) as string
  } catch {
    return null
  }
}
