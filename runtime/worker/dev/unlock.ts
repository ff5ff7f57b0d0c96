import { taskModes } from "../../../output/facts/task-modes.ts"
import type { TaskMode } from "../prompt/prompt.ts"

/** Whether work in a mode is routed to an agent, after a turn in it. */
export type Unlock =
  /** Work in this mode is routed to every agent. */
  | "needs_none"
  /** The agent declares the mode, and the turn passed. */
  | "unlocked"
  /** The turn passed, but the manifest does not declare the mode, or there is no manifest. */
  | "undeclared"
  | "failed"

/** Which modes there are, in the catalog's order. */
export const modeNames: readonly string[] = taskModes.map(({ literal }) => literal)

/** Reads the name of a mode; null where there is none of that name. */
export function readMode(name: string): TaskMode | null {
  return modeNames.includes(name) ? (name as TaskMode) : null
}

/** What a turn in a mode does to the routing of its work. Nothing is remembered: each turn speaks for itself. */
export function unlockOf(mode: TaskMode, hasPassed: boolean, declared: readonly TaskMode[]): Unlock {
  const routing = taskModes.find(({ literal }) => literal === mode)?.routing ?? "after_conformance"
  if (routing === "always") return "needs_none"
  if (!hasPassed) return "failed"
  return declared.includes(mode) ? "unlocked" : "undeclared"
}
