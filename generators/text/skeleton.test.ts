import { describe, expect, it } from "vitest"
import { skeletonOf } from "./skeleton.ts"
import type { Filled, Value } from "./skeleton.ts"

const values = { title: "Array<\"a\" | `b` & 'c'=>d>", empty: "", rows: [{ name: "one" }, { name: "two" }], none: [] }

describe("a skeleton", () => {
  it("prints values as they are, without escaping", () => {
    expect(fill("{{title}}", values)).toEqual({ ok: true, text: values.title })
  })

  it("repeats a block for each value of a list, and says something else for an empty one", () => {
    expect(fill("{{#each rows}}<{{name}}>{{/each}}", values)).toEqual({ ok: true, text: "<one><two>" })
    expect(fill("{{#each none}}x{{else}}nothing, {{title}}{{/each}}", values)).toEqual({
      ok: true,
      text: `nothing, ${values.title}`,
    })
  })

  it("leaves a block out for an empty text", () => {
    expect(fill("{{#if empty}}x{{else}}y{{/if}}{{#if title}}z{{/if}}", values)).toEqual({ ok: true, text: "yz" })
  })

  it.each([
    ["a misspelt name", "a\n  {{titel}}", "titel is not among the values", 2, 5],
    ["a misspelt name in a row", "{{#each rows}}\n{{nmae}}{{/each}}", "nmae is not among the values", 2, 3],
    ["a misspelt list", "{{#each row}}{{name}}{{/each}}", "each needs a list among the values", 1, 1],
    ["a misspelt condition", "\n{{#if emtpy}}x{{/if}}", "if needs a text among the values", 2, 1],
    ["a block without helper", "{{#row}}x{{/row}}", "a block begins with each or if", 1, 1],
    [
      "a helper nobody has",
      "{{shout title}}",
      "You specified knownHelpersOnly, but used the unknown helper shout",
      1,
      1,
    ],
    [
      "a helper that would hide a missing name",
      "{{#with title}}x{{/with}}",
      "You specified knownHelpersOnly, but used the unknown helper with",
      1,
      1,
    ],
    ["a partial nobody has", "{{> part}}", "The partial part could not be found", 1, 1],
    ["a block left open", "a\n{{#each rows}}", "Expecting 'COMMENT', 'CONTENT'", 2, 1],
  ])("reports %s with line and column", (_, skeleton, problem, line, column) => {
    const filled = fill(skeleton, values)
    expect(filled).toMatchObject({ ok: false, problem: expect.stringContaining(problem), line, column })
  })
})

function fill(skeleton: string, given: { readonly [name: string]: Value }): Filled {
  return skeletonOf(skeleton)(given)
}
