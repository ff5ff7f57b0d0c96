import type { Command } from "../command.ts"
import { addOptions } from "../harness/add/options.ts"
import { connectOptions } from "../harness/connect/options.ts"
import { imageOptions } from "../harness/image/options.ts"
import { ociOptions } from "../harness/oci/options.ts"
import { verifyOptions } from "../harness/verify/options.ts"
import { platformOptions } from "../platform/options.ts"
import { profileOptions } from "../run/profile/options.ts"
import { modelCommand } from "./model.ts"
import { runtimeCommand } from "./runtime.ts"

/** The commands that run and judge agents, and what stands between them and their models. */
export const agentCommands: readonly Command[] = [
  {
    name: "run",
    group: "Harness",
    says: "give an agent one prompt, show what it does, and say what became of it",
    positional: "[HARNESS PROMPT] [-- CMD ARG...]",
    first: null,
    options: [
      { name: "prompt", value: "TEXT", oneOf: null, says: "what the agent is asked; then the rest is its command" },
      { name: "cwd", value: "FOLDER", oneOf: null, says: "where it works, this folder unless said" },
      {
        name: "permission",
        value: "MODE",
        oneOf: ["deny", "allow_once", "allow_always"],
        says: "how its requests for permission are answered: deny (unless said), allow_once or allow_always",
      },
      {
        name: "steer",
        value: "TEXT",
        oneOf: null,
        says: "sent into the turn once the agent speaks; the next prompt where it does not take that",
      },
      { name: "timeout", value: "S", oneOf: null, says: "cancel the turn after so many seconds; 1800 unless said" },
      { name: "stall", value: "S", oneOf: null, says: "cancel it after so many seconds of silence; 300 unless said" },
      { name: "login", value: "ID", oneOf: null, says: "the way to log in, where the agent wants that and offers it" },
      {
        name: "env",
        value: "NAMES",
        oneOf: null,
        says: "with commas between them: NAME is inherited besides the harmless variables, NAME=VALUE is set",
      },
      {
        name: "model-script",
        value: "FILE",
        oneOf: null,
        says: "serve the agent a model that answers by a script (.json) or a recording (.jsonl), and take its calls as evidence",
      },
      { name: "trace", value: "FILE", oneOf: null, says: "record every message in a file, one JSON object a line" },
      {
        name: "gateway",
        value: "FILE",
        oneOf: null,
        says: "send its model calls through a gateway of that configuration, under the first lease that it grants",
      },
      { name: "record", value: "FILE", oneOf: null, says: "with gateway, write down every model call for a replay" },
      {
        name: "replay",
        value: "FILE",
        oneOf: null,
        says: "answer its model calls as they were recorded, without a key",
      },
      { name: "require-evidence", value: null, oneOf: null, says: "an outcome that nobody can verify is not enough" },
      { name: "json", value: null, oneOf: null, says: "print nothing but one JSON object at the end" },
      ...profileOptions,
      ...platformOptions,
    ],
    examples: [
      { line: 'run --prompt "Say hello." -- codex-acp', says: "any agent that speaks the protocol" },
      { line: 'run codex "Say hello."', says: "the same, by the name and the command that the catalog has for it" },
      { line: 'run --replay calls.jsonl --prompt "Say hello." -- codex-acp', says: "without a provider" },
      { line: 'run --permission allow_once --json --prompt "Fix it." -- opencode acp', says: "in a script" },
      {
        line: "run --model-script a.json --require-evidence --prompt Hello -- ./agent",
        says: "with a model that needs no key, and whose answers are the evidence",
      },
      {
        line: 'run --profile mine --model-profile primary "Say hello."',
        says: "by a verified profile, on the platform",
      },
    ],
    exits: {
      clean: "it succeeded, or nobody can tell whether a model answered and no evidence is required",
      found: "any other outcome, which is named, a trace that is not whole, or a tuple without evidence",
    },
    run: async (terminal, given) => (await import("../run/action.ts")).runAgent(terminal, given),
  },
  {
    name: "inspect",
    group: "Harness",
    says: "say what an agent really does, against a model server of its own: no key, no network, and a home that is thrown away",
    positional: "-- CMD [ARG...]",
    first: null,
    options: [
      {
        name: "model-env",
        value: "HOW",
        oneOf: ["auto", "none"],
        says: "auto, unless said, sets the variables by which agents usually find their model; none sets none",
      },
      {
        name: "env",
        value: "K=V",
        oneOf: null,
        isList: true,
        says: "a variable for the agent, or the NAME of one that it inherits; {base_url}, {key}, {model} and {home} are filled in",
      },
      {
        name: "file",
        value: "PATH=FILE",
        oneOf: null,
        isList: true,
        says: "a file that is put into its home, under that path; as often as needed",
      },
      { name: "login", value: "ID", oneOf: null, says: "the way to log in that is asked for before the first session" },
      {
        name: "ask",
        value: "METHOD=JSON",
        oneOf: null,
        isList: true,
        says: "a request that is made before the first session, such as providers/set; as often as needed",
      },
      { name: "timeout", value: "S", oneOf: null, says: "how long one answer or one turn may take; 30 unless said" },
      { name: "json", value: null, oneOf: null, says: "print the report as JSON" },
      { name: "markdown", value: null, oneOf: null, says: "print the report as tables in Markdown" },
    ],
    examples: [
      { line: "inspect -- gemini --acp", says: "an agent that is told of its model by the usual variables" },
      {
        line: "inspect --file .codex/config.toml=codex.toml -- codex-acp",
        says: "one with a file of its own, in which {base_url} and {key} are filled in",
      },
    ],
    exits: {
      clean: "everything was tried, whatever came of it",
      found: "something could not be tried, which is named, or it was interrupted",
    },
    run: async (terminal, given) => (await import("../inspect/action.ts")).inspectAgent(terminal, given),
  },
  {
    name: "schema",
    group: "Harness",
    says: "check configuration schemas by the safety profile, and a configuration by them",
    positional: "check FILE...",
    first: ["check"],
    options: [
      { name: "value", value: "FILE", oneOf: null, says: "a configuration that each schema is applied to" },
      { name: "json", value: null, oneOf: null, says: "print verdicts, measures and findings as JSON" },
    ],
    examples: [
      { line: "schema check configuration.schema.json", says: "as every platform that takes the schema would" },
      { line: "schema check a.json b.json --value settings.json", says: "also whether the settings satisfy both" },
    ],
    exits: { clean: "every schema is accepted, and the value satisfies it", found: "a schema or the value is refused" },
    run: async (terminal, given) => (await import("../schema/action.ts")).schema(terminal, given),
  },
  {
    name: "harness",
    group: "Harness",
    says: "begin a harness, try an agent by every rule or an image by a real turn, judge a record, build an image, or bring one to a platform that verifies it",
    positional:
      "init KIND | test -- CMD [ARG…] | test oci | check TRACE | image build NAME | add SOURCE | verify NAME | list [NAME] | connect -- CMD [ARG…]",
    first: ["init", "test", "check", "image", "add", "verify", "list", "connect"],
    options: [
      {
        name: "directory",
        value: "FOLDER",
        oneOf: null,
        says: "with init, where the harness is begun; custom-KIND unless said",
      },
      {
        name: "language",
        value: "NAME",
        oneOf: ["javascript", "python"],
        says: "with init, what it is written in; javascript unless said",
      },
      {
        name: "watch",
        value: null,
        oneOf: null,
        says: "with test, go on, and try again at each change beside the agent's files",
      },
      { name: "json", value: null, oneOf: null, says: "print the report as JSON" },
      { name: "junit", value: "FILE", oneOf: null, says: "also write the report as JUnit XML" },
      {
        name: "declare",
        value: "NAME,…",
        oneOf: null,
        says: "what the agent is expected to declare in its handshake; exit 1 where one is missing",
      },
      { name: "drain", value: null, oneOf: null, says: "with test, also ask for a drain where it is declared" },
      { name: "record", value: "FOLDER", oneOf: null, says: "with test, write the record of each process" },
      { name: "timeout", value: "SECONDS", oneOf: null, says: "with test, how long a turn may take; 60 unless said" },
      { name: "env", value: "NAME,…", oneOf: null, says: "with test, further variables that the agent inherits" },
      {
        name: "own-models",
        value: null,
        oneOf: null,
        says: "with test, let the agent ask its own models; otherwise they are served here, and no key is needed",
      },
      ...ociOptions,
      ...imageOptions,
      ...addOptions,
      ...verifyOptions,
      ...connectOptions,
      ...platformOptions,
    ],
    examples: [
      {
        line: "harness init acp --directory ./custom-acp",
        says: "the smallest agent that runs, with its image and its test; oneshot and openclaw are the other kinds",
      },
      { line: "harness test -- node agent.js", says: "a scorecard of an agent, without a key" },
      {
        line: "harness test --declare steer,subagents --junit report.xml -- ./agent",
        says: "in continuous integration",
      },
      { line: "harness check run.jsonl", says: "what was recorded of a run" },
      {
        line: "harness test oci --name mine --build-context ./mine --entrypoint /acp",
        says: "an image that is built for the test, in a sandbox that reaches nothing but a model of its own",
      },
      {
        line: "harness image build opencode --output ./opencode-image",
        says: "an image of the catalog's harness, from packages that a lock pins",
      },
      {
        line: 'harness add oci --name mine --image "$IMAGE" --entrypoint /acp',
        says: "an image of your own, as a profile of the workspace; recipe, catalog and release are the other sources",
      },
      {
        line: "harness verify mine --model primary --wait",
        says: "with that model profile, by the platform's own runner",
      },
      { line: "harness list", says: "the profiles, and until when their evidence counts" },
      {
        line: "harness connect --agent claims --principal jo --new-key -- openclaw acp",
        says: "a process of your own, which takes runs of the platform and signs what it reports",
      },
    ],
    exits: {
      clean:
        "the harness is begun, added or listed, its image is built or passes every check, every rule that was elicited holds, but for advice, or its verification was asked for, or passed where it is waited for",
      found:
        "a mandatory rule or a capability fails, a declaration is missing, nothing could be tried without a sign-in, there is no such image to build, its verification failed, or the platform refuses",
    },
    run: async (terminal, given) => (await import("../harness/action.ts")).harness(terminal, given),
  },
  runtimeCommand,
  modelCommand,
  {
    name: "gateway",
    group: "Serve",
    says: "serve model calls to the runs that bear a lease, and write down each of them",
    positional: "serve",
    first: ["serve"],
    options: [{ name: "config", value: "FILE", oneOf: null, says: "where to listen, and the credentials and leases" }],
    examples: [
      { line: "gateway serve --config gateway.json", says: "until SIGTERM; calls that run come to their end first" },
    ],
    exits: {
      clean: "it was told to end, and every call is over",
      found: "the configuration, an address or a credential cannot be used",
    },
    run: async (terminal, given) => (await import("../gateway/action.ts")).gateway(terminal, given),
  },
]
