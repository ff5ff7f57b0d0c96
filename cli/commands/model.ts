import { modelOptions } from "../model/options.ts"
import type { Command } from "../command.ts"

/** Keeping what models a workspace has, and how they are routed. */
export const modelCommand: Command = {
  name: "model",
  group: "Platform",
  says: "keep the credentials of model providers, and say which of their models answer",
  positional: "credential add|list|rotate|revoke|show [KEY] | profile create|publish|list|show [KEY] | list",
  first: ["credential", "profile", "list"],
  options: modelOptions,
  examples: [
    {
      line: "model credential add mine --provider anthropic --secret-env API_KEY",
      says: "with a secret that never stands on a command line",
    },
    {
      line: "model profile create best --candidate provider=x,model=y,credential=z",
      says: "a routing profile with its first revision",
    },
    { line: "model profile publish best --file revision.json", says: "the next revision, from a file" },
    {
      line: "model credential rotate mine --secret-file key",
      says: "another secret, by a new generation",
    },
    { line: "model list", says: "the reviewed models that a candidate may name" },
  ],
  exits: { clean: "the platform did it, or answered", found: "the platform refuses, and says why" },
  run: async (terminal, given) => (await import("../model/action.ts")).model(terminal, given),
}
