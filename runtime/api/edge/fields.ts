/** The headers that decide how a request is read, who asks, and for what. None may stand twice. */
const deciding = [
  "authorization",
  "checkfu-version",
  "checkfu-workspace",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "idempotency-key",
  "transfer-encoding",
] as const

/** The name of a header that this server reads, in lower case. */
export type FieldName = (typeof deciding)[number]

/** The headers of a request that decide something, each at most once. */
export type Fields = { readonly [name in FieldName]?: string }

/** Reads the deciding headers out of names and values in turn; the name of one that stands twice. */
export function readFields(raw: readonly string[]): Fields | FieldName {
  const fields: { [name in FieldName]?: string } = {}
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const written = raw[at]?.toLowerCase()
    const name = deciding.find((each) => each === written)
    if (name === undefined) continue
    if (fields[name] !== undefined) return name
    fields[name] = raw[at + 1] ?? ""
  }
  return fields
}
