/** What a process is told about where it is. */
export interface Place {
  /** Scheme and authority of the model server, without a path. */
  readonly base_url: string
  readonly key: string
  readonly model: string
  readonly home: string
}

/** A text with what its placeholders stand for; braces around anything else are left alone, since TOML and JSON have many. */
export function filled(text: string, place: Place): string {
  return text.replaceAll(/\{(base_url|key|model|home)\}/g, (_, name: keyof Place) => place[name])
}

/** JSON with every text in it filled; names of members are left alone. */
export function filledJson(value: unknown, place: Place): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_, each: unknown) =>
    typeof each === "string" ? filled(each, place) : each,
  ) as unknown
}
