import { concat, group, indent, join, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { arrayLiteral, call } from "../../text/typescript.ts"

/** The lines of a function's body as they are written, each at its indentation. */
export interface Body {
  /** A line, or a statement that breaks where it must. */
  readonly add: (doc: Doc) => void
  /** Statements between a line and a closing brace, one level further in. */
  readonly block: (head: string, inner: () => void) => void
  /** Statements one level further in, without braces. */
  readonly inside: (inner: () => void) => void
  readonly text: () => string
}

/** An empty body, one level in. */
export function body(): Body {
  const lines: string[] = []
  let column = 2
  const inside = (inner: () => void): void => {
    column += 2
    inner()
    column -= 2
  }
  const add = (doc: Doc): void => {
    lines.push(print(doc, column))
  }
  return {
    add,
    inside,
    block(head, inner) {
      add(head)
      inside(inner)
      add("}")
    },
    text: () => lines.join("\n"),
  }
}

/** `return CALLEE(…)`. */
export function returned(callee: string, args: readonly Doc[]): Doc {
  return concat("return ", call(callee, args))
}

/** The path of a place, or of what is below it, as an array literal: a call with as many arguments would cost more. */
export function pathOf(place: { readonly path: readonly string[] }, ...further: readonly string[]): Doc {
  return arrayLiteral([...place.path, ...further])
}

/** A statement under a condition whose operands are all joined by one operator. */
export function when(operands: readonly string[], operator: "||" | "&&", then: Doc): Doc {
  const test = join(concat(` ${operator}`, line), operands)
  return group("if (", group(indent(softline, test), softline), ")", indent(line, then))
}
