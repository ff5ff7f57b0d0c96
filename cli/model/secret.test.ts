import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"
import type { Arguments } from "../command.ts"
import { secretOf } from "./secret.ts"

const given: Arguments = { positional: [], options: {}, lists: {} }
const piped = (text: string) => ({ environment: {}, input: Readable.from([Buffer.from(text)]) })

async function secret(places: Parameters<typeof secretOf>[2]): Promise<string> {
  return secretOf("/", given, places).catch((thrown: unknown) =>
    thrown instanceof Error ? thrown.message : String(thrown),
  )
}

describe("a secret", () => {
  it("is read from a pipe to its end, without the white space around it", async () => {
    expect(
      await secret({ environment: {}, input: Readable.from([Buffer.from("sk-ca"), Buffer.from("nary\r\n")]) }),
    ).toBe("sk-canary")
  })

  it("is not asked for where a person would type it, and it would show", async () => {
    expect(await secret({ environment: {}, input: null })).toContain("or from a pipe")
  })

  it.each([
    ["two words", "sk canary", "no single word"],
    ["nothing", " \n", "is empty"],
    ["more than the platform takes", "s".repeat(8_193), "no single word"],
  ])("of %s is refused without being shown", async (_, text, expected) => {
    const said = await secret(piped(text))
    expect(said).toContain(expected)
    expect(said).not.toMatch(/canary|ssss/)
  })
})
