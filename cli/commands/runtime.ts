import { modeNames } from "../../runtime/worker/dev/unlock.ts"
import type { Command } from "../command.ts"

/** Trying an agent as a worker of the adopted contract runs it. */
export const runtimeCommand: Command = {
  name: "runtime",
  group: "Harness",
  says: "try an agent on made-up turns of a One Horizon worker, and print every rule of the contract as it is decided",
  positional: "dev [-- CMD ARG...]",
  first: ["dev"],
  options: [
    {
      name: "mode",
      value: "MODE",
      oneOf: modeNames,
      says: "the mode of the turn; without it, every mode that the manifest declares, one turn each",
    },
    {
      name: "manifest",
      value: "FILE",
      oneOf: null,
      says: "the agent's command and the modes that it declares; runtime.json unless said. What follows -- takes the place of its command",
    },
    {
      name: "watch",
      value: null,
      oneOf: null,
      says: "go on, and try again at each change beside the agent's files and the manifest",
    },
    {
      name: "permission",
      value: "MODE",
      oneOf: ["deny", "allow_once", "allow_always"],
      says: "how its requests for permission are answered: allow_once (unless said), deny or allow_always",
    },
    { name: "timeout", value: "S", oneOf: null, says: "cancel a turn after so many seconds; 1800 unless said" },
    { name: "stall", value: "S", oneOf: null, says: "cancel it after so many seconds of silence; 300 unless said" },
    {
      name: "env",
      value: "NAMES",
      oneOf: null,
      says: "with commas between them: NAME is inherited besides the harmless variables, NAME=VALUE is set",
    },
    {
      name: "local-model",
      value: null,
      oneOf: null,
      says: "serve the agent a model on this machine that does the made-up task, so that no key is needed",
    },
    {
      name: "model-script",
      value: "FILE",
      oneOf: null,
      says: "serve the agent a model that answers by a script (.json) or a recording (.jsonl), anew in each turn",
    },
    {
      name: "gateway",
      value: "FILE",
      oneOf: null,
      says: "send its model calls through a gateway of that configuration, under the first lease that it grants",
    },
    {
      name: "record",
      value: "FILE",
      oneOf: null,
      says: "with gateway and mode, write down every model call for a replay",
    },
    { name: "replay", value: "FILE", oneOf: null, says: "answer its model calls as they were recorded, without a key" },
    {
      name: "trace",
      value: "FOLDER",
      oneOf: null,
      says: "write the transcript of each turn, whose lines the rules name",
    },
    { name: "json", value: null, oneOf: null, says: "print nothing but one JSON object at the end" },
  ],
  examples: [
    { line: "runtime dev --mode code", says: "the agent of runtime.json, on one task" },
    { line: "runtime dev --watch", says: "in every mode that it declares, again at each change" },
    { line: "runtime dev --mode plan --local-model -- opencode acp", says: "any agent, without a key" },
    { line: "runtime dev --json --trace turns", says: "in continuous integration" },
  ],
  exits: {
    clean: "each turn succeeded, and no rule that weighs was broken",
    found: "a turn did not succeed, its required call is missing, or a rule that weighs was broken",
  },
  run: async (terminal, given) => (await import("../runtime/action.ts")).runtime(terminal, given),
}
