// oxlint-disable-next-line import/no-unassigned-import -- adds the formats to the dialect
import "@hyperjump/json-schema/formats"
import { registerSchema, setShouldValidateFormat, validate } from "@hyperjump/json-schema/draft-2020-12"
import { describe, expect, it, vi } from "vitest"
import { formatsByName } from "../../runtime/admission/configuration/format/formats.ts"
import { dialectUri, formats } from "../../runtime/admission/profile/keywords.ts"
import type { FormatName } from "../../runtime/admission/profile/keywords.ts"
import { edited } from "../json-schema/edited.ts"
import { suiteGroups } from "../json-schema/fixtures.ts"
import { randomFrom } from "../json-schema/random.ts"

const edits = 10_000

/** Theirs map host names by UTS #46 first, capitals and what is not normalized included: another format. */
const compared = (formats as readonly FormatName[]).filter((name) => !name.startsWith("idn-"))

/** Where theirs are otherwise: reserved labels are none, A-labels of mail addresses any, and a time has no leap second. */
const otherwise: { readonly [Name in FormatName]?: RegExp } = {
  hostname: /--/,
  email: /xn--/i,
  time: /:60/,
}

/** Texts that somebody thought of for a format. */
function textsOf(name: FormatName): readonly string[] {
  const groups = suiteGroups().filter(({ file }) => file === `optional/format/${name}.json`)
  const values = groups.flatMap(({ tests }) => tests.map(({ data }) => JSON.parse(data) as unknown))
  return [formatsByName[name].example, ...values.filter((value) => typeof value === "string")]
}

describe("format validators that share nothing with ours", () => {
  it.each(compared)("agree on 10,000 edits of what the official suite has: %s", async (name) => {
    // They print why a host name is none.
    vi.spyOn(console, "log").mockImplementation(() => {})
    const { accepts } = formatsByName[name]
    const written = textsOf(name)
    const address = `https://schemas.test/${name}`
    setShouldValidateFormat(true)
    registerSchema({ format: name }, address, dialectUri)
    const theirs = await validate(address)
    const random = randomFrom(20_261)
    const differing: string[] = []
    let valid = 0
    for (let judged = 0; judged < edits; judged++) {
      const text = edited(random, random.pick(written))
      // No text of JSON has half a surrogate pair.
      if (otherwise[name]?.test(text) === true || text.includes("\ud800")) continue
      const ours = accepts(text)
      if (ours) valid++
      try {
        if (theirs(text).valid !== ours) differing.push(text)
      } catch (thrown) {
        // They do not answer about addresses of a kind that nobody has registered yet.
        if (!/Unsupported IP version|unknown Address Literal Tag/.test(String(thrown))) throw thrown
      }
    }
    expect(differing).toEqual([])
    expect(valid).toBeGreaterThan(edits / 500)
  })
})
