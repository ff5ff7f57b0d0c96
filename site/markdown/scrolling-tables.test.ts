import type { Element, Root } from "hast"
import { describe, expect, it } from "vitest"
import { scrollingTables } from "./scrolling-tables.ts"

const element = (tagName: string, text = ""): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: text === "" ? [] : [{ type: "text", value: text }],
})

describe("a table", () => {
  it("stands in a box that the keyboard reaches, named by its heading, each by a name of its own", () => {
    const tree: Root = {
      type: "root",
      children: [element("table"), element("h2", "Wires"), element("table"), element("table")],
    }
    scrollingTables()(tree)
    const boxes = tree.children.filter((child): child is Element => child.type === "element" && child.tagName === "div")
    expect(boxes.map(({ properties }) => properties)).toEqual(
      ["Table: Table", "Table: Wires", "Table 2: Wires"].map((ariaLabel) => ({
        className: ["table-box"],
        tabIndex: 0,
        role: "region",
        ariaLabel,
      })),
    )
    expect(boxes.map(({ children }) => children)).toEqual(boxes.map(() => [element("table")]))
  })
})
