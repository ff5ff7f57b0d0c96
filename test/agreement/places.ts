/** What `JSON.parse` can give. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }

/** A place within a value. */
export type Path = readonly (string | number)[]

/** Every place of a value, itself first. */
export function* pathsOf(value: Json, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== "object" || value === null) return
  for (const [name, inner] of Object.entries(value))
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** What stands there. */
export function at(value: Json, path: Path): Json {
  let inner: Json = value
  for (const segment of path) inner = (inner as { readonly [member: string]: Json })[segment] as Json
  return inner
}

/** The value with something else there. */
export function replaced(value: Json, path: Path, by: Json): Json {
  const [segment, ...rest] = path
  if (segment === undefined) return by
  if (isArray(value)) return value.with(Number(segment), replaced(value[Number(segment)] as Json, rest, by))
  return own(
    Object.entries(value as object).map(([name, inner]) => [
      name,
      name === segment ? replaced(inner as Json, rest, by) : (inner as Json),
    ]),
  )
}

/** An object with exactly these members of its own, `__proto__` among them, as `JSON.parse` makes it. */
export function own(entries: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(entries)
}

/** Whether it is a list. */
export function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
