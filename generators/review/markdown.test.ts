import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Finding } from "../../model/finding.ts"
import type { Consequence } from "../delta/delta.ts"
import { longestReview, reviewMark, reviewMarkdown } from "./markdown.ts"
import { reviewText } from "./pretty.ts"
import type { Review } from "./review.ts"

const consequence = (at: Consequence["change"]["at"], more: Partial<Consequence> = {}): Consequence => ({
  change: { at, before: "a", after: "b" },
  authority: "same",
  wire: "same",
  content: false,
  refused: [],
  record: null,
  moved: [],
  ...more,
})
const reviewed = (changes: readonly Consequence[], findings: readonly Finding[] = []): Review => ({
  against: "main",
  delta: { first: false, facts: 1, tables: 1, changes, unexplained: [], acp: null, touched: null },
  findings,
})
const refused: Finding = {
  code: "authority/unrecorded",
  severity: "error",
  what: "Changing harness/golem#/mode from a to b widens authority.",
  why: "reasons",
  fix: "run it",
  at: { file: "catalog/golem.ts", line: 3, column: 1 },
  related: [],
  facts: [],
}

describe("a review as a comment", () => {
  it("says what is refused, one line a change, and folds the cells and the examples", () => {
    const cell = {
      what: "cell",
      table: "acme/wires",
      name: "wires",
      row: "golem",
      column: "seer",
      before: "no",
      after: "yes",
    } as const
    const changes = [
      consequence("harness/golem#/mode", { authority: "widens", moved: [{ ...cell, facts: [] }] }),
      consequence("slot/acme/state#/payload/type/max", {
        wire: "forward",
        refused: [{ writer: "old", path: ["text"], value: { text: "x".repeat(100) } }],
      }),
    ]
    expect(reviewMarkdown(reviewed(changes, [refused]))).toBe(`${reviewMark}
### Catalog: 2 changes of 2 facts: 1 widens authority, 1 breaks the wire

Compared with main.

**Refused:**

- **authority/unrecorded** \`catalog/golem.ts:3\`: Changing harness/golem\\#/mode from a to b widens authority. _Fix:_ run it.

| Fact | Change | Authority | Wire | Cells |
| - | - | - | - | - |
| \`golem.mode\` | \`a → b\` | widens, unrecorded | | 1 |
| \`state.payload.type.max\` | \`a → b\` | | forward | |

<details>
<summary>1 cell, row or column moved</summary>

| Table | Row | Column | Before | After |
| - | - | - | - | - |
| \`acme/wires\` | \`golem\` | \`seer\` | \`no\` | \`yes\` |

</details>

<details>
<summary>Who refuses whom</summary>

- \`slot/acme/state#/payload/type/max: a reader of now refuses at text  {"text":"xxxxxxxx… (100 characters)"}\`

</details>
`)
  })

  it("is short where nothing changed, and where everything is new", () => {
    expect(reviewMarkdown(reviewed([]))).toBe(
      `${reviewMark}\n### Catalog: no fact changed\n\nCompared with main.\n\nNothing in it is refused.\n`,
    )
    const first = { ...reviewed([]), delta: { ...reviewed([]).delta, first: true } }
    expect(reviewMarkdown(first)).toContain("### Catalog: everything is new\n")
    expect(reviewText(first, false)).toBe("There was no catalog in main: everything is new.\n")
  })

  it("fits into a comment, whatever a catalog says, and calls nobody by name", () => {
    const words = fc.string({ unit: "binary", maxLength: 3_000 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 400 }), (text, count) => {
        const cell = {
          what: "cell",
          table: "a/b",
          name: "b",
          row: text,
          column: text,
          before: text,
          after: `${text}!`,
        } as const
        const changes = Array.from({ length: count }, (_, index) =>
          consequence(`harness/h${index}#/mode`, {
            change: { at: `harness/h${index}#/mode`, before: text, after: `${text}!` },
            moved: [{ ...cell, facts: [] }],
            refused: [{ writer: "new", path: [text], value: text }],
          }),
        )
        const findings = changes.map(() => ({ ...refused, what: `@somebody ${text}`, fix: text, code: text }))
        const said = reviewMarkdown(reviewed(changes, findings))
        expect(said.length).toBeLessThanOrEqual(longestReview)
        expect(
          said
            .split("\n")
            .filter((line) => line.startsWith("- **"))
            .join(""),
        ).not.toMatch(/@/)
        expect(said.split("<details>").length).toBe(said.split("</details>").length)
      }),
      { numRuns: 30 },
    )
  })
})
