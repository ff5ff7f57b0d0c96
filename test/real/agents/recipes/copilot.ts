import { model } from "../recipe.ts"
import type { Recipe } from "../recipe.ts"

/** GitHub Copilot CLI with a model of one's own, and without GitHub. */
export const copilot: Recipe = {
  name: "Copilot CLI",
  packages: ["@github/copilot@1.0.102"],
  bin: "node_modules/.bin/copilot",
  args: ["--acp"],
  asksModel: true,
  pointedBy: "environment",
  environment: ({ home, url, key }) => ({
    COPILOT_HOME: `${home}/.copilot`,
    COPILOT_OFFLINE: "true",
    COPILOT_AUTO_UPDATE: "false",
    COPILOT_PROVIDER_TYPE: "openai",
    COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
    COPILOT_PROVIDER_API_KEY: key,
    COPILOT_MODEL: model,
  }),
  files: () => ({}),
}
