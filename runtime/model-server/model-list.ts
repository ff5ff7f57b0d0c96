import type { Json } from "./request.ts"

/** A list of models that both OpenAI's and Anthropic's clients read: it has the members of both. */
export function modelList(names: readonly string[], limit: number): Json {
  const listed = names.slice(0, limit)
  return {
    object: "list",
    data: listed.map((id) => ({
      id,
      object: "model",
      created: 0,
      owned_by: "local",
      type: "model",
      display_name: id,
      created_at: "1970-01-01T00:00:00Z",
    })),
    has_more: listed.length < names.length,
    first_id: listed[0] ?? null,
    last_id: listed.at(-1) ?? null,
  }
}
