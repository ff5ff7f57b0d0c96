#!/usr/bin/env node
import { oneCommands } from "./commands/one.ts"
import { start } from "./start.ts"
import { tool } from "../generators/tool.ts"

const about =
  "Tries an agent on the turns of a One Horizon worker, on this machine and without a key of the platform's."

await start({ command: "one", version: tool.version, about }, oneCommands)
