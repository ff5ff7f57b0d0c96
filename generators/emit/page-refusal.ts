import type { RefusalEntry } from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { code, joined, paragraphText, prose, tableText } from "../text/markdown.ts"
import { jsonText } from "../text/json.ts"

/** The headings that stand on the page of a refusal. */
export const refusalHeadings = ["What brings it about", "What mends it", "What it says"] as const

/** What the page of a refusal shows of it, besides what every fact's page does. */
export interface RefusalBlocks {
  readonly [name: string]: string
  readonly properties: string
  readonly cause: string
  readonly cure: string
  /** The problem document of RFC 9457 that one such refusal makes, as JSON; empty for what is only noted. */
  readonly problem: string
  /** The sentence that one such note says; empty where there is a problem document. */
  readonly example: string
}

/** The blocks of a refusal's page; `route` is where the page is read. */
export function refusalBlocks(refusal: RefusalEntry, fact: Fact, route: string): RefusalBlocks {
  const { codes, title, status, cause, cure } = refusal
  const example = stated(fact, "example")
  return {
    properties: tableText(
      ["Property", "Value"],
      [
        [
          codes.length === 1 ? "Code" : "Codes",
          joined(
            codes.map((each) => [code(each)]),
            ", ",
          ),
        ],
        ["HTTP status", status === null ? "none: it is noted, and what it is about goes on" : String(status)],
        ["Raised in", [code(`runtime/${stated(fact, "raisedIn")}`)]],
      ],
    ),
    cause: paragraphText(prose(sentence(cause))),
    cure: paragraphText(prose(sentence(cure))),
    problem: status === null ? "" : jsonText({ type: route, title, status, detail: example, code: codes[0] }).trimEnd(),
    example: status === null ? paragraphText(example) : "",
  }
}

/** A text that reading the fact has found to be one. */
function stated({ body }: Fact, member: string): string {
  const value = body[member]
  return typeof value === "string" ? value : ""
}

function sentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}${/[.!?]$/.test(clause) ? "" : "."}`
}
