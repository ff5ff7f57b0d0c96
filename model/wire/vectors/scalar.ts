import type { FactValue } from "../../fact.ts"
import type { IntegerType, LiteralType, NumberType } from "../../wire-type.ts"
import { onceFor, valueCase } from "./case.ts"
import type { Case, CaseForm } from "./case.ts"

/** Each value, near misses of the first one, and what languages without types take for it. */
export function literalCases({ values }: LiteralType): readonly Case[] {
  const [keyword, demands] = values.length === 1 ? ["const", JSON.stringify(values[0])] : ["enum", ""]
  const accepted = values.map((value) => valueCase(keyword, demands, "accept", JSON.stringify(value), value))
  const [one] = values
  const near: readonly (readonly [string, FactValue])[] =
    typeof one === "string"
      ? [
          ["in the other case", one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase()],
          ["a space after it", `${one} `],
        ]
      : typeof one === "number"
        ? [
            ["the next number", one + 1],
            ["as text", String(one)],
            ["true", true],
          ]
        : [
            ["the other truth", one !== true],
            ["as text", String(one)],
            ["as a number", Number(one)],
          ]
  const refused = [["null", null] as const, ...near]
    .filter(([, value]) => !values.some((each) => each === value))
    .map(([says, value]) => valueCase(keyword, demands, "invalid", says, value))
  const [first, second, ...more] = refused
  const always = [first, second].filter((each) => each !== undefined)
  return [...accepted, ...always, ...more.map((each) => onceFor(`literal ${typeof values[0]}`, each))]
}

/** Both bounds and the integers beside them, a fraction, and the ways in which zero and whole numbers are written. */
export function integerCases({ min, max }: IntegerType, smallest: number): readonly Case[] {
  const beside = smallest < max ? smallest + 0.5 : smallest - 0.5
  const half = Number.isInteger(beside) ? 0.5 : beside
  const cases: Case[] = [
    valueCase("minimum", min, "accept", "at the bound", min),
    valueCase("minimum", min, "invalid", "one less", min - 1),
    valueCase("maximum", max, "accept", "at the bound", max),
    valueCase("maximum", max, "invalid", "one more", max + 1),
    valueCase("type", "integer", "invalid", "a fraction", half),
    onceFor("integer", valueCase("type", "integer", "invalid", "true", true)),
    onceFor("integer", valueCase("type", "integer", "invalid", "as text", String(smallest))),
    writtenCase("integer", "with a fraction of nothing", smallest, `${smallest}.0`),
  ]
  if (max < Number.MAX_SAFE_INTEGER)
    cases.push(onceFor("integer", valueCase("maximum", max, "invalid", "no safe integer", 2 ** 53)))
  if (min <= 0 && max >= 0) cases.push(writtenCase("integer", "minus zero", 0, "-0"))
  return cases
}

/** Both bounds and numbers right beside them, a fraction, and the ways in which zero is written. */
export function numberCases({ min, max }: NumberType, smallest: number): readonly Case[] {
  const cases: Case[] = [
    valueCase("type", "number", "accept", "near zero", smallest),
    onceFor("number", valueCase("type", "number", "invalid", "true", true)),
    onceFor("number", valueCase("type", "number", "invalid", "as text", String(smallest))),
  ]
  if (min !== null) cases.push(valueCase("minimum", min, "accept", "at the bound", min))
  if (min !== null && Number.isFinite(min - step(min)))
    cases.push(valueCase("minimum", min, "invalid", "a little less", min - step(min)))
  if (max !== null) cases.push(valueCase("maximum", max, "accept", "at the bound", max))
  if (max !== null && Number.isFinite(max + step(max)))
    cases.push(valueCase("maximum", max, "invalid", "a little more", max + step(max)))
  const fraction = [0.5, (min ?? 0) + 0.5, (max ?? 0) - 0.5, ((min ?? 0) + (max ?? 0)) / 2].find(
    (each) => !Number.isInteger(each) && each >= (min ?? -Infinity) && each <= (max ?? Infinity),
  )
  if (fraction !== undefined) cases.push(valueCase("type", "number", "accept", "a fraction", fraction))
  if ((min ?? -1) <= 0 && (max ?? 1) >= 0) cases.push(writtenCase("number", "minus zero", 0, "-0"))
  return cases
}

/** At most two doubles away from the next one, and never none. */
function step(bound: number): number {
  return Math.max(Number.MIN_VALUE, Math.abs(bound) * Number.EPSILON)
}

function writtenCase(type: string, says: string, value: number, json: string): Case {
  const form: CaseForm = { kind: "written", value, json }
  return onceFor(type, { ...valueCase("type", type, "accept", says, value), form })
}
