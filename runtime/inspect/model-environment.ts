/** The variables by which agents usually find their model and its key, with placeholders. */
export const usualModelEnvironment: Readonly<Record<string, string>> = {
  OPENAI_BASE_URL: "{base_url}/v1",
  OPENAI_API_BASE: "{base_url}/v1",
  OPENAI_API_KEY: "{key}",
  OPENAI_MODEL: "{model}",
  ANTHROPIC_BASE_URL: "{base_url}",
  ANTHROPIC_API_KEY: "{key}",
  ANTHROPIC_MODEL: "{model}",
  GOOGLE_GEMINI_BASE_URL: "{base_url}",
  GEMINI_API_KEY: "{key}",
  GEMINI_MODEL: "{model}",
}

/** The variables that send what is for the network to a proxy, and what is for this machine past it. */
export function proxyEnvironment(url: string): Readonly<Record<string, string>> {
  const through = Object.fromEntries(["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].map((name) => [name, url]))
  const set = { ...through, NO_PROXY: "127.0.0.1,localhost,::1" }
  const small = Object.entries(set).map(([name, value]) => [name.toLowerCase(), value])
  return { ...set, ...Object.fromEntries(small) }
}
