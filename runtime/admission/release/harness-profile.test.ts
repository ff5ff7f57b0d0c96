import { describe, expect, it } from "vitest"
import { adoptionSources } from "../../../output/facts/adoption-sources.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import type { Harness } from "../../../output/facts/types.ts"
import { admitProfile } from "./harness-profile.ts"
import type { ProfileTerms } from "./harness-profile.ts"
import { admitConfiguration } from "./public-configuration.ts"

const image = `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`
const release = { image, entrypoint: "/opt/agent/acp" }
const codex = harnesses.find(({ name }) => name === "codex") as Harness
const readyEntry: Harness = {
  ...codex,
  id: "harness/ready-one",
  name: "ready-one",
  supply: { availability: "ready", image, receipt: "receipt_1" },
}
const terms: ProfileTerms = {
  drivers,
  harnesses: [...harnesses, readyEntry],
  sources: adoptionSources,
  releases: [{ id: "hrel_1", release }],
  target: { kind: "hosted" },
}
const local: Partial<ProfileTerms> = { target: { kind: "local", platforms: ["linux/amd64"] } }

/** The request for a profile, as the platform's documentation prints it. */
const printed = {
  name: "claims-specialist",
  source: {
    kind: "oci",
    release: {
      image: "ghcr.io/acme/claims-agent@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
      entrypoint: "/opt/agent/acp",
      arguments: ["--stdio"],
      working_directory: "/workspace",
      platform: { os: "linux", architecture: "amd64" },
      configuration_schema: {
        type: "object",
        properties: { industry: { type: "string" } },
        required: ["industry"],
        additionalProperties: false,
      },
    },
  },
  configuration: { industry: "insurance" },
}

async function answer(source: unknown, more: Partial<ProfileTerms> = {}, configuration?: unknown): Promise<string> {
  const request = { name: "one", source, ...(configuration === undefined ? {} : { configuration }) }
  const result = await admitProfile(request, { ...terms, ...more })
  return result.ok ? `${result.kind} ${result.harness?.name ?? "-"} ${result.driver.name}` : result.refusal.code
}

describe("a harness profile", () => {
  it("is admitted as the platform's documentation prints the request", async () => {
    expect(await admitProfile(printed, terms)).toMatchObject({
      ok: true,
      name: "claims-specialist",
      kind: "oci",
      harness: null,
      image: printed.source.release.image,
      configuration: { industry: "insurance" },
    })
  })

  it.each<[string, unknown, Partial<ProfileTerms>, string]>([
    ["a ready entry", { kind: "catalog", entry: "ready-one" }, {}, "catalog ready-one acp-v1"],
    ["an entry without image", { kind: "catalog", entry: "codex" }, {}, "profile/other-source"],
    ["a blocked entry with its default image", { kind: "catalog", entry: "openclaw" }, {}, "profile/other-source"],
    ["a fixture, hosted", { kind: "catalog", entry: "checkfu-mock" }, {}, "profile/fixture-deployed"],
    ["a fixture, locally", { kind: "catalog", entry: "checkfu-mock" }, local, "catalog checkfu-mock acp-v1"],
    ["a connected entry", { kind: "catalog", entry: "openclaw-connected" }, {}, "profile/connected-entry"],
    ["an unknown entry", { kind: "catalog", entry: "codexx" }, {}, "profile/unknown-entry"],
    ["the image of an entry without one", { kind: "recipe", entry: "codex", image }, {}, "recipe codex acp-v1"],
    ["the image of a blocked entry", { kind: "recipe", entry: "openclaw", image }, {}, "recipe openclaw acp-v1"],
    ["an image for a ready entry", { kind: "recipe", entry: "ready-one", image }, {}, "profile/other-source"],
    [
      "an image for a connected entry",
      { kind: "recipe", entry: "openclaw-connected", image },
      {},
      "profile/connected-entry",
    ],
    ["an image by tag", { kind: "recipe", entry: "codex", image: "acme/codex:latest" }, {}, "profile/malformed"],
    ["a release that exists", { kind: "release", release_id: "hrel_1", driver: "acp-v1" }, {}, "release - acp-v1"],
    [
      "a release by another driver",
      { kind: "release", release_id: "hrel_1", driver: "oneshot-v1" },
      {},
      "profile/other-driver",
    ],
    [
      "a release of somebody else",
      { kind: "release", release_id: "hrel_2", driver: "acp-v1" },
      {},
      "profile/unknown-release",
    ],
    ["an image of its own", { kind: "oci", release }, {}, "oci - acp-v1"],
    [
      "an image for another platform",
      { kind: "oci", release: { ...release, platform: { os: "linux", architecture: "arm64" } } },
      {},
      "release/platform",
    ],
    ["a connected runtime", { kind: "ConnectedRuntime" }, {}, "profile/malformed"],
    ["two sources at once", { kind: "catalog", entry: "ready-one", release }, {}, "profile/malformed"],
    ["no source", undefined, {}, "profile/malformed"],
  ])("from %s", async (_, source, more, expected) => {
    expect(await answer(source, more)).toBe(expected)
  })

  it("repeats neither a foreign release's id nor a value of the request", async () => {
    const result = await admitProfile(
      { name: "one", source: { kind: "release", release_id: "hrel_9", driver: "acp-v1" } },
      terms,
    )
    expect(JSON.stringify(result)).not.toContain("hrel_9")
  })
})

describe("a configuration", () => {
  const schema = printed.source.release.configuration_schema
  const source = { kind: "oci", release: { ...release, configuration_schema: schema } }

  it.each([
    [{ industry: "insurance" }, "oci - acp-v1"],
    [{ industry: 7 }, "configuration/invalid"],
    [{}, "configuration/invalid"],
    [undefined, "configuration/invalid"],
    [{ industry: "insurance", region: "eu" }, "configuration/invalid"],
    [{ industry: `sk-ant-${"aB3".repeat(12)}` }, "configuration/secret"],
    [{ industry: "insurance", api_key: "x" }, "configuration/secret"],
  ])("%j by the printed schema is answered %s", async (configuration, expected) => {
    expect(await answer(source, {}, configuration)).toBe(expected)
  })

  it("needs a schema, unless it is empty", async () => {
    expect(await answer({ kind: "oci", release }, {}, {})).toBe("oci - acp-v1")
    expect(await answer({ kind: "oci", release }, {}, { a: 1 })).toBe("configuration/no-schema")
    expect(await answer({ kind: "recipe", entry: "codex", image }, {}, { a: 1 })).toBe("configuration/no-schema")
  })

  it("is refused where nobody can judge it, and the engine is named", async () => {
    const missing = { code: "missing", pointer: "", message: "ajv is not installed", fix: "install ajv" }
    const validate = async (): Promise<{ ok: false; refused: "engine"; findings: readonly [typeof missing] }> => ({
      ok: false,
      refused: "engine",
      findings: [missing],
    })
    expect(await admitConfiguration({ configuration_schema: schema }, {}, validate)).toMatchObject({
      refusal: {
        code: "configuration/unanswered",
        what: expect.stringContaining("ajv is not installed"),
        fix: "install ajv",
      },
    })
  })

  it("shows nothing of a secret that it held", async () => {
    const secret = `ghp_${"aB3".repeat(12)}`
    const result = await admitConfiguration({ configuration_schema: true }, { deep: [{ note: secret }] })
    expect(result).toMatchObject({ refusal: { what: expect.stringContaining("/deep/0/note") } })
    expect(JSON.stringify(result)).not.toContain(secret)
  })
})
