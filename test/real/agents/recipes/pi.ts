import { model } from "../recipe.ts"
import type { Recipe } from "../recipe.ts"

/** pi by its ACP adapter, both at the last versions for Node 20: a newer adapter waits for ever for an older pi. */
export const pi: Recipe = {
  name: "pi-acp",
  packages: ["pi-acp@0.0.24", "@mariozechner/pi-coding-agent@0.73.1"],
  bin: "node_modules/.bin/pi-acp",
  args: [],
  asksModel: true,
  pointedBy: "`models.json`",
  environment: ({ installed }) => ({
    PI_OFFLINE: "1",
    PI_TELEMETRY: "0",
    PI_ACP_PI_COMMAND: `${installed}/node_modules/.bin/pi`,
  }),
  files: ({ url, key }) => ({
    ".pi/agent/models.json": JSON.stringify({
      providers: {
        local: {
          baseUrl: `${url}/v1`,
          api: "openai-completions",
          apiKey: key,
          models: [
            {
              id: model,
              name: model,
              reasoning: false,
              input: ["text"],
              contextWindow: 128_000,
              maxTokens: 8192,
              cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
            },
          ],
        },
      },
    }),
    ".pi/agent/settings.json": JSON.stringify({ defaultProvider: "local", defaultModel: model }),
  }),
}
