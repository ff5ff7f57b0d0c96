/** An object's own member; undefined for anything else. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as { readonly [member: string]: unknown })[name]
}
