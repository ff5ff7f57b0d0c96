import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { beforeAll, describe, expect, it } from "vitest"
import { schemaFiles } from "../../generators/emit/schema.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import { commandOf, promptPlaceholder, resumePlaceholder } from "../../model/command.ts"
import { includes } from "../../model/includes.ts"
import { identifierOf } from "../../model/naming.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload } from "../../model/wire-type.ts"
import { decodeHarnessRelease, decodeOciRegistration, decodeOneshotRelease } from "../../output/documents/index.ts"
import { compiledDecoders } from "./compile.ts"
import type { Decoder } from "./compile.ts"
import { singleFaults } from "./faults.ts"
import type { Json } from "./faults.ts"
import { disagreement } from "./judges.ts"

type Release = { readonly [member: string]: Json }

const digest = `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`
const head = { image: digest, entrypoint: "/opt/agent/acp" }

/** A third reading of the rules across fields, as the platform's documentation states them; whether they are kept. */
function kept(release: Release): boolean {
  const oneshot = release["protocol"] === "oneshot-v1"
  const argv = (release["argv"] ?? []) as readonly string[]
  const times = (text: string): number => argv.filter((element) => element === text).length
  if (oneshot !== "argv" in release || (oneshot && "arguments" in release)) return false
  if (oneshot !== "prompt_transport" in release || oneshot !== "output_mode" in release) return false
  if (!oneshot && ["resume_flag", "output_schema_flag", "output_schema_transport"].some((name) => name in release))
    return false
  if (!oneshot) return true
  const prompts = times("{prompt_path}")
  if (release["prompt_transport"] === "argv_path" ? prompts !== 1 : prompts !== 0) return false
  if (times("{resume_flag}") !== ("resume_flag" in release ? 1 : 0)) return false
  if ("output_schema_flag" in release !== "output_schema_transport" in release) return false
  const others = argv.filter((element) => element !== "{prompt_path}" && element !== "{resume_flag}")
  return others.every(
    (element) =>
      !/^\{[^]*\}$/.test(element) && !element.includes("{prompt_path}") && !element.includes("{resume_flag}"),
  )
}

const [prompt, resume] = ["{prompt_path}", "{resume_flag}"]
const pool: { readonly [member: string]: readonly (Json | undefined)[] } = {
  protocol: [undefined, "acp-v1", "oneshot-v1"],
  arguments: [undefined, ["--stdio"]],
  argv: [
    undefined,
    [],
    ["x"],
    [prompt],
    [prompt, prompt],
    [resume],
    [resume, resume],
    ["--a", prompt, resume, "--b"],
    [prompt, "{model}"],
    ["{}"],
    [`--file=${prompt}`],
    [`${resume} `, "{", "}"],
    ["a{b}c", prompt],
  ],
  prompt_transport: [undefined, "stdin", "argv_path"],
  output_mode: [undefined, "text"],
  resume_flag: [undefined, "--resume"],
  output_schema_flag: [undefined, "--output-schema"],
  output_schema_transport: [undefined, "argv_json", "argv_path"],
}

function combinations(): readonly Release[] {
  return Object.entries(pool).reduce<readonly Release[]>(
    (found, [name, values]) =>
      values.flatMap((value) =>
        found.map((release) => (value === undefined ? release : { ...release, [name]: value })),
      ),
    [head],
  )
}

/** What a document is judged by. */
interface Judges {
  readonly payload: Payload
  readonly schema: object
  readonly decode: Decoder
  readonly decodeText: Decoder
  readonly stated: Schema.Top
}

let catalog: Catalog
const judges = new Map<string, Judges>()

/** The schema that the module of a document states, as Effect reads it. */
async function statedIn(name: string): Promise<Schema.Top> {
  const module = (await import(`../../catalog/documents/${name}.ts`)) as { readonly [name: string]: unknown }
  return (module[identifierOf(name)] as { readonly payload: Schema.Top }).payload
}

beforeAll(async () => {
  const { facts, acp } = await load({ root: new URL("../..", import.meta.url).pathname, cacheFolder: null })
  catalog = resolve(facts, acp).catalog
  const decoders = await compiledDecoders({ ...catalog, contracts: [] })
  const schemas = new Map(schemaFiles(catalog, "out").map(({ path, text }) => [path, JSON.parse(text) as object]))
  for (const { name, payload } of catalog.documents) {
    const type = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    judges.set(name, {
      payload,
      schema: schemas.get(`out/schemas/documents/${name}.schema.json`) as object,
      decode: decoders.get(`documents/decode${type}`) as Decoder,
      decodeText: decoders.get(`documents/decode${type}Text`) as Decoder,
      stated: await statedIn(name),
    })
  }
}, 60_000)

/** Every judge's verdict on values of one document; whoever disagrees fails the test. */
function judged(name: string, values: readonly (readonly [Json, boolean])[]): { readonly [verdict: string]: number } {
  const { payload, decode, decodeText, stated } = judges.get(name) as Judges
  const effect = Schema.decodeUnknownResult(stated as Schema.Codec<unknown>, { onExcessProperty: "error" })
  const counts = { accepted: 0, refused: 0 }
  for (const [value, expected] of values) {
    const [first] = accepts(payload, value)
    const [one, other] = [decode(value), decodeText(JSON.stringify(value))]
    const verdicts = [first === undefined, one.ok, other.ok, Result.isSuccess(effect(value))]
    if (verdicts.some((verdict) => verdict !== expected))
      expect.fail(`${name} ${JSON.stringify(value)}: ${expected}, but ${verdicts.join()}`)
    if (
      !one.ok &&
      !other.ok &&
      JSON.stringify([one.error.path, one.error.agreement]) !== JSON.stringify([first?.path, first?.agreement])
    )
      expect.fail(`${name} ${JSON.stringify(value)}: ${JSON.stringify([one.error, first])}`)
    counts[expected ? "accepted" : "refused"]++
  }
  return counts
}

// Of acp-v1, named or not, with arguments or without: 4. One-shot: 6 ways to place prompt and flag, times 3 of a schema.
describe("the rules across the fields of a release", () => {
  it("are read alike by interpreter, generated decoder, Effect and a third reading, in every combination", () => {
    const all = combinations()
    expect(
      judged(
        "harness-release",
        all.map((release) => [release, kept(release)]),
      ),
    ).toEqual({
      accepted: 22,
      refused: 5_594,
    })
    const oneshot = all.map((release): [Json, boolean] => [
      release,
      release["protocol"] === "oneshot-v1" && kept(release),
    ])
    expect(judged("oneshot-release", oneshot)).toEqual({ accepted: 18, refused: 5_598 })
    const registrations = all.map((release): [Json, boolean] => [
      { name: "claims-specialist", source: { kind: "oci", release } },
      kept(release),
    ])
    expect(judged("oci-registration", registrations)).toEqual({ accepted: 22, refused: 5_594 })
  }, 120_000)

  it("are none of a schema's business: it takes what only they refuse", () => {
    for (const [name, { payload, schema, decode, stated }] of judges) {
      const judge = disagreement({ payload, schema, decode, stated })
      const wrap = (release: Release): Json =>
        name === "oci-registration" || name === "harness-profile"
          ? { name: "a", source: { kind: "oci", release } }
          : release
      for (const release of combinations().filter((_, index) => index % 17 === 0))
        expect(judge(wrap(release))).toBeNull()
    }
  })

  it("make of every one-shot release a harness release too", () => {
    const wider = (judges.get("harness-release") as Judges).payload
    expect(includes(wider, (judges.get("oneshot-release") as Judges).payload)).toEqual({ included: true })
  })

  it("have the placeholders that the command of a turn replaces", () => {
    expect([promptPlaceholder, resumePlaceholder]).toEqual([prompt, resume])
    let commands = 0
    for (const release of combinations()) {
      const decoded = decodeOneshotRelease(release)
      if (!decoded.ok) continue
      const command = commandOf(decoded.value, { turn: "later", promptPath: "/p" })
      expect(command.ok && command.argv.some((element) => /\{(?:prompt_path|resume_flag)\}/.test(element))).toBe(false)
      commands++
    }
    expect(commands).toBe(18)
  })
})

describe("single faults of a document", () => {
  it.each([
    ["harness-release", { ...head, arguments: ["--stdio"], platform: { os: "linux", architecture: "amd64" } }],
    [
      "oneshot-release",
      {
        ...head,
        protocol: "oneshot-v1",
        argv: ["--prompt", prompt, resume],
        prompt_transport: "argv_path",
        output_mode: "stream_json",
        resume_flag: "--resume",
        output_schema_flag: "--schema",
        output_schema_transport: "argv_json",
        working_directory: "/workspace",
        configuration_schema: { type: "object" },
      },
    ],
    ["oci-registration", { name: "a-1", source: { kind: "oci", release: head }, configuration: { industry: "x" } }],
    ["harness-profile", { name: "a-1", source: { kind: "recipe", entry: "codex", image: head.image } }],
    ["harness-profile", { name: "a-1", source: { kind: "release", release_id: "hrel_1", driver: "acp-v1" } }],
    ["model-credential", { key: "a", provider_key: "anthropic", api_key: "k" }],
    ["model-routing-profile", { key: "a", access: "harness_owned" }],
    [
      "model-routing-revision",
      {
        expected_resource_version: 1,
        routing_policy: "fallback",
        candidates: [
          {
            tier: "default",
            provider: "openai",
            model: "gpt-5.5",
            credential_source: { type: "platform_provider", provider_key: "openai", policy: "eligible_at_admission" },
            effort: "high",
          },
          {
            tier: "planning",
            provider: "anthropic",
            model: "m",
            credential_source: { type: "workspace_credential", model_credential_id: "mcred_1" },
          },
        ],
      },
    ],
    [
      "compatibility-cell",
      {
        harness_profile_version: "a",
        release_digest: "b",
        driver: "c",
        sandbox_image: "d",
        model_routing_revision: "e",
        policy_hash: "f",
        suite_revision: "g",
        target: "h",
        qualification: "i",
      },
    ],
    ["runtime-manifest", { version: 1, name: "a-1", command: ["node", "agent.js"], modes: ["code", "review"] }],
  ] as readonly (readonly [string, Json])[])(
    "of %s are judged alike by all",
    (name, seed) => {
      const document = judges.get(name) as Judges
      const judge = disagreement(document)
      const seeds = [sample(document.payload) as Json, seed]
      for (const each of seeds) expect(document.decode(each)).toEqual({ ok: true, value: each })
      let count = 0
      for (const value of singleFaults(document.payload, seeds)) {
        if (JSON.stringify(value).length > 20_000 && count++ % 10 !== 0) continue
        const difference = judge(value)
        if (difference !== null) expect.fail(difference)
      }
    },
    120_000,
  )
})

describe("what the platform's pages print", () => {
  it("is accepted: the two commands of the author's kit and the request that registers an image", () => {
    const oneshot = {
      protocol: "oneshot-v1",
      image: digest,
      entrypoint: "/opt/checkfu/bin/checkfu-oneshot",
      argv: ["--output-mode", "stream_json", "--prompt-path", prompt, resume],
      prompt_transport: "argv_path",
      output_mode: "stream_json",
      resume_flag: "--resume",
      output_schema_flag: "--output-schema",
      output_schema_transport: "argv_path",
      working_directory: "/workspace",
    }
    expect(decodeHarnessRelease(oneshot)).toMatchObject({ ok: true })
    expect(decodeOneshotRelease(oneshot)).toMatchObject({ ok: true })
    const acp = { ...head, protocol: "acp-v1", arguments: ["--stdio"], working_directory: "/workspace" }
    expect(decodeHarnessRelease(acp)).toMatchObject({ ok: true })
    expect(decodeOneshotRelease(acp)).toMatchObject({ ok: false, error: { path: ["protocol"] } })
    const registration = {
      name: "claims-specialist",
      source: {
        kind: "oci",
        release: {
          ...head,
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
    expect(decodeOciRegistration(registration)).toMatchObject({ ok: true })
  })

  it.each([
    ["by tag", "ghcr.io/acme/agent:latest"],
    ["by tag and digest", `ghcr.io/acme/agent:1@sha256:${"0".repeat(64)}`],
    ["by a short digest", `ghcr.io/acme/agent@sha256:${"0".repeat(63)}`],
    ["by a digest in capitals", `ghcr.io/acme/agent@sha256:${"A".repeat(64)}`],
    ["by a digest alone", `@sha256:${"0".repeat(64)}`],
    ["with more behind it", `agent@sha256:${"0".repeat(64)}\n`],
    ["with a scheme", `https://ghcr.io/agent@sha256:${"0".repeat(64)}`],
  ])("an image %s is refused", (_, image) => {
    expect(decodeHarnessRelease({ ...head, image })).toMatchObject({ ok: false, error: { path: ["image"] } })
  })

  it.each([`agent@sha256:${"0".repeat(64)}`, `localhost:5000/a/b_c/d.e--f@sha256:${"f".repeat(64)}`])(
    "the image %s is accepted",
    (image) => {
      expect(decodeHarnessRelease({ ...head, image })).toMatchObject({ ok: true })
    },
  )

  it("a broken rule is named, at the member to mend, with what mends it", () => {
    const release = { ...head, protocol: "oneshot-v1", argv: [], prompt_transport: "argv_path", output_mode: "text" }
    expect(decodeOciRegistration({ name: "a", source: { kind: "oci", release } })).toEqual({
      ok: false,
      error: {
        kind: "invalid",
        path: ["source", "release", "argv"],
        expected:
          "agreement prompt-by-path: argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
        actual: "array",
        fact: "document/oci-registration",
        agreement: {
          name: "prompt-by-path",
          repair: "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
        },
      },
    })
  })
})
