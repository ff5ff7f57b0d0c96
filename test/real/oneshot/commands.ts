import { readFileSync } from "node:fs"
import { decodeOneshotReleaseText } from "../../../output/documents/oneshot-release.ts"
import type { OneshotRelease } from "../../../output/documents/oneshot-release.ts"
import { claude } from "../agents/recipes/claude.ts"
import { codex } from "../agents/recipes/codex.ts"
import { gemini } from "../agents/recipes/gemini.ts"
import { opencode } from "../agents/recipes/opencode.ts"
import { pi } from "../agents/recipes/pi.ts"
import type { Recipe } from "../agents/recipe.ts"

/** A real command in print mode: its release under docs/examples/oneshot/, and the installation that it is part of. */
export interface RealCommand {
  readonly name: string
  readonly release: OneshotRelease
  readonly recipe: Recipe
  /** How it answers for typed output: as text, or by a tool of this name; null: its release has no flag for it. */
  readonly typedBy: "text" | RegExp | null
  /** It goes on asking a failing model for so long that nobody would wait for it. */
  readonly isPatient?: true
}

/** The release of a file, read by the decoder of releases. */
export function releaseAt(path: string): OneshotRelease {
  const read = decodeOneshotReleaseText(readFileSync(path, "utf8"))
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}`)
  return read.value
}

function command(name: string, recipe: Recipe, rest: Omit<RealCommand, "name" | "release" | "recipe">): RealCommand {
  return { name, release: releaseAt(`docs/examples/oneshot/${name}.json`), recipe, ...rest }
}

/** The adapters of the first two bring the commands with them. */
export const realCommands: readonly RealCommand[] = [
  command(
    "claude-code",
    {
      ...claude,
      bin: `node_modules/@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}/claude`,
      isBinary: true,
      // It does without permissions as root only where it is told that this is a sandbox.
      environment: (place) => ({ ...claude.environment(place), IS_SANDBOX: "1" }),
    },
    { typedBy: /structured/i },
  ),
  command("codex", { ...codex, bin: "node_modules/.bin/codex", args: [] }, { typedBy: "text" }),
  command("opencode", { ...opencode, args: [] }, { typedBy: null, isPatient: true }),
  command("gemini", { ...gemini, args: [] }, { typedBy: null, isPatient: true }),
  command("pi", { ...pi, bin: "node_modules/.bin/pi" }, { typedBy: null, isPatient: true }),
]
