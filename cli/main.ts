#!/usr/bin/env node
import { commands } from "./commands.ts"
import { start } from "./start.ts"
import { tool } from "../generators/tool.ts"

await start({ command: tool.command, version: tool.version }, commands)
