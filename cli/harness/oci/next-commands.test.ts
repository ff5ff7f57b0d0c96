import { execFileSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { parse } from "../../arguments.ts"
import { commands } from "../../commands.ts"
import { profileIn } from "../add/asked.ts"
import { verifyAsked } from "../verify/asked.ts"
import { asked } from "./asked.ts"
import type { OciAsked } from "./asked.ts"
import { checkNames, documentOf } from "./document.ts"
import type { Tried } from "./document.ts"
import { imageVariable, nextCommands } from "./next-commands.ts"
import { shellLine } from "../../shell-line.ts"
import { summary } from "./summary.ts"

const image = `ghcr.io/acme/custom-acp@sha256:${"0123456789abcdef".repeat(4)}`
const published: OciAsked = {
  name: "custom-acp",
  source: { kind: "image", image },
  release: { entrypoint: "/opt/acp", protocol: "acp-v1", arguments: ["--stdio", "it's", "$HOME"] },
  selectors: { sandbox: "small", model: "cheap" },
  context: { apiUrl: null, connectionFile: "my connection.json" },
  allInterfaces: false,
}
const built: OciAsked = { ...published, source: { kind: "build", context: "/here/custom-acp" } }
const good: Tried = {
  engine: { name: "podman", version: "4.3.1", platform: "linux/amd64", at: "podman" },
  image: { reference: "127.0.0.1:5000/harness-test/0@sha256:0", ephemeral: true },
  registry: { address: "127.0.0.1", port: 5000, seconds: 2, all_interfaces: false },
  checks: checkNames(published).map((name) => ({ name, status: "passed" as const })),
  unenforceable: [],
  problems: [],
  interrupted: false,
}

const oneshot: OciAsked["release"] = {
  entrypoint: "/opt/one",
  protocol: "oneshot-v1",
  argv: ["--prompt", "{prompt_path}", "{resume_flag}"],
  prompt_transport: "argv_path",
  output_mode: "text",
  resume_flag: "--resume",
}
const releaseOf = (more: Partial<OciAsked>): OciAsked["release"] => more.release ?? published.release

const found = commands.find(({ name }) => name === "harness")
if (found === undefined) throw new Error("there is no command harness")
const harness = found

/** What a shell makes of a line, whose variable of the image is set. */
function shellWords(line: string): readonly string[] {
  const program = "process.stdout.write(JSON.stringify(process.argv.slice(1)))"
  const script = `${shellLine([process.execPath, "-e", program, "--"])} ${line}`
  const env = { ...process.env, [imageVariable]: image }
  return JSON.parse(execFileSync("sh", ["-c", script], { encoding: "utf8", env })) as readonly string[]
}

describe("what comes next", () => {
  it("after a published image with both profiles is to register it and to verify it", () => {
    const release = `--entrypoint /opt/acp --protocol acp-v1 --arg=--stdio '--arg=it'\\''s' '--arg=$HOME'`
    const where = "--connection-file 'my connection.json'"
    expect(nextCommands("checkfu", published)).toEqual({
      next: {
        add: `checkfu harness add oci --name custom-acp --image ${image} ${release} ${where}`,
        verify: `checkfu harness verify custom-acp --sandbox small --model cheap --wait ${where}`,
      },
      required_flags: [],
    })
  })

  it.each([
    [
      { sandbox: null, model: null },
      ["--sandbox", "--model"],
      "--sandbox <sandbox-profile> --model <model-routing-profile>",
    ],
    [{ sandbox: "small", model: null }, ["--model"], "--sandbox small --model <model-routing-profile>"],
    [{ sandbox: null, model: "cheap" }, ["--sandbox"], "--sandbox <sandbox-profile> --model cheap"],
  ])("with %j is a template, which lacks %j", (selectors, required, flags) => {
    const { next, required_flags } = nextCommands("checkfu", { ...published, selectors })
    expect(required_flags).toEqual(required)
    expect(Object.keys(next)).toEqual(["add", "verify_template"])
    expect(next).toMatchObject({ verify_template: expect.stringContaining(`verify custom-acp ${flags} --wait`) })
  })

  it("after a build is the same test of the published image, and never to register what is gone", () => {
    const context = { apiUrl: "https://api.example.com", connectionFile: null }
    const { next, required_flags } = nextCommands("checkfu", { ...built, context })
    expect(required_flags).toEqual([])
    expect(next).toEqual({
      retest:
        'checkfu harness test oci --name custom-acp --image "$IMAGE" --entrypoint /opt/acp --protocol acp-v1' +
        ` --arg=--stdio '--arg=it'\\''s' '--arg=$HOME' --sandbox small --model cheap --api-url https://api.example.com`,
    })
  })

  it.each<[string, Partial<OciAsked>]>([
    ["a published image", {}],
    ["one whose profiles begin with a dash", { selectors: { sandbox: "-s", model: "-m" } }],
    ["a platform by its address", { context: { apiUrl: "https://api.example.com", connectionFile: null } }],
    ["profiles that nobody named", { selectors: { sandbox: null, model: null } }],
    ["a one-shot program", { release: oneshot }],
    ["a build", { source: built.source }],
  ])("is what this command takes, after %s", (_, more) => {
    const { next } = nextCommands("checkfu", { ...published, ...more })
    expect(Object.keys(next).length).toBeGreaterThan(0)
    for (const line of Object.values(next)) {
      const [command, noun, ...rest] = shellWords(line.replaceAll(/<([a-z-]+)>/g, "$1"))
      expect([command, noun]).toEqual(["checkfu", "harness"])
      const given = parse(harness, rest)
      const [what, ...positional] = given.positional
      switch (what) {
        case "add": {
          expect(positional).toEqual(["oci"])
          const made = profileIn("/", "oci", given)
          expect(made).toMatchObject({ name: "custom-acp", source: { release: { image, ...releaseOf(more) } } })
          break
        }
        case "verify": {
          const { sandbox = "small", model = "cheap" } = more.selectors ?? {}
          const named = { sandbox: sandbox ?? "sandbox-profile", model: model ?? "model-routing-profile" }
          const { options, lists } = given
          const here = { positional, lists, options: { ...options, "connection-file": undefined } }
          expect(verifyAsked("/", positional, here)).toMatchObject({ harness: "custom-acp", waits: true, ...named })
          break
        }
        case "test":
          expect(asked(positional.slice(1), given, null).release).toEqual(releaseOf(more))
          break
        default:
          expect.unreachable(`there is no verb ${what ?? "nothing"} here`)
      }
    }
  })

  it("is taken apart by a shell into the words that it was made of", () => {
    const words = [
      "plain",
      "",
      "two words",
      "it's",
      "$HOME",
      '"',
      "`id`",
      "a\nb",
      "*",
      "--argv={prompt_path}",
      "~",
      "#x",
      "é",
    ]
    const program = "process.stdout.write(JSON.stringify(process.argv.slice(1)))"
    const line = shellLine([process.execPath, "-e", program, "--", ...words])
    expect(JSON.parse(execFileSync("sh", ["-c", line], { encoding: "utf8" }))).toEqual(words)
  })
})

describe("the document", () => {
  it("is unsigned, and says what comes next where everything passed", () => {
    const document = documentOf("checkfu", built, good)
    expect(document).toMatchObject({
      evidence: "unsigned_local_only",
      result: "passed",
      checks: [
        { name: "initialize_handshake", status: "passed" },
        { name: "session_start", status: "passed" },
        { name: "prompt_exchange", status: "passed" },
      ],
      required_flags: [],
    })
    expect(JSON.stringify(document.next)).not.toContain("127.0.0.1")
    expect(summary(document)).toContain("put its NAME@sha256:DIGEST into IMAGE")
  })

  it.each<[string, Partial<Tried>, string]>([
    ["a check failed", { checks: [{ name: "session_start", status: "failed", detail: "it said no" }] }, "failed"],
    ["a check was not reached", { checks: [{ name: "session_start", status: "skipped" }] }, "failed"],
    ["nothing was checked", { checks: [] }, "failed"],
    ["something is left", { problems: ["/tmp/x cannot be removed"] }, "failed"],
    ["it was interrupted", { interrupted: true }, "interrupted"],
  ])("says nothing of what comes next where %s", (_, more, result) => {
    const document = documentOf("checkfu", built, { ...good, ...more })
    expect(document).toMatchObject({ result, next: {}, required_flags: [] })
    expect(summary(document)).not.toMatch(/harness (add|verify|test)/)
  })

  it("names the checks that a release declares, and no other", () => {
    const release = { entrypoint: "/a", protocol: "oneshot-v1", argv: [] } as const
    expect(checkNames({ ...built, release })).toEqual(["process_start", "prompt_exchange", "teardown"])
    const flags = { resume_flag: "-r", output_schema_flag: "-s" }
    expect(checkNames({ ...built, release: { ...release, ...flags } })).toEqual([
      "process_start",
      "prompt_exchange",
      "resume",
      "output_schema",
      "teardown",
    ])
  })

  it("says what this engine does not keep, and how long a registry was open", () => {
    const registry = { address: "0.0.0.0", port: 5000, seconds: 9, all_interfaces: true }
    const unenforceable = [{ limit: "memory", reason: "the kernel shows none" }] as const
    const text = summary(documentOf("checkfu", built, { ...good, registry, unenforceable }))
    expect(text).toContain("not enforced here: memory: the kernel shows none")
    expect(text).toContain("open to every network of this machine on port 5000 for 9 s")
  })
})
