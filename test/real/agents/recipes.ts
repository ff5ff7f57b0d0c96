import type { Recipe } from "./recipe.ts"
import { claude } from "./recipes/claude.ts"
import { codex } from "./recipes/codex.ts"
import { copilot } from "./recipes/copilot.ts"
import { gemini } from "./recipes/gemini.ts"
import { opencode } from "./recipes/opencode.ts"
import { pi } from "./recipes/pi.ts"
import { qwen } from "./recipes/qwen.ts"
import { sdkExample } from "./recipes/sdk-example.ts"

/** The agents that the driver is tried on, in the order of the table. */
export const recipes: readonly Recipe[] = [sdkExample, claude, codex, opencode, pi, gemini, qwen, copilot]
