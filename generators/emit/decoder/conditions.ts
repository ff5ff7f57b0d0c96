import type { IntegerType, LiteralType, NumberType, TextType } from "../../../model/wire-type.ts"
import type { Doc } from "../../text/layout.ts"
import { numberLiteral, regexLiteral, scalarLiteral } from "../../text/typescript.ts"

/** What refuses a scalar: conditions joined by one operator, any or all of which hold for a value that is not taken. */
export interface Condition {
  readonly operands: readonly string[]
  readonly operator: "||" | "&&"
}

/** Constants of the module and imports from the kernel, asked for where they are used. */
export interface Uses {
  readonly kernel: (name: string) => string
  readonly constant: (wanted: string, value: Doc) => string
}

const longest = 40

/** When a value is none of the literals. */
export function literalRefuses(type: LiteralType, value: string, uses: Uses): Condition {
  const { values } = type
  if (values.length === 0) return { operands: [always(value, uses)], operator: "&&" }
  if (values.length === 2 && values.every((one) => typeof one === "boolean"))
    return { operands: [`typeof ${value} !== "boolean"`], operator: "&&" }
  return { operands: values.map((one) => `${value} !== ${shortLiteral(one, uses)}`), operator: "&&" }
}

/** A literal, by the name of a constant where it is long. */
export function shortLiteral(value: string | number | boolean, uses: Uses): string {
  const text = scalarLiteral(value)
  return text.length > longest ? uses.constant("LITERAL", text) : text
}

/** When a value is no text of the type. */
export function textRefuses(type: TextType, value: string, uses: Uses): Condition {
  return { operands: [`typeof ${value} !== "string"`, ...sizeRefuses(type, value, uses)], operator: "||" }
}

/** When a string is no text of the type; empty where every string is. */
export function sizeRefuses(type: TextType, value: string, uses: Uses): readonly string[] {
  const operands: string[] = []
  const { min, max, pattern } = type
  if (max !== null) operands.push(`!${uses.kernel("within")}(${value}, ${numberLiteral(min)}, ${numberLiteral(max)})`)
  else if (min === 1) operands.push(`${value} === ""`)
  else if (min > 1) operands.push(`${uses.kernel("codePoints")}(${value}) < ${numberLiteral(min)}`)
  if (pattern !== null) operands.push(`!${uses.constant("PATTERN", regexLiteral(pattern))}.test(${value})`)
  return operands
}

/** When a value is no number of the type. */
export function numberRefuses(type: IntegerType | NumberType, value: string): Condition {
  const operands = [
    `typeof ${value} !== "number"`,
    `!Number.${type.kind === "integer" ? "isInteger" : "isFinite"}(${value})`,
  ]
  if (type.min !== null) operands.push(`${value} < ${numberLiteral(type.min)}`)
  if (type.max !== null) operands.push(`${value} > ${numberLiteral(type.max)}`)
  return { operands, operator: "||" }
}

/** When a list is shorter or longer than the type allows; empty where no length is refused. */
export function lengthRefuses(min: number, max: number | null, length: string): readonly string[] {
  const operands = min > 0 ? [`${length} < ${numberLiteral(min)}`] : []
  return max === null ? operands : [...operands, `${length} > ${numberLiteral(max)}`]
}

/** Code that is true of every value, which the compiler does not see: what follows stays reachable to it. */
export function always(value: string, uses: Uses): string {
  return `${uses.kernel("kindOf")}(${value}) !== ""`
}
