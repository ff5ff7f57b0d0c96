// Generated from the catalog. Do not edit: change the fact and generate again.
// How a value is compared with the example of a step: see `places` in exchange.schema.json.
const text = (value) => JSON.stringify(value)
const isObject = (value) => Object(value) === value
const below = (at, key) => `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`

/** A line as JSON; undefined where it is none. */
export function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** What stands at a JSON Pointer; undefined for nothing. */
export function valueAt(value, pointer) {
  const keys = pointer.split("/").slice(1)
  return keys.reduce((inner, key) => inner?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], value)
}

/** A message to the agent, with the agent's own values at the places that name them. */
export function filled(value, step, names, at = "") {
  const { as } = step.places?.[at] ?? {}
  if (as !== undefined) return names[as]
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => filled(item, step, names, `${at}/${index}`))
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, filled(of, step, names, below(at, key))]))
}

/** What is wrong with a value, each thing with its place. Names are given to values on the way, and held to. */
export function faults(example, value, step, names, at = "") {
  const { as, oneOf, contains, optional, free } = step.places?.[at] ?? {}
  if (at === "" && value.error && !example.error) return [`the answer is the error ${text(value.error)}`]
  if (value === undefined) return optional ? [] : [`${at} is absent`]
  if (oneOf && !oneOf.some((one) => text(one) === text(value)))
    return [`${at} is ${text(value)}, not of ${text(oneOf)}`]
  if (contains && !String(value).includes(contains)) return [`${at} is ${text(value)}, without ${text(contains)}`]
  if (as && text((names[as] ??= value)) !== text(value)) return [`${at} is ${text(value)}, not ${text(names[as])}`]
  if (as || oneOf || contains || free) return []
  if (example === undefined) return [`${at} is not expected`]
  const isList = Array.isArray(example)
  if (!isObject(example) || !isObject(value) || isList !== Array.isArray(value))
    return example === value ? [] : [`${at} is ${text(value)}, not ${text(example)}`]
  const isExact = isList || `${at}/`.startsWith(`${step.payload}/`)
  return Object.keys({ ...example, ...value }).flatMap((key) => {
    const isAsked = isExact || Object.hasOwn(example, key) || step.places?.[below(at, key)]
    return isAsked ? faults(example[key], value[key], step, names, below(at, key)) : []
  })
}

/** The first of some values without fault, which takes its names along; else what is wrong with the best of them. */
export function match(values, names, fault) {
  const tried = values.map((value) => ({ value, names: { ...names } }))
  for (const each of tried) each.faults = fault(each.value, each.names)
  tried.sort((left, right) => left.faults.length - right.faults.length)
  const best = tried[0] ?? { faults: ["the message is absent"] }
  return best.faults.length > 0 ? best : { ...best, names: Object.assign(names, best.names) }
}
