const objectNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** Why a text can not be the id of a fact, as a clause; null where it can. */
export function idProblem(id: string): string | null {
  const [kind = "", ...names] = id.split("/")
  if (!/^[a-z][a-z0-9-]*$/.test(kind)) return "its kind is no lower-case word"
  if (names.length === 0) return "it has no name"
  for (const name of names) {
    if (name === "") return "a part of its name is empty"
    if (!/^[a-zA-Z0-9._-]+$/.test(name))
      return `${JSON.stringify(name)} holds characters that paths and identifiers do not`
    if (/^\.+$/.test(name)) return `${name} is a folder`
    if (objectNames.has(name)) return `${name} is a member of every object`
  }
  return null
}
