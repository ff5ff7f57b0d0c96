/** A place in a text, both from 1; columns in UTF-16 units. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** A JSON text as read: its value, or the place of its first fault. */
export type JsonRead =
  | {
      readonly ok: true
      readonly value: unknown
      /** Where the part at a path begins; the nearest enclosing part that is there. */
      readonly placeOf: (path: readonly (string | number)[]) => TextPlace
    }
  | { readonly ok: false; readonly place: TextPlace; readonly what: string }

/** Deeper nesting is refused: no message of ours needs it. */
const deepest = 128

const token: RegExp =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|$)/y

/** Reads JSON and knows where its parts stand. Names that stand twice in one object are refused. */
export function readJson(text: string): JsonRead {
  const fault = new Scanner(text, null).whole()
  if (fault !== null) return { ok: false, place: placeAt(text, fault.at), what: fault.what }
  return {
    ok: true,
    value: JSON.parse(text) as unknown,
    placeOf: (path) => {
      const starts = new Map<string, number>()
      new Scanner(text, starts).whole()
      for (let length = path.length; length > 0; length--) {
        const start = starts.get(JSON.stringify(path.slice(0, length)))
        if (start !== undefined) return placeAt(text, start)
      }
      return placeAt(text, starts.get("[]") ?? 0)
    },
  }
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

interface Fault {
  readonly at: number
  readonly what: string
}

class Scanner {
  readonly #text: string
  readonly #starts: Map<string, number> | null
  #at = 0
  #start = 0
  #mark = ""

  constructor(text: string, starts: Map<string, number> | null) {
    this.#text = text
    this.#starts = starts
  }

  whole(): Fault | null {
    const fault = this.#next() ?? this.#value([])
    if (fault !== null) return fault
    return this.#next() ?? (this.#mark === "" ? null : this.#expected("the end of the text"))
  }

  /** Steps to the next token: a bracket or sign, the source of a scalar, or nothing at the end. */
  #next(): Fault | null {
    token.lastIndex = this.#at
    const found = token.exec(this.#text)
    if (found === null) {
      const blank = /[ \t\r\n]*/y
      blank.lastIndex = this.#at
      this.#start = this.#at + (blank.exec(this.#text)?.[0].length ?? 0)
      return this.#expected("a value of JSON")
    }
    this.#at += found[0].length
    this.#mark = found[1] ?? found[2] ?? found[3] ?? ""
    this.#start = this.#at - this.#mark.length
    return null
  }

  #expected(what: string): Fault {
    return { at: this.#start, what: `is no JSON: ${what} is expected here` }
  }

  #value(path: readonly (string | number)[]): Fault | null {
    if (path.length > deepest) return { at: this.#start, what: `is nested deeper than ${deepest} levels` }
    if (this.#mark === "" || "}],:".includes(this.#mark)) return this.#expected("a value")
    this.#starts?.set(JSON.stringify(path), this.#start)
    if (this.#mark === "{") return this.#parts("}", (names) => this.#member(path, names))
    if (this.#mark === "[") return this.#parts("]", (_, index) => this.#value([...path, index]))
    return null
  }

  /** The parts up to the closing bracket, with commas between them. */
  #parts(close: string, part: (names: Set<string>, index: number) => Fault | null): Fault | null {
    const names = new Set<string>()
    for (let index = 0; ; index++) {
      const begun = this.#next()
      if (begun !== null) return begun
      if (index === 0 && this.#mark === close) return null
      const fault = part(names, index) ?? this.#next()
      if (fault !== null) return fault
      if (this.#mark === close) return null
      if (this.#mark !== ",") return this.#expected(`a comma or ${close}`)
    }
  }

  #member(path: readonly (string | number)[], names: Set<string>): Fault | null {
    if (!this.#mark.startsWith('"')) return this.#expected("the name of a member")
    const at = this.#start
    const name = JSON.parse(this.#mark) as string
    if (names.has(name)) return { at, what: `has two members named ${this.#mark} in one object` }
    names.add(name)
    const colon = this.#next()
    if (colon !== null) return colon
    if (this.#mark !== ":") return this.#expected("a colon")
    const fault = this.#next() ?? this.#value([...path, name])
    // The name is where a reader looks for the member.
    this.#starts?.set(JSON.stringify([...path, name]), at)
    return fault
  }
}
