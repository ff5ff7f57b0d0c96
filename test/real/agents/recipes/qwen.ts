import { model } from "../recipe.ts"
import type { Recipe } from "../recipe.ts"

/** Qwen Code, which speaks ACP by itself, at the last version that says it runs on Node 20. */
export const qwen: Recipe = {
  name: "Qwen Code",
  packages: ["@qwen-code/qwen-code@0.15.10"],
  bin: "node_modules/.bin/qwen",
  args: ["--acp"],
  asksModel: true,
  pointedBy: "environment, `settings.json`",
  environment: ({ url, key }) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: model }),
  files: () => ({
    ".qwen/settings.json": JSON.stringify({
      security: { auth: { selectedType: "openai" } },
      privacy: { usageStatisticsEnabled: false },
      general: { enableAutoUpdate: false },
    }),
  }),
  // The request that it hangs up on may fail before it knows why.
  cancelAnswers: ["cancelled", "error -32603"],
  proxiesLoopback: true,
}
