import { readFileSync } from "node:fs"
import type { Report } from "../../../runtime/inspect/index.ts"
import type { ListPath } from "./lists.ts"

/** Where the file stands. */
export const inspectedPath = "test/real/agents/inspected.json"

/** What is known of a real agent before it is inspected, and what inspecting it says. */
export interface Inspected {
  readonly agent: string
  /** By paths of the report: what was noted when the agent was first tried by hand. */
  readonly noted: { readonly [path: string]: unknown }
  /** Why the report says otherwise, for each path where it does. */
  readonly differs: { readonly [path: string]: string }
  /** What it says now and now otherwise: the other values, by path, with the reason. */
  readonly sometimes: { readonly [path: string]: { readonly because: string; readonly also: readonly unknown[] } }
  /** The items of lists that are not always there, by the list's path and the item's name, with the reason. */
  readonly notAlways: { readonly [path in ListPath]?: { readonly because: string; readonly items: readonly string[] } }
  /** The report, without what differs from run to run, and with every item that a list was ever seen to have. */
  readonly seen: Report
}

/** What is committed, in the order of the recipes. */
export function committedInspections(): readonly Inspected[] {
  return JSON.parse(readFileSync(inspectedPath, "utf8")) as readonly Inspected[]
}

/** What stands at a path of a report, such as `unknown.session.says`. */
export function valueAt(report: Report, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (at as { readonly [name: string]: unknown } | null)?.[name], report)
}
