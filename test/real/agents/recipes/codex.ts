import { model } from "../recipe.ts"
import type { Recipe } from "../recipe.ts"

/** Codex by its ACP adapter. */
export const codex: Recipe = {
  name: "codex-acp",
  packages: ["@agentclientprotocol/codex-acp@2.6.0"],
  bin: "node_modules/.bin/codex-acp",
  args: [],
  asksModel: true,
  pointedBy: "`config.toml`",
  environment: ({ home, key }) => ({ CODEX_HOME: `${home}/.codex`, MODEL_KEY: key }),
  files: ({ url }) => ({
    ".codex/config.toml": `model = "${model}"
model_provider = "local"
approval_policy = "on-request"
sandbox_mode = "workspace-write"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.local]
name = "local"
base_url = "${url}/v1"
env_key = "MODEL_KEY"
wire_api = "responses"
request_max_retries = 1
stream_max_retries = 1
`,
  }),
}
