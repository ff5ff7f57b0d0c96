import { across, member, order, page, table, wholePage } from "../../../catalog/kinds/index.ts"
import { hostile } from "./contract.ts"
import { aaWren, robin, zebra } from "./lane.ts"

/** Every hostile text in a cell. */
export const cells = table({
  contract: hostile,
  name: "cells",
  title: "Cells | {of} <T> `code`",
  rows: "term",
  columns: [member("Name | {a}", "name"), member("Text", "literal"), member("`Again`", "literal")],
})

/** Who can do what, under hostile words. */
export const lanes = table({
  contract: hostile,
  name: "lanes",
  title: "Lanes <!-- c -->",
  rows: "harness",
  columns: [
    member("Agent", "name"),
    member("Model lane", "modelLane"),
    member("Delivery", "mcpDelivery", { words: { none: "— | {none} <T> `x`", "10": "ten", "9": "nine" } }),
    member("Driver", "driver.lane"),
    across("provider", "reach"),
    across("axis", "realize"),
  ],
})

/** What is tried. */
export const tries = table({
  contract: hostile,
  name: "tries",
  title: "Tries | `x` {y}",
  rows: "check",
  columns: [member("Try", "literal")],
})

/** The agents, in an order of ours. */
export const harnesses = order({ name: "harness", of: [zebra, robin, aaWren] })

/** A page by hand. */
export const start = page({
  name: "start",
  title: 'Start: "a" | {b} <T> # c',
  description: "Array<\"a\" | `b` & 'c'=>d> {no one/a team} <!-- c -->",
  tables: [cells, lanes],
})

/** A page of slots. */
export const slots = wholePage({
  name: "deep/slots",
  title: "- Slots: {no one/a team} 'x' \"y\" # z \u2028 */",
  description: "Array<\"a\" | `b` & 'c'=>d> <T> <!-- c --> ${x} {x} %x @x &x *x ? | > !",
  tables: [tries, lanes],
  skeleton: "slots",
})
