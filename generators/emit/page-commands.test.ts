import { describe, expect, it } from "vitest"
import { headingSlug } from "../../model/naming.ts"
import { commandBlocks } from "./page-commands.ts"

const plain = {
  group: "Files",
  says: "look at `this` | that",
  positional: "",
  options: [],
  examples: [],
  exits: { clean: "it is found", found: null },
}

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
      exits: { clean: "there is an answer", found: "there is none" },
    }
    const groups = commandBlocks({ command: "tool", commands: [{ ...plain, name: "look" }, ask] })
    expect(groups).toEqual([
      {
        heading: "## Files",
        commands: [
          {
            heading: "### tool look",
            about: "Look at `this` | that.",
            usage: "`tool look`",
            options: "",
            examples: "",
            exits: exitsOf("| 0 | it is found |\n"),
          },
        ],
      },
      {
        heading: "## Words",
        commands: [
          {
            heading: "### tool ask",
            about: "Look at `this` | that.",
            usage: "`tool ask [WHAT] [OPTION…]`",
            options: "| Option | Meaning |\n| - | - |\n| `--as FORM` | text or json |\n| `--loud` | says more |",
            examples: "| Example | What for |\n| - | - |\n| `tool ask all --as json` | for a program |",
            exits: exitsOf("| 0 | there is an answer |\n| 1 | there is none |\n"),
          },
        ],
      },
    ])
  })

  it("gives a command whose heading is its group's an anchor of its own", () => {
    const groups = commandBlocks({
      command: "tool",
      commands: [{ ...plain, group: "tool run", name: "run" }],
    }) as unknown
    const text = JSON.stringify(groups)
    const anchors = [...text.matchAll(/"#+ ([^"]+)"/g)].map(([, heading]) => headingSlug(heading ?? ""))
    expect(new Set(anchors).size).toBe(2)
  })
})

function exitsOf(rows: string): string {
  return `| Exit code | When |\n| - | - |\n${rows}| 2 | wrong usage, or an internal error |`
}
