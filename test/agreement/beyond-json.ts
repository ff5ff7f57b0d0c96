import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"

/** A row of the page: what is read, by which decoder, and what it and the decoder of a plain copy answer. */
export interface Row {
  readonly what: string
  readonly payload: string
  /** The input, made anew at each call. */
  readonly input: () => unknown
  readonly direct: string
  readonly copied: string
}

/** The rows of the table on what decoders take outside JSON, with the names that the page's own code gives. */
export function rowsOf(page: string): readonly Row[] {
  const text = readFileSync(page, "utf8")
  const [, names = ""] = /^```js\n([^]*?)^```$/m.exec(text) ?? []
  const lines = text.split("\n").filter((line) => /^\| .* \| `\w+` \| `/.test(line))
  return lines.map((line) => {
    const [what = "", payload = "", code = "", direct = "", copied = ""] = line.slice(2, -2).split(" | ")
    const expression = code.slice(1, -1)
    // The page's code is what is tested here.
    // oxlint-disable-next-line typescript/no-implied-eval
    const input = new Function("runInNewContext", `${names}\nreturn (${expression})`) as (run: unknown) => unknown
    return { what, payload: payload.slice(1, -1), input: () => input(runInNewContext), direct, copied }
  })
}

/** A decoder's answer in the words of the page. */
export function answerOf(decode: () => Answer): string {
  try {
    const answer = decode()
    if (answer.ok) return "accepted"
    const { kind, path, actual } = answer.error
    const place = path.length === 0 ? "the root" : `\`/${path.join("/")}\``
    return `${kind === "limit" ? "limit" : "refused"} at ${place}, found ${actual}`
  } catch {
    return "throws"
  }
}

type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly error: { readonly kind: string; readonly path: readonly (string | number)[]; readonly actual: string }
    }
