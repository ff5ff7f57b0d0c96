import { acpx } from "../../output/contracts/acpx/index.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { claude } from "../../output/contracts/claude/index.ts"
import { claudeCode } from "../../output/contracts/claude-code/index.ts"
import { codex } from "../../output/contracts/codex/index.ts"
import { cursor } from "../../output/contracts/cursor/index.ts"
import { displayTerminals } from "../../output/contracts/display-terminals/index.ts"
import { goose } from "../../output/contracts/goose/index.ts"
import { hermes } from "../../output/contracts/hermes/index.ts"
import { jetbrains } from "../../output/contracts/jetbrains/index.ts"
import { kimiCode } from "../../output/contracts/kimi-code/index.ts"
import { kiro } from "../../output/contracts/kiro/index.ts"
import { onehorizon } from "../../output/contracts/onehorizon/index.ts"
import { opencode } from "../../output/contracts/opencode/index.ts"
import { sharedConventions } from "../../output/contracts/shared-conventions/index.ts"
import { tidewave } from "../../output/contracts/tidewave/index.ts"
import { xai } from "../../output/contracts/xai/index.ts"
import { zed } from "../../output/contracts/zed/index.ts"
import type { Contract } from "../../output/contract.ts"

/** Every contract of the catalog: what the platform promises, and what was observed of others. A test holds it complete. */
export const knownContracts: readonly Contract<string>[] = [
  checkfu,
  onehorizon,
  acpx,
  claude,
  claudeCode,
  codex,
  cursor,
  displayTerminals,
  goose,
  hermes,
  jetbrains,
  kimiCode,
  kiro,
  opencode,
  sharedConventions,
  tidewave,
  xai,
  zed,
]
