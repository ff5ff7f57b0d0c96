import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openModelServer } from "../../runtime/model-server/index.ts"
import type { ModelServer } from "../../runtime/model-server/index.ts"
import { createCheckfu } from "../../output/client/index.ts"
import type { Checkfu } from "../../output/client/index.ts"
import { hasContainers, nothingLeft, openContainers, until } from "./support/containers.ts"
import type { Containers } from "./support/containers.ts"

let containers: Containers
let models: ModelServer
let server: ChildProcess
let checkfu: Checkfu
let image: string
let routing: string

beforeAll(async () => {
  if (!hasContainers) return
  containers = openContainers()
  const context = join(containers.folder, "context")
  mkdirSync(context)
  cpSync("test/harness", join(context, "harness"), { recursive: true })
  writeFileSync(join(context, "package.json"), '{ "type": "module" }\n')
  writeFileSync(join(context, "Containerfile"), "FROM localhost/base:test\nCOPY . /opt/\n")
  image = containers.image(context, "locus")
  models = await openModelServer({
    answers: ({ userText }) => ({ kind: "text", text: /nothing else: (\w+)/.exec(userText)?.[1] ?? "Noted." }),
  })
  checkfu = await serving()
  routing = await routed()
})
afterAll(async () => {
  if (!hasContainers) return
  const gone = new Promise((done) => server.once("close", done))
  server.kill("SIGTERM")
  await gone
  expect(containers.found()).toEqual(nothingLeft)
  await models.close()
  await containers.close()
})

/** Serves everything on this machine, with a provider that says what it is asked to say. */
async function serving(): Promise<Checkfu> {
  const anywhere = { host: "127.0.0.1", port: 0 }
  const accepts = [{ dialect: "openai_chat", path: "/v1/chat/completions" }]
  const echo = { name: "echo", origin: models.url, credential: { header: "authorization", prefix: "Bearer " }, accepts }
  const configuration = {
    api: { listen: anywhere },
    gateway: { listen: anywhere },
    operations: null,
    providers: [echo],
  }
  const file = join(containers.folder, "serve.json")
  writeFileSync(file, JSON.stringify(configuration))
  const args = ["serve", "--json", "--config", file, "--data", join(containers.folder, "data")]
  server = spawn("checkfu", args, { env: containers.environment, stdio: ["ignore", "pipe", "pipe"] })
  let [out, err] = ["", ""]
  server.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text))
  server.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text))
  await until(() => out.endsWith("}\n") || server.exitCode !== null)
  if (server.exitCode !== null) throw new Error(err)
  const { api, root_key_file: keyFile } = JSON.parse(out) as { readonly api: string; readonly root_key_file: string }
  return createCheckfu({ baseUrl: api, apiKey: readFileSync(keyFile, "utf8").trim() })
}

/** Publishes a way to that provider, and answers with its key. */
async function routed(): Promise<string> {
  const { data } = await checkfu.workspaces.list()
  const workspace = data[0]?.id ?? ""
  const credential = await checkfu.modelCredentials.create(workspace, {
    key: "mine",
    provider_key: "echo",
    api_key: "sk-nothing-is-bought",
  })
  const profile = await checkfu.modelRoutingProfiles.create(workspace, { key: "primary" })
  await checkfu.modelRoutingProfiles.publish(profile.id, {
    expected_resource_version: profile.resource_version,
    routing_policy: "pinned",
    candidates: [
      {
        tier: "default",
        provider: "echo",
        model: "echo",
        credential_source: { type: "workspace_credential", model_credential_id: credential.id },
      },
    ],
  })
  return profile.key
}

/** Verifies a program of the image, with the proof of where its tools are called from. */
async function verified(name: string, program: string) {
  const release = { image, entrypoint: "/usr/bin/node", arguments: [`/opt/harness/${program}`, "--declare", "none"] }
  const profile = await checkfu.harnessRuntime.profiles.create({ name, source: { kind: "oci", release } })
  const asked = { model_routing_profile: routing, prove_platform_mcp: true }
  const { id } = await checkfu.harnessRuntime.verifications.create(profile.id, asked)
  let report: string | null = null
  for (;;) {
    const { state, report_id: made } = await checkfu.harnessRuntime.verifications.read(id)
    report = made
    if (state !== "queued" && state !== "running") break
    await new Promise((next) => void setTimeout(next, 200))
  }
  const { result, checks } = await checkfu.conformanceReports.read(report ?? "")
  return { result, failed: checks.filter(({ verdict }) => verdict === "failed").map(({ check }) => check), checks }
}

it("podman and runc are there where tests must not be skipped", () => {
  expect(hasContainers || !process.env["CI"], "CI is set, and podman or runc is missing").toBe(true)
})

describe.runIf(hasContainers)("a verification that proves where tools are called from", () => {
  it("passes for a harness that the platform served, and fails for one that only tells of it", async () => {
    const served = await verified("calling", "reference/main.js")
    expect(served).toMatchObject({ result: "passed", failed: [] })
    expect(served.checks).toContainEqual(
      expect.objectContaining({ check: "capability_execution_locus", verdict: "passed" }),
    )
    const narrated = await verified("narrating", "narrating.js")
    expect(narrated).toMatchObject({ result: "failed", failed: ["capability_execution_locus"] })
  })
})
