import { code, tableText } from "../text/markdown.ts"
import { mdxOf } from "../text/own-markdown.ts"
import type { FactPage } from "./page-map.ts"

/** What the page of a rule shows beside its title: what its author wrote, and how findings of it are called. */
export interface RuleBlocks {
  readonly [name: string]: string
  readonly body: string
  readonly properties: string
}

/**
 * The blocks of a rule's page. The heading of its text, which repeats the title, and a first paragraph that repeats the
 * description are left out.
 */
export function ruleBlocks({ fact: { body }, description }: FactPage): RuleBlocks {
  const member = (name: string): string => {
    const value = body[name]
    return typeof value === "string" ? value : ""
  }
  const titled = member("markdown")
    .replaceAll("\r\n", "\n")
    .replace(/^\s*# [^\n]*\n+/, "")
  const text = titled.startsWith(`${description}\n\n`) ? titled.slice(description.length).trimStart() : titled
  return {
    body: mdxOf(text.trim()),
    properties: tableText(
      ["Property", "Value"],
      [
        ["Code", [code(member("code"))]],
        ["Severity", member("severity")],
      ],
    ),
  }
}
