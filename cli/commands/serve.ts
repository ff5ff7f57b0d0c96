import type { Command } from "../command.ts"

/** Serving an installation: what the other commands of a platform speak with. */
export const serveCommand: Command = {
  name: "serve",
  group: "Serve",
  says: "serve the API, the model gateway and a runner over one store: alone on a laptop, or as one of many",
  positional: "",
  first: null,
  options: [
    { name: "config", value: "FILE", oneOf: null, says: "where to listen, and what else differs from a laptop's" },
    {
      name: "store",
      value: "URL",
      oneOf: null,
      says: "postgres://… or file:PATH; a file in the data folder unless said",
    },
    {
      name: "data",
      value: "FOLDER",
      oneOf: null,
      says: "where the keys and the store of this process are; .checkfu/serve in the home unless said",
    },
    { name: "only", value: "PARTS", oneOf: null, says: "api, gateway and runner with commas between; all unless said" },
    {
      name: "replay",
      value: "FILE",
      oneOf: null,
      says: "answer for the provider checkfu-replay by a recording (.jsonl) or a script (.json), without a key",
    },
    { name: "json", value: null, oneOf: null, says: "print where it serves as JSON" },
  ],
  examples: [
    { line: "serve", says: "everything on this machine, until SIGTERM; the first key is in the file that it names" },
    { line: "serve --replay calls.jsonl", says: "to try it without a provider" },
    {
      line: 'serve --store "$STORE" --only api,gateway --config serve.json',
      says: "one of several behind an edge",
    },
    { line: "serve --only runner --config runner.json", says: "on a machine that runs harnesses and has no store" },
  ],
  exits: {
    clean: "it was told to end, and everything that ran came to its end or was given back",
    found: "the configuration, an address, a key or the store cannot be used",
  },
  run: async (terminal, given) => (await import("../serve/action.ts")).serve(terminal, given),
}
