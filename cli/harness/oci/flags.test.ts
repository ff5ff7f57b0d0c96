import { describe, expect, it } from "vitest"
import { drivers } from "../../../runtime/index.ts"
import { parse } from "../../arguments.ts"
import { commands } from "../../commands.ts"
import { asked } from "./asked.ts"
import { readConnection } from "../../platform/connection-file.ts"
import { misuse } from "./misuse.ts"
import { ociOptions } from "./options.ts"

const harness = commands.find(({ name }) => name === "harness")
const image = `ghcr.io/acme/custom-acp@sha256:${"0123456789abcdef".repeat(4)}`

/** The flags as a shell gives them, behind `harness test oci`. */
function given(...flags: readonly string[]) {
  if (harness === undefined) throw new Error("there is no command harness")
  return parse(harness, ["test", "oci", ...flags])
}

/** Words as a shell would split them. */
function words(...lines: readonly string[]): readonly string[] {
  return lines.join(" ").split(" ")
}

const acp = ["--name", "custom-acp", "--image", image, "--entrypoint", "/opt/acp"]
const oneshot = words(
  "--name custom-oneshot --build-context ./custom-oneshot --entrypoint /opt/oneshot --protocol oneshot-v1",
  "--argv=--prompt-path --argv={prompt_path} --prompt-transport argv_path --output-mode stream_json",
)

function refusal(...flags: readonly string[]): string {
  try {
    asked([], given(...flags), null)
    return "taken"
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const without = (flags: readonly string[], ...gone: readonly string[]): readonly string[] =>
  flags.filter(
    (flag, at) =>
      !gone.includes(flag) && !gone.includes(flags[at - 1] ?? "") && !gone.includes(flag.split("=")[0] ?? ""),
  )

describe("the flags of harness test oci", () => {
  it("are taken as the contract's page prints them", () => {
    const { name, source, release } = asked(
      [],
      given(
        ...words(
          "--name custom-oneshot --build-context ./custom-oneshot --entrypoint /opt/checkfu/bin/checkfu-oneshot",
          "--protocol oneshot-v1 --argv=--output-mode --argv=stream_json --argv=--prompt-path --argv={prompt_path}",
          "--argv={resume_flag} --prompt-transport argv_path --output-mode stream_json --resume-flag=--resume",
          "--output-schema-flag=--output-schema --output-schema-transport argv_path --working-directory /workspace",
        ),
      ),
      null,
    )
    expect({ name, source }).toEqual({ name: "custom-oneshot", source: { kind: "build", context: "./custom-oneshot" } })
    expect(release).toEqual({
      entrypoint: "/opt/checkfu/bin/checkfu-oneshot",
      protocol: "oneshot-v1",
      argv: ["--output-mode", "stream_json", "--prompt-path", "{prompt_path}", "{resume_flag}"],
      prompt_transport: "argv_path",
      output_mode: "stream_json",
      resume_flag: "--resume",
      output_schema_flag: "--output-schema",
      output_schema_transport: "argv_path",
      working_directory: "/workspace",
    })
  })

  it("say the profiles and the platform, and win over the connection file", () => {
    const connection = { apiUrl: "https://api.example.com", sandbox: "small", model: "cheap" }
    const from = (...flags: readonly string[]) => asked([], given(...acp, ...flags), connection)
    expect(from("--connection-file", "c.json")).toMatchObject({
      selectors: { sandbox: "small", model: "cheap" },
      context: { apiUrl: null, connectionFile: "c.json" },
    })
    expect(from("--sandbox", "large").selectors).toEqual({ sandbox: "large", model: "cheap" })
  })

  it("know the protocols of the catalog's drivers", () => {
    const spoken = drivers.flatMap(({ protocol }) => protocol ?? [])
    expect(ociOptions.find(({ name }) => name === "protocol")?.oneOf?.toSorted()).toEqual(spoken.toSorted())
  })

  it.each<[string, readonly string[], string]>([
    ["no name", without(acp, "--name"), "test oci needs --name NAME"],
    ["a name with capitals", [...without(acp, "--name"), "--name", "Mine"], "--name is lower-case letters and digits"],
    ["a name that is too long", [...without(acp, "--name"), "--name", "a".repeat(65)], "64 at most"],
    ["no image", without(acp, "--image"), "test oci needs --build-context FOLDER, or --image NAME@sha256:DIGEST"],
    ["both kinds of image", [...acp, "--build-context", "."], "give one of them"],
    [
      "an image by tag",
      [...without(acp, "--image"), "--image", "acme/a:latest"],
      "a tag can move; a push prints the digest",
    ],
    [
      "the page's gap",
      [...without(acp, "--image"), "--image", "a@sha256:<digest>"],
      "replace what stands in angle brackets",
    ],
    ["an empty image", [...without(acp, "--image"), "--image", ""], "--image is empty"],
    ["an image no registry takes", [...without(acp, "--image"), "--image", image.replace("acme", "ACME")], "at /image"],
    [
      "an open registry for nothing",
      [...acp, "--allow-registry-all-interfaces"],
      "with --image there is none: leave it out",
    ],
    ["no program", without(acp, "--entrypoint"), "test oci needs --entrypoint PATH"],
    ["a relative program", [...without(acp, "--entrypoint"), "--entrypoint", "bin/a"], "such as /bin/a, not bin/a"],
    ["a relative folder", [...acp, "--working-directory", "work"], "such as /work, not work"],
    ["the root as folder", [...acp, "--working-directory", "/"], "--working-directory / would hide the whole image"],
    ["argv for an agent", [...acp, "--argv=x"], "--argv is for one-shot programs: add --protocol oneshot-v1"],
    ["a prompt transport for an agent", [...acp, "--prompt-transport", "stdin"], "--prompt-transport is for one-shot"],
    ["a resume flag for an agent", [...acp, "--resume-flag=-r"], "--resume-flag is for one-shot programs"],
    ["arg for a one-shot program", [...oneshot, "--arg=x"], "give the program's arguments as --argv"],
    ["no prompt transport", without(oneshot, "--prompt-transport"), "oneshot-v1 needs --prompt-transport"],
    ["no output mode", without(oneshot, "--output-mode"), "oneshot-v1 needs --output-mode"],
    ["no place for the path", without(oneshot, "--argv"), "needs --argv={prompt_path} at the place of the path"],
    ["two places for the path", [...oneshot, "--argv={prompt_path}"], "--argv={prompt_path} stands 2 times: leave one"],
    [
      "a path and stdin",
      [...without(oneshot, "--prompt-transport"), "--prompt-transport", "stdin"],
      "leave out --argv={prompt_path}",
    ],
    ["a strange placeholder", [...oneshot, "--argv={model}"], "and not {model}"],
    ["a placeholder within a word", [...oneshot, "--argv=-p={prompt_path}x"], "each alone in an argument"],
    ["a resume flag without a place", [...oneshot, "--resume-flag=-r"], "--resume-flag needs --argv={resume_flag}"],
    ["a place without a resume flag", [...oneshot, "--argv={resume_flag}"], "needs --resume-flag=FLAG"],
    ["a schema flag alone", [...oneshot, "--output-schema-flag=-s"], "needs --output-schema-transport"],
    [
      "a schema transport alone",
      [...oneshot, "--output-schema-transport", "argv_json"],
      "needs --output-schema-flag=FLAG",
    ],
    [
      "an address that is none",
      [...acp, "--api-url", "example.com"],
      "such as https://api.example.com, not example.com",
    ],
    ["an option of another verb", [...acp, "--drain"], "--drain is of another verb of harness"],
    ["a secret", [...acp, `--arg=sk-ant-${"aB3".repeat(12)}`], "looks like"],
  ])("with %s are refused, and it is said what to change", (_, flags, message) => {
    expect(refusal(...flags)).toContain(message)
  })

  it("are refused with a word that is no flag, and with a dash that parses as one", () => {
    expect(misuse(["--stdio"], given(...acp))).toContain("is given as --arg=--stdio or --argv=--stdio")
    expect(() => given("--arg", "--stdio")).toThrow(
      "--arg takes a value, and what follows begins with a dash: write --arg=VALUE",
    )
    expect(() => given("--protocol", "acp")).toThrow("--protocol is one of acp-v1, oneshot-v1, not acp")
  })
})

describe("a connection file", () => {
  it("says where the platform is and which profiles are usual", () => {
    const text = '{"api_url": "https://a", "defaults": {"sandbox": "s", "model": "m", "other": 1}, "token_file": "t"}'
    expect(readConnection(text)).toEqual({ apiUrl: "https://a", sandbox: "s", model: "m" })
    expect(readConnection("{}")).toEqual({ apiUrl: null, sandbox: null, model: null })
  })

  it.each([
    ["{", "it is no JSON"],
    ["[]", "it is no JSON object"],
    ['{"defaults": 1}', "its defaults are no object"],
    ['{"defaults": {"model": 1}}', "its defaults.model is no text"],
    ['{"api_url": ""}', "its api_url is no text"],
  ])("with %s is refused", (text, message) => {
    expect(readConnection(text)).toContain(message)
  })
})
