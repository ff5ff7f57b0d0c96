import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { profile, report, routing, verification, workspaces } from "../platform/records.fixture.ts"
import { commanded, openStandIn, problem } from "../platform/stand-in.fixture.ts"
import type { Endpoint } from "../platform/stand-in.fixture.ts"

const folder = mkdtempSync(join(tmpdir(), "platform-"))
afterAll(() => rmSync(folder, { recursive: true }))
const schema = { type: "object", properties: { industry: { type: "string" } }, additionalProperties: false }
writeFileSync(join(folder, "schema.json"), JSON.stringify(schema))
writeFileSync(join(folder, "connection.json"), '{ "defaults": { "sandbox": "small", "model": "primary" } }')

const image = profile.version.image
const asks = "POST /v1/harness-profiles/hprof_1/verifications"
const endpoints: Readonly<Record<string, Endpoint>> = {
  "GET /v1/workspaces": workspaces,
  "POST /v1/harness-profiles": profile,
  "GET /v1/harness-profiles": { data: [profile], next: null },
  "GET /v1/organizations/workspaces/ws_1/model-routing-profiles": { data: [routing], next: null },
  [asks]: verification,
  "GET /v1/harness-profiles/hprof_1/verifications": { data: [verification], next: null },
  "GET /v1/conformance-reports": { data: [report], next: null },
  "GET /v1/conformance-reports/crep_1": report,
}

async function harness(
  line: readonly string[],
  more: Readonly<Record<string, Endpoint>> = {},
  terminal: Parameters<typeof commanded>[2] = {},
) {
  const api = await openStandIn({ ...endpoints, ...more })
  onTestFinished(api.close)
  return { api, ...(await commanded(api, ["harness", ...line], { cwd: folder, ...terminal })) }
}

/** Answers with one state after the other, and with the last one from then on. */
function going(...states: readonly object[]): Endpoint {
  const left = [...states]
  return () => ({ ...verification, ...(left.length > 1 ? left.shift() : left[0]) })
}

describe("harness add", () => {
  it.each<[string, readonly string[], object]>([
    [
      "an image of one's own, whole",
      [
        "oci",
        "--name",
        "claims-specialist",
        "--image",
        image,
        "--entrypoint",
        "/opt/agent/acp",
        "--arg=--stdio",
        "--working-directory",
        "/workspace",
        "--platform",
        "linux/amd64",
        "--configuration-schema",
        "@schema.json",
        "--configuration",
        '{"industry":"insurance"}',
      ],
      {
        name: "claims-specialist",
        source: {
          kind: "oci",
          release: {
            image,
            entrypoint: "/opt/agent/acp",
            arguments: ["--stdio"],
            working_directory: "/workspace",
            platform: { os: "linux", architecture: "amd64" },
            configuration_schema: schema,
          },
        },
        configuration: { industry: "insurance" },
      },
    ],
    [
      "a one-shot program",
      [
        "oci",
        "--name",
        "one",
        "--image",
        image,
        "--entrypoint",
        "/a",
        "--protocol",
        "oneshot-v1",
        "--argv={prompt_path}",
        "--prompt-transport",
        "argv_path",
        "--output-mode",
        "text",
      ],
      {
        name: "one",
        source: {
          kind: "oci",
          release: {
            image,
            entrypoint: "/a",
            protocol: "oneshot-v1",
            argv: ["{prompt_path}"],
            prompt_transport: "argv_path",
            output_mode: "text",
          },
        },
      },
    ],
    [
      "a recipe, under the name of its entry",
      ["recipe", "--harness", "codex", "--image", image],
      { name: "codex", source: { kind: "recipe", entry: "codex", image } },
    ],
    ["an entry", ["catalog", "--entry", "x"], { name: "x", source: { kind: "catalog", entry: "x" } }],
    [
      "a release that exists",
      ["release", "--name", "shared", "--release", "hrel_1", "--driver", "acp-v1"],
      { name: "shared", source: { kind: "release", release_id: "hrel_1", driver: "acp-v1" } },
    ],
  ])("makes a profile of %s", async (_, line, body) => {
    const { api, code, out, err } = await harness(["add", ...line])
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const [sent] = api.to("POST /v1/harness-profiles")
    expect(sent?.body).toEqual(body)
    expect(sent?.headers["idempotency-key"]).toBeDefined()
    expect(out).toContain("It is unverified")
    expect(out).toContain("Next: demo harness verify claims-specialist --model MODEL_PROFILE --wait\n")
  })

  const oci = ["oci", "--name", "a", "--image", image, "--entrypoint", "/a"]
  it.each<[readonly string[], string]>([
    [["image"], "harness add does oci, recipe, catalog, release, not image"],
    [["oci", "--image", image, "--entrypoint", "/a"], "add oci needs --name"],
    [["oci", "--name", "a", "--entrypoint", "/a"], "add oci needs --image"],
    [["oci", "--name", "a", "--image", "acme/a:latest", "--entrypoint", "/a"], "a tag can move"],
    [["oci", "--name", "a", "--image", image], "add oci needs --entrypoint"],
    [[...oci, "--stdio"], "has no option --stdio"],
    [[...oci, "x"], "is given as --arg=x"],
    [[...oci, "--platform", "linux"], "--platform is OS/ARCH"],
    [[...oci, "--configuration", "{"], "--configuration is no JSON"],
    [[...oci, "--configuration", "@nowhere"], "@nowhere cannot be read"],
    [[...oci, "--configuration", '{"api_key":"sk-canary"}'], "configuration is public"],
    [[...oci, "--entry", "codex"], "--entry is of another verb"],
    [["recipe", "--entry", "codex"], "add recipe needs --image"],
    [["catalog"], "add catalog needs --entry"],
    [["release", "--name", "a", "--release", "hrel_1"], "add release needs --driver"],
  ])("is refused as %j, before anything is sent", async (line, expected) => {
    const { api, code, err } = await harness(["add", ...line])
    expect({ code, came: api.came }).toEqual({ code: 2, came: [] })
    expect(err).toContain(expected)
    expect(err).not.toContain("sk-canary")
  })

  it("says what the platform refuses", async () => {
    const refusal = problem(422, "release/platform", "The image is for another platform.")
    const { code, err } = await harness(["add", ...oci], { "POST /v1/harness-profiles": refusal })
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/^demo: release\/platform: The image/) })
  })
})

describe("harness verify", () => {
  const waits = ["verify", "claims-specialist", "--model", "primary", "--wait"]

  it("asks for a verification by names, and says where to look", async () => {
    const line = ["verify", "hprof_1", "--model-profile", "mrp_1", "--prove-platform-mcp"]
    const { api, code, out } = await harness(line)
    expect({ code, out }).toEqual({ code: 0, out: "ver_1 is queued.\nNext: demo harness list claims-specialist\n" })
    expect(api.to(asks)[0]?.body).toEqual({ model_routing_profile: "primary", prove_platform_mcp: true })
  })

  it("takes what it does not name from the connection file", async () => {
    const { api, code } = await harness(["verify", "claims-specialist", "--connection-file", "connection.json"])
    expect(code).toBe(0)
    expect(api.to(asks)[0]?.body).toEqual({ model_routing_profile: "primary", sandbox_profile: "small" })
  })

  it("waits for the end, shows how far it is where somebody watches, and says what comes next", async () => {
    const states = going({ state: "running", progress: "starting" }, { state: "passed", report_id: "crep_1" })
    const { code, out, err } = await harness(waits, { "GET /v1/verifications/ver_1": states }, { interactive: true })
    expect(code).toBe(0)
    expect(err).toMatch(/0 s: waiting for a runner[^]*s: starting/)
    expect(out).toBe(
      [
        "claims-specialist with primary: passed",
        "  ok   prompt_exchange",
        "Report crep_1 counts until 2126-09-28T00:00:00.000Z.",
        "Next: demo run --profile claims-specialist --model-profile primary 'Say hello.'",
        "",
      ].join("\n"),
    )
  })

  it("ends with 1 and names the checks that failed", async () => {
    const checks = [
      { check: "prompt_exchange", verdict: "passed" },
      { check: "capability_execution_locus", verdict: "failed", says: "the platform served nothing" },
    ]
    const { code, out, err } = await harness(waits, {
      "GET /v1/verifications/ver_1": { ...verification, state: "failed", report_id: "crep_1" },
      "GET /v1/conformance-reports/crep_1": { ...report, result: "failed", checks },
    })
    // Nobody watches: a log has a line for each change.
    expect({ code, err }).toEqual({ code: 1, err: `${verification.id}: waiting for a runner\n` })
    expect(out).toContain("claims-specialist with primary: failed in capability_execution_locus\n")
    expect(out).toContain("  FAIL capability_execution_locus: the platform served nothing\n")
    expect(out).not.toContain("Next:")
  })

  it("prints verification and report as one object", async () => {
    const { code, out } = await harness([...waits, "--json"], {
      "GET /v1/verifications/ver_1": { ...verification, state: "passed", report_id: "crep_1" },
    })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ verification: { state: "passed" }, report: { id: "crep_1" } })
  })

  it("leaves the verification alone when it is interrupted, and says how to look at it", async () => {
    const stop = new AbortController()
    const read = (): object => {
      stop.abort()
      return { ...verification, state: "running" }
    }
    const { api, code, err } = await harness(waits, { "GET /v1/verifications/ver_1": read }, { signal: stop.signal })
    expect(code).toBe(1)
    expect(err).toContain("ver_1 goes on")
    expect(err).toContain("demo harness list claims-specialist")
    expect(api.came.filter(({ method }) => method !== "GET").map(({ path }) => path)).toEqual([
      "/v1/harness-profiles/hprof_1/verifications",
    ])
  })

  it("is refused at once where no runner has the plane that is to be proven", async () => {
    const refusal = problem(422, "verification/no-plane", "No runner declares platform-mcp-v1.")
    const { code, err } = await harness([...waits, "--prove-platform-mcp"], { [asks]: refusal })
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("No runner declares") })
  })

  it.each<[readonly string[], string]>([
    [["verify"], "takes one NAME"],
    [["verify", "claims-specialist"], "needs --model PROFILE"],
    [["verify", "a", "--model", "b", "--model-profile", "c"], "give one of them"],
    [["verify", "a", "--model", "b", "--entrypoint", "/a"], "--entrypoint is of another verb"],
    [["verify", "claims-specialst", "--model", "primary"], "nearest is claims-specialist"],
    [["verify", "claims-specialist", "--model", "other"], "there is primary"],
  ])("is refused as %j", async (line, expected) => {
    const { api, code, err } = await harness(line)
    expect({ code, asked: api.to(asks) }).toEqual({ code: 2, asked: [] })
    expect(err).toContain(expected)
  })
})

describe("harness list", () => {
  it("shows what stands behind each profile", async () => {
    const { code, out } = await harness(["list"])
    expect(code).toBe(0)
    expect(out).toContain(
      "claims-specialist  1        oci     checkfu:acp-v1@1  current until 2126-09-28T00:00:00.000Z",
    )
  })

  it("shows the verifications of one", async () => {
    const { out } = await harness(["list", "claims-specialist"])
    expect(out).toMatch(/^ver_1 +queued +none/m)
  })
})

describe.each(["test", "check", "init"])("harness %s", (verb) => {
  it.each(["--entry=x", "--wait", "--workspace=x"])("does not take %s", async (option) => {
    const { code, err } = await harness([verb, option, "--", "x"])
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining("is of harness add, verify, list or connect"),
    })
  })
})
