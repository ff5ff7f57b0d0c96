/**
 * The variables by which the client libraries of the wires that are spoken here are pointed at a model server, each with the
 * key of one run. An agent that is told of its model by a file of its own needs that file.
 */
export function pointingAt(url: string, key: string): Readonly<Record<string, string>> {
  return {
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: key,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: key,
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_API_KEY: key,
  }
}
