import type { Recipe } from "../recipe.ts"

/** Gemini CLI, which speaks ACP by itself, and no dialect that the gateway serves. */
export const gemini: Recipe = {
  name: "Gemini CLI",
  packages: ["@google/gemini-cli@0.61.0"],
  bin: "node_modules/.bin/gemini",
  args: ["--acp"],
  asksModel: true,
  pointedBy: "environment, `settings.json`",
  environment: ({ url, key }) => ({ GEMINI_API_KEY: key, GOOGLE_GEMINI_BASE_URL: url }),
  files: () => ({
    ".gemini/settings.json": JSON.stringify({
      security: { auth: { selectedType: "gemini-api-key" } },
      privacy: { usageStatisticsEnabled: false },
      general: { enableAutoUpdate: false },
    }),
  }),
}
