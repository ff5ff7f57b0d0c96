import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { parse } from "../arguments.ts"
import { commands } from "../commands.ts"
import { connectionOf, serveFiles } from "./connection.ts"
import type { Environment } from "./connection.ts"

const folder = mkdtempSync(join(tmpdir(), "connection-"))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, "served"))
mkdirSync(join(folder, "empty"))
const files = {
  "key.txt": "from-file\n",
  "blank.txt": "\n",
  "torn.txt": "two words\n",
  "connection.json": '{ "api_url": "https://file.example" }',
  [`served/${serveFiles.apiUrl}`]: "http://127.0.0.1:4400/\n",
  [`served/${serveFiles.rootKey}`]: "root-of-local\n",
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

const model = commands.find(({ name }) => name === "model")

function connection(flags: readonly string[], environment: Environment = {}): string {
  if (model === undefined) throw new Error("there is no command model")
  try {
    const { apiUrl, apiKey } = connectionOf(folder, parse(model, flags), environment)
    return `${apiUrl} ${apiKey}`
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const env = { CHECKFU_API_URL: "https://variable.example/", CHECKFU_API_KEY: "from-variable" }
const local = "http://127.0.0.1:4400"

describe("a connection to a platform", () => {
  it.each<[string, readonly string[], Environment, string]>([
    ["the environment", [], env, "https://variable.example from-variable"],
    [
      "an option before the environment",
      ["--api-url=https://option.example"],
      env,
      "https://option.example from-variable",
    ],
    [
      "a connection file before the environment",
      ["--connection-file=connection.json"],
      env,
      "https://file.example from-variable",
    ],
    ["a key file before the variable", ["--api-key-file=key.txt"], env, "https://variable.example from-file"],
    ["the data of a local server", ["--data=served"], {}, `${local} root-of-local`],
    ["that server alone, whatever the environment says", ["--data=served"], env, `${local} root-of-local`],
    ["that server with another key", ["--data=served", "--api-key-file=key.txt"], env, `${local} from-file`],
  ])("comes from %s", (_, flags, environment, expected) => {
    expect(connection(flags, environment)).toBe(expected)
  })

  it.each<[string, readonly string[], Environment, string]>([
    ["a folder without a server", ["--data=empty"], {}, "checkfu serve --data empty"],
    ["two places", ["--data=served", "--api-url=https://a.example"], {}, "give one of them"],
    ["an address that is none", ["--api-url=api.example.com"], env, "is an http or https URL"],
    ["a password in the address", ["--api-url=https://a:b@c.example"], env, "no user"],
    ["no key", ["--api-url=https://a.example"], {}, "put one into CHECKFU_API_KEY"],
    ["an empty key file", ["--api-key-file=blank.txt"], env, "is empty"],
    ["a key in two words", ["--api-key-file=torn.txt"], env, "no single word"],
  ])("is refused for %s", (_, flags, environment, expected) => {
    const said = connection(flags, environment)
    expect(said).toContain(expected)
    expect(said).not.toMatch(/from-|root-of|two words|a:b/)
  })

  it("sends the key of a local server to that server alone", () => {
    const elsewhere = connectionOf.bind(null, folder)
    if (model === undefined) throw new Error("there is no command model")
    const given = parse(model, ["--api-url=https://other.example"])
    expect(() => elsewhere(given, {})).toThrow("there is no key for https://other.example")
  })

  it("has no option that takes a key", () => {
    for (const { name, options } of commands)
      for (const option of options)
        if (option.value !== null) expect(option.name, name).not.toMatch(/^(?:api-)?key$|^secret$|^token$|^bearer$/)
  })
})
