import { model } from "../recipe.ts"
import type { Recipe } from "../recipe.ts"

/** OpenCode, which speaks ACP by itself. Its package finds its binary by an install script; here it is named. */
export const opencode: Recipe = {
  name: "OpenCode",
  packages: ["opencode-ai@1.18.33"],
  bin: `node_modules/opencode-${process.platform}-${process.arch}/bin/opencode`,
  isBinary: true,
  args: ["acp"],
  asksModel: true,
  pointedBy: "`opencode.json`",
  environment: () => ({
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1",
    OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
  }),
  files: ({ url, key }) => ({
    ".config/opencode/opencode.json": JSON.stringify({
      model: `local/${model}`,
      small_model: `local/${model}`,
      autoupdate: false,
      share: "disabled",
      enabled_providers: ["local"],
      provider: {
        local: {
          npm: "@ai-sdk/openai-compatible",
          options: { baseURL: `${url}/v1`, apiKey: key },
          models: { [model]: { tool_call: true, limit: { context: 128_000, output: 8192 } } },
        },
      },
    }),
  }),
}
