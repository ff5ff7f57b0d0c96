import { describe, expect, it } from "vitest"
import { headingSlug } from "../../model/naming.ts"
import { commandBlocks } from "./page-commands.ts"

const plain = { group: "Files", says: "look at `this` | that", positional: "", options: [], examples: [] }

describe("a page of commands", () => {
  it("lists every command under its group, with its options and examples", () => {
    const ask = {
      ...plain,
      name: "ask",
      group: "Words",
      positional: "[WHAT]",
      options: [
        { name: "as", value: "FORM", says: "text or json" },
        { name: "loud", value: null, says: "says more" },
      ],
      examples: [{ line: "ask all --as json", says: "for a program" }],
    }
    const groups = commandBlocks({ command: "tool", commands: [{ ...plain, name: "look" }, ask] })
    expect(groups).toEqual([
      {
        heading: "## Files",
        commands: [
          { heading: "### look", about: "Look at `this` | that.", usage: "`tool look`", options: "", examples: "" },
        ],
      },
      {
        heading: "## Words",
        commands: [
          {
            heading: "### ask",
            about: "Look at `this` | that.",
            usage: "`tool ask [WHAT] [OPTION…]`",
            options: "| Option | Meaning |\n| - | - |\n| `--as FORM` | text or json |\n| `--loud` | says more |",
            examples: "| Example | What for |\n| - | - |\n| `tool ask all --as json` | for a program |",
          },
        ],
      },
    ])
  })

  it("gives a command that is named as its group an anchor of its own", () => {
    const groups = commandBlocks({ command: "tool", commands: [{ ...plain, group: "run", name: "run" }] }) as unknown
    const text = JSON.stringify(groups)
    const anchors = [...text.matchAll(/"#+ ([^"]+)"/g)].map(([, heading]) => headingSlug(heading ?? ""))
    expect(new Set(anchors).size).toBe(2)
  })
})
