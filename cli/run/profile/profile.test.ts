import { describe, expect, it, onTestFinished } from "vitest"
import { profile, routing, run as record, workspaces } from "../../platform/records.fixture.ts"
import { commanded, openStandIn } from "../../platform/stand-in.fixture.ts"
import type { Came, Endpoint } from "../../platform/stand-in.fixture.ts"

const ended = {
  ...record,
  state: "ended",
  outcome: "succeeded",
  result: { because: "model_answered", stop_reason: "end_turn", usage: [{ used: 7 }] },
}
const said = (text: string): object => ({ kind: "message", from: "agent", message_id: null, text })
const tool = (status: string): object => ({ kind: "tool", tool_call_id: "t", generation: 1, status, title: "List" })

/** Observations as the API pages them: what follows the one that was seen last, two at a time. */
function told(...observations: readonly unknown[]): Endpoint {
  const all = observations.map((observation, at) => ({ sequence: at + 1, attested: false, observation }))
  return ({ query }: Came) => ({
    data: all.filter(({ sequence }) => sequence > Number(query.get("after"))).slice(0, 2),
    next: null,
  })
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  "GET /v1/workspaces": workspaces,
  "GET /v1/harness-profiles": { data: [profile], next: null },
  "GET /v1/organizations/workspaces/ws_1/model-routing-profiles": { data: [routing], next: null },
  "GET /v1/connected-runtimes": { data: [{ id: "crt_1", agent: "openclaw", principal: "me" }], next: null },
  "POST /v1/sessions/preflight": { allowed: true, cell: null, report_id: "crep_1", differs: [], facts: [] },
  "POST /v1/sessions": { id: "sess_1" },
  "POST /v1/sessions/sess_1/runs": record,
  "GET /v1/runs/run_1": ended,
  "GET /v1/runs/run_1/observations": told(said("Hel"), tool("pending"), tool("completed"), said("lo.")),
  "POST /v1/runs/run_1/cancellation": { ...record, cancel_requested: true },
}

async function runs(
  line: readonly string[],
  more: Readonly<Record<string, Endpoint>> = {},
  terminal: Parameters<typeof commanded>[2] = {},
) {
  const api = await openStandIn({ ...endpoints, ...more })
  onTestFinished(api.close)
  return { api, ...(await commanded(api, ["run", ...line], terminal)) }
}

const byProfile = ["--profile", "claims-specialist", "--model-profile", "primary"]

describe("run by a profile", () => {
  it("asks for evidence, then runs, and shows it as a run on this machine is shown", async () => {
    const { api, code, out, err } = await runs([...byProfile, "Say hello."])
    expect({ code, out }).toEqual({ code: 0, out: "Hel\nlo.\n" })
    expect(err).toBe("tool List\ntool completed List\nsucceeded: a model answered, and the agent finished (run_1)\n")
    const names = { harness_profile: "claims-specialist", model_routing_profile: "primary" }
    expect(api.to("POST /v1/sessions/preflight")[0]?.body).toEqual(names)
    expect(api.to("POST /v1/sessions")[0]?.body).toEqual(names)
    expect(api.to("POST /v1/sessions/sess_1/runs")[0]?.body).toEqual({ prompt: "Say hello." })
  })

  it("prints one object with the members of a local run", async () => {
    const { code, out, err } = await runs([...byProfile, "--json", "--prompt", "Say hello."])
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(JSON.parse(out)).toEqual({
      outcome: "succeeded",
      because: "model_answered",
      stopReason: "end_turn",
      text: "Hello.",
      tools: [{ title: "List", toolCallId: "t", generation: 1, status: "completed" }],
      plan: null,
      usage: [{ used: 7 }],
      calls: null,
      permissions: null,
      steer: null,
      breach: null,
      failure: null,
      diagnostics: [],
      exit: null,
      session: "sess_1",
      run: "run_1",
    })
  })

  it("begins nothing without evidence: it names what differs, and the command that verifies", async () => {
    const refusal = {
      code: "preflight/differs",
      what: "No report is of this tuple; the nearest, crep_1, differs in sandbox_image.",
      why: "evidence counts for no neighbour",
      fix: "request verification",
      facts: [],
    }
    const differs = [{ member: "sandbox_image", asked: "a@sha256:1", reported: "a@sha256:2" }]
    const { api, code, out, err } = await runs([...byProfile, "--sandbox", "small", "Say hello."], {
      "POST /v1/sessions/preflight": { allowed: false, cell: null, differs, facts: [], refusal },
    })
    expect({ code, out, begun: api.to("POST /v1/sessions") }).toEqual({ code: 1, out: "", begun: [] })
    expect(err).toBe(
      [
        "demo: preflight/differs: No report is of this tuple; the nearest, crep_1, differs in sandbox_image.",
        "  sandbox_image: a@sha256:1, and the nearest report is of a@sha256:2",
        "  Why   evidence counts for no neighbour",
        "  Fix   demo harness verify claims-specialist --sandbox small --model primary --wait",
        "",
      ].join("\n"),
    )
  })

  it.each([
    ["failed", [], 1],
    ["cancelled", [], 1],
    ["unverified", [], 0],
    ["unverified", ["--require-evidence"], 1],
  ] as const)("that is %s ends, with %j, with %i", async (outcome, more, expected) => {
    const { code, err } = await runs([...byProfile, ...more, "Hello"], {
      "GET /v1/runs/run_1": { ...ended, outcome, result: null },
    })
    expect({ code, err: err.split("\n").at(-2) }).toEqual({ code: expected, err: `${outcome} (run_1)` })
  })

  it("is cancelled by an interrupt, once, and comes to its end", async () => {
    const stop = new AbortController()
    let isCancelled = false
    const { api, code } = await runs(
      [...byProfile, "Hello"],
      {
        "POST /v1/runs/run_1/cancellation": () => {
          isCancelled = true
          return record
        },
        "GET /v1/runs/run_1": () => {
          stop.abort()
          return isCancelled ? { ...ended, state: "cancelled", outcome: null } : record
        },
      },
      { signal: stop.signal },
    )
    expect({ code, asked: api.to("POST /v1/runs/run_1/cancellation").length }).toEqual({ code: 1, asked: 1 })
  })

  it("shows nothing of what is no observation, and lets nothing move the cursor", async () => {
    const odd = [null, "text", { kind: "message" }, { kind: "tool", tool_call_id: 1 }, { kind: "odd", text: "x" }]
    const { code, out, err } = await runs([...byProfile, "Hello"], {
      "GET /v1/runs/run_1/observations": told(...odd, said("a\u001B[2Jb"), { kind: "diagnostic" }),
    })
    expect({ code, out }).toEqual({ code: 0, out: "a[2Jb\n" })
    expect(err.split("\n").length).toBe(2)
  })
})

describe("run by a connected runtime", () => {
  it.each([
    ["its id", ["--connected", "crt_1"]],
    ["its agent", ["--agent", "openclaw"]],
  ])("is found by %s, and needs no evidence", async (_, by) => {
    const { api, code } = await runs([...by, "Hello"])
    expect(code).toBe(0)
    expect(api.to("POST /v1/sessions")[0]?.body).toEqual({ connected_runtime_id: "crt_1" })
    expect(api.to("POST /v1/sessions/preflight")).toEqual([])
  })
})

it.each<[readonly string[], string]>([
  [["--profile", "a", "Hello"], "needs --model-profile"],
  [byProfile, "needs a prompt"],
  [[...byProfile, "codex", "Hello"], "takes the prompt alone"],
  [[...byProfile, "--permission", "deny", "Hello"], "--permission is for an agent of this machine"],
  [["--profile", "a", "--agent", "b", "Hello"], "give one"],
  [["--agent", "b", "--model-profile", "c", "Hello"], "has its own model"],
  [["codex", "Hello"], "--api-url is for a run on a platform"],
])("run %j is refused, before anything is sent", async (line, expected) => {
  const { api, code, err } = await runs(line)
  expect({ code, came: api.came }).toEqual({ code: 2, came: [] })
  expect(err).toContain(expected)
})
