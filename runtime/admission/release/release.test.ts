import { describe, expect, it } from "vitest"
import { drivers } from "../../../output/facts/drivers.ts"
import { admitRelease } from "./release.ts"
import type { SchemaChecker, Target } from "./release.ts"

const image = `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`
const acp = { image, entrypoint: "/opt/agent/acp" }
const oneshot = {
  image,
  entrypoint: "/opt/agent/oneshot",
  protocol: "oneshot-v1",
  argv: ["--prompt", "{prompt_path}"],
  prompt_transport: "argv_path",
  output_mode: "text",
}
const platform = (architecture: string): object => ({ platform: { os: "linux", architecture } })
const hosted: Target = { kind: "hosted" }
const local: Target = { kind: "local", platforms: ["linux/arm64", "linux/riscv64"] }

function answer(source: unknown, target: Target = hosted, checkSchema?: SchemaChecker): string {
  const terms = { drivers, target }
  const result = admitRelease(source, checkSchema === undefined ? terms : { ...terms, checkSchema })
  return result.ok ? result.driver.name : result.refusal.code
}

describe("a release", () => {
  it("is driven by what its protocol names, and by acp-v1 where it names none", () => {
    expect(answer(acp)).toBe("acp-v1")
    expect(answer({ ...acp, protocol: "acp-v1", arguments: ["--stdio"] })).toBe("acp-v1")
    expect(answer(oneshot)).toBe("oneshot-v1")
  })

  it.each<[object, Target, string]>([
    [{}, hosted, "acp-v1"],
    [platform("amd64"), hosted, "acp-v1"],
    [platform("arm64"), hosted, "release/platform"],
    [platform("amd64"), local, "release/platform"],
    [platform("arm64"), local, "acp-v1"],
    [platform("riscv64"), local, "acp-v1"],
    [platform("amd64"), { kind: "local", platforms: [] }, "release/platform"],
    [{}, local, "acp-v1"],
  ])("of %j on %j is answered %s", (part, target, expected) => {
    expect(answer({ ...acp, ...part }, target)).toBe(expected)
  })

  it.each([
    [null],
    [{}],
    [{ ...acp, image: "ghcr.io/acme/claims-agent:latest" }],
    [{ ...acp, argv: ["x"] }],
    [{ ...acp, protocol: "acp-v2" }],
    [{ ...acp, platform: { os: "windows", architecture: "amd64" } }],
    [{ ...oneshot, argv: ["{prompt_path}", "{prompt_path}"] }],
    [{ ...oneshot, argv: ["--prompt"] }],
    [{ ...oneshot, arguments: ["--stdio"] }],
    [{ ...oneshot, output_schema_flag: "--schema" }],
    [{ ...acp, tag: "latest" }],
  ])("that cannot be read is refused: %j", (source) => {
    expect(answer(source)).toBe("release/malformed")
  })

  it("that breaks a rule across fields is told how to mend it", () => {
    const result = admitRelease({ ...oneshot, argv: ["--prompt"] }, { drivers, target: hosted })
    expect(result).toMatchObject({
      refusal: { fix: "put {prompt_path} into argv once, or take the prompt by stdin and remove it" },
    })
  })

  it("whose schema is outside the safety profile is refused with the finding", () => {
    const source = { ...acp, configuration_schema: { properties: { a: { pattern: "(a+)+$" } } } }
    expect(answer(source)).toBe("release/unsafe-schema")
    expect(admitRelease(source, { drivers, target: hosted })).toMatchObject({
      refusal: { what: expect.stringMatching(/pattern-[a-z-]+ at \/properties\/a\/pattern/) },
    })
    for (const schema of [true, false, {}]) expect(answer({ ...acp, configuration_schema: schema })).toBe("acp-v1")
    expect(answer({ ...acp, configuration_schema: 7 })).toBe("release/unsafe-schema")
  })

  it("asks the checker that it is given for the very schema", () => {
    const asked: string[] = []
    const refusing: SchemaChecker = (source) => {
      asked.push(source)
      return { ok: false, findings: [] }
    }
    expect(answer({ ...acp, configuration_schema: { type: "object" } }, hosted, refusing)).toBe("release/unsafe-schema")
    expect(answer(acp, hosted, refusing)).toBe("acp-v1")
    expect(asked).toEqual(['{"type":"object"}'])
  })

  it("holds no secret in its arguments or in the values of its schema", () => {
    const secret = `ghp_${"aB3".repeat(12)}`
    const inSchema = (schema: object): string => answer({ ...acp, configuration_schema: schema })
    expect(answer({ ...acp, arguments: ["--token", secret] })).toBe("release/secret")
    expect(answer({ ...oneshot, argv: ["{prompt_path}", secret] })).toBe("release/secret")
    expect(inSchema({ properties: { region: { default: secret } } })).toBe("release/secret")
    expect(inSchema({ properties: { region: { enum: ["eu", secret] } } })).toBe("release/secret")
    expect(inSchema({ examples: [{ api_key: "anything" }] })).toBe("release/secret")
    expect(inSchema({ properties: { token: { type: "string" }, default: { type: "string" } } })).toBe("acp-v1")
    const result = admitRelease({ ...acp, arguments: [secret] }, { drivers, target: hosted })
    expect(JSON.stringify(result)).not.toContain(secret)
  })

  it("is undriven where no driver speaks its protocol", () => {
    expect(
      admitRelease(oneshot, { drivers: drivers.filter(({ name }) => name !== "oneshot-v1"), target: hosted }),
    ).toMatchObject({
      refusal: { code: "release/no-driver" },
    })
  })
})
