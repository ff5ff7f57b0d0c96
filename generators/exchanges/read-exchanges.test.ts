import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import type { Catalog } from "../../model/catalog.ts"
import type { Finding } from "../../model/finding.ts"
import { load } from "../load/load.ts"
import type { ExchangeFile, Loaded } from "../load/loaded.ts"
import { resolve } from "../resolve/resolve.ts"
import { readExchanges } from "./read-exchanges.ts"

const turn = "catalog/exchanges/checkfu/turn.json"
const steer = "catalog/exchanges/checkfu/session-steer.json"
const tools = "catalog/exchanges/checkfu/builtin-tools.json"
const floor = "catalog/exchanges/oneshot-v1/stdin-text.json"
const path = "catalog/exchanges/oneshot-v1/argv-path-stream-json.json"

interface Fault {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly code: string
  /** The text at whose beginning the finding must point, as it stands after the change. */
  readonly at: string
  readonly says: string
  readonly fix: string
}

const faults: readonly Fault[] = [
  {
    what: "is no JSON",
    file: turn,
    from: '"slot": "slot/checkfu/turn",\n  "says"',
    to: '"slot": "slot/checkfu/turn"\n  "says"',
    code: "exchange/malformed",
    at: '"says"',
    says: "is no JSON: a comma or } is expected here",
    fix: "write one value of JSON",
  },
  {
    what: "has a member that the format does not have",
    file: turn,
    from: '"slot": "slot/checkfu/turn",\n  "says"',
    to: '"slot": "slot/checkfu/turn", "mood": 1,\n  "says"',
    code: "exchange/malformed",
    at: '"mood"',
    says: "excess member stands where no further members may stand",
    fix: "state no further members",
  },
  {
    what: "is about no slot",
    file: turn,
    from: '"slot": "slot/checkfu/turn",\n  "says"',
    to: '"slot": "slot/checkfu/turns",\n  "says"',
    code: "exchange/unsound",
    at: '"slot"',
    says: "slot/checkfu/turns is no slot of a contract that the author kit is for",
    fix: "name a slot of one",
  },
  {
    what: "has a payload that its slot refuses",
    file: turn,
    from: '"model_retries": 7',
    to: '"model_retries": -7',
    code: "exchange/unsound",
    at: '"model_retries": -7',
    says: "number stands where integer from 0 to",
    fix: "or say what is wrong",
  },
  {
    what: "calls sound what is wrong",
    file: tools,
    from: '["read_file", ""]',
    to: '["read_file", "grep"]',
    code: "exchange/unsound",
    at: '"wrong"',
    says: "nothing is wrong with the payload",
    fix: "remove wrong",
  },
  {
    what: "uses a slot before its declaration",
    file: steer,
    from: '{ "steer": "native" }',
    to: '{ "interrupt": "cooperative" }',
    code: "exchange/unsound",
    at: '{\n      "from": "client",\n      "message": {\n        "jsonrpc": "2.0",\n        "id": 2,',
    says: "slot/checkfu/session-steer is used before the agent has declared steer",
    fix: "let the agent declare steer in an earlier message",
  },
  {
    what: "frees a place that is not there",
    file: steer,
    from: '"/result/reason": { "free": "any", "optional": true }\n      },\n      "observations": [\n        {\n          "kind": "delivery",\n          "slot": "slot/checkfu/session-steer",\n          "session": "sess-91",\n          "input": "input-1"',
    to: '"/result/cause": { "free": "any" }\n      },\n      "observations": [\n        {\n          "kind": "delivery",\n          "slot": "slot/checkfu/session-steer",\n          "session": "sess-91",\n          "input": "input-1"',
    code: "exchange/unsound",
    at: '"/result/cause"',
    says: "the example has nothing there",
    fix: "point at a member of the message",
  },
  {
    what: "sends a name that nobody gave",
    file: turn,
    from: '{ "/result/sessionId": { "as": "session" } }',
    to: '{ "/result/sessionId": { "as": "sitting" } }',
    code: "exchange/unsound",
    at: '"/params/sessionId"',
    says: "the agent has named no session so far",
    fix: "name it at a message of the agent before",
  },
  {
    what: "answers what nobody asked",
    file: turn,
    from: '"id": 1, "result"',
    to: '"id": 7, "result"',
    code: "exchange/unsound",
    at: '"message": { "jsonrpc": "2.0", "id": 7',
    says: "the message answers 7, which nobody asked before",
    fix: "give it the id of the request that it answers",
  },
  {
    what: "states arguments that the release does not give",
    file: floor,
    from: '"args": ["--quiet"],\n      "stdin": "Answer with this word and nothing else: basalt-7',
    to: '"args": ["--loud"],\n      "stdin": "Answer with this word and nothing else: basalt-7',
    code: "exchange/unsound",
    at: '"args": ["--loud"]',
    says: 'the release gives the arguments ["--quiet"]',
    fix: 'state ["--quiet"]',
  },
  {
    what: "resumes on the first turn",
    file: path,
    from: '"--output-schema",\n        "turn-1/schema.json"',
    to: '"--resume",\n        "--output-schema",\n        "turn-1/schema.json"',
    code: "exchange/unsound",
    at: '"args": [\n        "--output-mode"',
    says: "the release gives the arguments",
    fix: "state",
  },
  {
    what: "has a release that its document refuses",
    file: floor,
    from: '"prompt_transport": "stdin"',
    to: '"prompt_transport": "argv_path"',
    code: "exchange/unsound",
    at: '"argv": ["--quiet"]',
    says: "may stand",
    fix: "state",
  },
]

/** Line and column of a text that stands once. */
function placeOf(text: string, part: string): { readonly line: number; readonly column: number } {
  const offset = text.indexOf(part)
  if (offset === -1) throw new Error(`no ${part}`)
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 }
}

let loaded: Loaded
let catalog: Catalog
beforeAll(async () => {
  loaded = await load({ root: join(import.meta.dirname, "..", "..") })
  catalog = resolve(loaded.facts, loaded.acp).catalog
})

function read(files: readonly ExchangeFile[]): readonly Finding[] {
  return readExchanges(files, catalog, loaded.spans).findings
}

describe("an exchange", () => {
  it("of the real catalog has nothing wrong with it", () => {
    expect(loaded.exchanges.length).toBeGreaterThan(18)
    expect(read(loaded.exchanges)).toEqual([])
  })

  it.each(faults)("that $what is refused at its place", ({ file, from, to, code, at, says, fix }) => {
    const { text = "" } = loaded.exchanges.find(({ path: each }) => each === file) ?? {}
    expect(text.split(from)).toHaveLength(2)
    const changed = text.replace(from, () => to)
    const found = read(loaded.exchanges.map((each) => (each.path === file ? { ...each, text: changed } : each)))
    expect(found.map((each) => each.code)).toEqual(found.map(() => code))
    expect(found[0]).toMatchObject({
      code,
      severity: "error",
      what: expect.stringContaining(says),
      fix: expect.stringContaining(fix),
      at: { file, ...placeOf(changed, at) },
    })
  })

  it("that is missing is asked for at the slot, where the others of its contract are there", () => {
    expect(read(loaded.exchanges.filter((each) => each.path !== turn))).toMatchObject([
      {
        code: "exchange/missing",
        what: "slot/checkfu/turn has no golden exchange, and the other slots of checkfu have.",
        fix: "write exchanges/checkfu/turn.json below the catalog: the messages in which the slot rides",
        at: { file: "catalog/contracts/checkfu/slots/turn.ts" },
        facts: ["slot/checkfu/turn"],
      },
    ])
    expect(read(loaded.exchanges.filter((each) => !each.path.includes("/checkfu/")))).toEqual([])
    expect(read([])).toEqual([])
  })
})
