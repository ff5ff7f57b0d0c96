import type { AssertedFormats } from "./format/asserted.ts"

/** What the engine's thread is started with: where its modules lie. */
export interface EngineModules {
  readonly ajv: string
}

/** One question. Both are JSON text that the profile has read. */
export interface EngineQuestion {
  readonly schema: string
  readonly value: string
}

/** What the thread is sent: the question, and which strings of the value are of the formats that the schema speaks of. */
export interface ThreadQuestion extends EngineQuestion {
  readonly formats: AssertedFormats
}

/** What the engine says of a value. `failed` is a fault of the engine or of whoever asked it past the profile. */
export type EngineAnswer =
  | { readonly kind: "valid" }
  | {
      readonly kind: "invalid"
      /** JSON Pointer into the value. */
      readonly pointer: string
      readonly keyword: string
      /** What the keyword says there, where it is `format`. */
      readonly format?: string
      readonly message: string
    }
  | { readonly kind: "failed"; readonly message: string }

/** How many compiled schemas a thread keeps; the one unused for longest goes first. */
const kept = 64

/**
 * The program of the engine's thread. A text, so that it needs no file of its own, wherever a bundler puts the modules of
 * this package. Answers with an empty message once it is ready, and then with one message to each question.
 *
 * References are not inlined: each definition is compiled once, however often it is referred to.
 *
 * The cache is keyed by the schema's SHA-256. `$id` and `$schema` are cut, so that no schema can pose as another. Formats
 * are judged by who asks: the thread only looks up what was found of each string. `const` and `enum` compare by an
 * equality of our own: the engine's calls members of the value that are named `toString`, `valueOf` or `constructor`.
 * `multipleOf` is our own: the engine's knows no multiple from 1e21 on, takes 1e17 for one of 3, and 0.3 for none of 0.1.
 * `contains` is judged before `prefixItems`: the engine skips whatever follows that keyword where an array is empty.
 */
export const engineProgram: string = `"use strict"
const { createHash } = require("node:crypto")
const { parentPort, workerData } = require("node:worker_threads")
const { Ajv2020 } = require(workerData.ajv)

const options = {
  strict: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
  allErrors: false,
  unicodeRegExp: true,
  $data: false,
  useDefaults: false,
  coerceTypes: false,
  removeAdditional: false,
  logger: false,
  inlineRefs: false,
}
function equal(left, right) {
  if (left === right) return true
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every((name) => Object.hasOwn(right, name) && equal(left[name], right[name]))
}

// A decimal is compared as the quotient of two integers, which a double states as near as a reader of it does.
function isMultipleOf(divisor) {
  const [digits, exponent] = divisor.toExponential().split("e")
  const places = (digits.split(".")[1] ?? "").length - Number(exponent)
  const scale = 10 ** places
  const integer = Math.round(divisor * scale)
  const isDecimal = places > 0 && places <= 22 && integer / scale === divisor
  return (value) => {
    if (Number.isInteger(value) && Number.isInteger(divisor)) return value % divisor === 0
    const quotient = value / divisor
    if (Number.isInteger(quotient)) return true
    const multiple = Math.round(quotient) * integer
    if (isDecimal && Number.isSafeInteger(multiple)) return multiple / scale === value
    return value % divisor === 0
  }
}

const own = [
  {
    keyword: "const",
    compile: (expected) => (value) => equal(expected, value),
    error: { message: "must be equal to constant" },
  },
  {
    keyword: "enum",
    compile: (allowed) => (value) => allowed.some((each) => equal(each, value)),
    error: { message: "must be equal to one of the allowed values" },
  },
  {
    keyword: "multipleOf",
    type: "number",
    compile: isMultipleOf,
    error: { message: ({ schema }) => "must be multiple of " + schema },
  },
]

let asserted = new Map()
function take(formats) {
  asserted = new Map(Object.entries(formats).map(([name, texts]) => [name, new Set(texts)]))
}

function compile(text) {
  const schema = JSON.parse(text)
  if (typeof schema === "object") {
    delete schema.$id
    delete schema.$schema
  }
  const ajv = new Ajv2020(options)
  for (const name of asserted.keys()) ajv.addFormat(name, (text) => asserted.get(name).has(text))
  for (const keyword of own) ajv.removeKeyword(keyword.keyword).addKeyword(keyword)
  const contains = ajv.getKeyword("contains")
  ajv.removeKeyword("contains").addKeyword({ ...contains, before: "prefixItems" })
  return ajv.compile(schema)
}

const compiled = new Map()
function validatorOf(text) {
  const key = createHash("sha256").update(text).digest("base64")
  const validate = compiled.get(key) ?? compile(text)
  compiled.delete(key)
  compiled.set(key, validate)
  if (compiled.size > ${kept}) compiled.delete(compiled.keys().next().value)
  return validate
}

function answer({ schema, value, formats }) {
  try {
    take(formats)
    const validate = validatorOf(schema)
    if (validate(JSON.parse(value))) return { kind: "valid" }
    const { instancePath, keyword, params, message } = validate.errors[0]
    const invalid = { kind: "invalid", pointer: instancePath, keyword, message }
    return keyword === "format" ? { ...invalid, format: params.format } : invalid
  } catch (thrown) {
    return { kind: "failed", message: String(thrown) }
  }
}

parentPort.on("message", (question) => parentPort.postMessage(answer(question)))
parentPort.postMessage(null)
`
