/** What a connection file says: where the platform is, and which profiles are taken unless flags name others. */
export interface Connection {
  readonly apiUrl: string | null
  readonly sandbox: string | null
  readonly model: string | null
}

/** Reads the text of a connection file; a string says what is wrong with it. Members that are not known are left to others. */
export function readConnection(text: string): Connection | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'it is no JSON; write {"api_url": …, "defaults": {"sandbox": …, "model": …}}'
  }
  if (!isObject(value)) return "it is no JSON object"
  const { api_url: apiUrl, defaults = {} } = value
  if (!isObject(defaults)) return "its defaults are no object"
  const { sandbox, model } = defaults
  for (const [name, each] of Object.entries({ api_url: apiUrl, "defaults.sandbox": sandbox, "defaults.model": model }))
    if (each !== undefined && (typeof each !== "string" || each === "")) return `its ${name} is no text`
  const textOf = (each: unknown): string | null => (typeof each === "string" ? each : null)
  return { apiUrl: textOf(apiUrl), sandbox: textOf(sandbox), model: textOf(model) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
