import type { Recipe } from "../recipe.ts"

/** Claude Code by its ACP adapter, at the last version that says it runs on Node 20. */
export const claude: Recipe = {
  name: "claude-agent-acp",
  packages: ["@agentclientprotocol/claude-agent-acp@0.49.0"],
  bin: "node_modules/.bin/claude-agent-acp",
  args: [],
  asksModel: true,
  pointedBy: "environment",
  environment: ({ home, url, key }) => ({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_AUTH_TOKEN: key,
    CLAUDE_CONFIG_DIR: `${home}/.claude`,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    CLAUDE_CODE_MAX_RETRIES: "1",
    DISABLE_AUTOUPDATER: "1",
  }),
  files: () => ({}),
}
