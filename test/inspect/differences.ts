/** Where two values of JSON differ, by path, with what stands there in the second; a member that is gone is undefined. */
export function differences(one: unknown, other: unknown, path = ""): { readonly [path: string]: unknown } {
  if (isMap(one) && isMap(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    const below = names.map((name) => differences(one[name], other[name], path === "" ? name : `${path}.${name}`))
    return Object.assign({}, ...below) as { readonly [path: string]: unknown }
  }
  return JSON.stringify(one) === JSON.stringify(other) ? {} : { [path]: other }
}

function isMap(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
