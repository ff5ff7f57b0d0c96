import * as Schema from "effect/Schema"
import { acknowledgement, meta, notification, opaque, request, slot } from "../../../catalog/kinds/index.ts"
import { aa, hostile } from "./contract.ts"
import { seesMore } from "./lane.ts"

/** Values whose order is stated and sorts otherwise. */
export const words = slot({
  contract: hostile,
  name: "words",
  site: meta("SessionNotification.update", "hostile.example/words"),
  posture: "fidelity",
  payload: Schema.Struct({
    order: Schema.Literals(["b", "a", "10", "9"]),
    numbers: Schema.Literals([10, 9, -1, 0.5]),
    zone: Schema.Literals(["Etc/GMT+1", "Etc/GMT+12", "Etc/GMT-1"]),
    code: Schema.Literals(["<", "`", "``", "a|b", "\\|", "{a}", "${a}", "*/", "\u2028", "line\nfeed", "'", '"', ""]),
  }),
  life: "realized",
})

/** Members that objects would reorder. */
export const keys = slot({
  contract: hostile,
  name: "keys",
  site: meta("SessionNotification.update", "hostile.example/keys"),
  posture: "fidelity",
  payload: Schema.Struct({
    b: Schema.Boolean,
    "10": Schema.Boolean,
    "9": Schema.Boolean,
    "2025-06-18": Schema.optionalKey(Schema.Boolean),
    a: Schema.Boolean,
  }),
  life: "realized",
})

/** Names that are no identifiers: `class`, `1a`, `(fo)X`, and the empty one. */
export const names = slot({
  contract: hostile,
  name: "names",
  site: meta("PromptRequest", "hostile.example/names"),
  posture: "context",
  payload: Schema.Struct({
    "": Schema.optionalKey(Schema.Boolean),
    "1a": Schema.Boolean,
    class: Schema.Boolean,
    "(fo)X": Schema.Boolean,
    "foo-bar": Schema.Literal("foo-bar"),
    foo_bar: Schema.Literal("foo_bar"),
    fooBar: Schema.Literal("fooBar"),
    "it's": Schema.optionalKey(Schema.Boolean),
    'says "so"': Schema.optionalKey(Schema.Boolean),
    "back\\slash": Schema.optionalKey(Schema.Boolean),
    "line\nfeed": Schema.optionalKey(Schema.Boolean),
    "\u2028": Schema.optionalKey(Schema.Boolean),
    "*/ globalThis.pwned = 1 /*": Schema.optionalKey(Schema.Boolean),
    "a|b": Schema.optionalKey(Schema.Boolean),
    "`a`": Schema.optionalKey(Schema.Boolean),
    "{a}": Schema.optionalKey(Schema.Boolean),
    "😀": Schema.optionalKey(Schema.Boolean),
    value: Schema.optionalKey(Schema.Boolean),
    input: Schema.optionalKey(Schema.Boolean),
    fact: Schema.optionalKey(Schema.Boolean),
    limit: Schema.optionalKey(Schema.Boolean),
    decode: Schema.optionalKey(Schema.Boolean),
    length: Schema.optionalKey(Schema.Boolean),
    prototype: Schema.optionalKey(Schema.Boolean),
    await: Schema.optionalKey(Schema.Boolean),
  }),
  life: "realized",
})

/** Descriptions that end comments, open expressions and hold code such as `{a}` and ``a`b``. */
export const described = slot({
  contract: hostile,
  name: "described",
  site: meta("SessionNotification.update", "hostile.example/described"),
  posture: "fidelity",
  payload: Schema.Struct({
    comment: Schema.Boolean.annotate({ description: "*/ globalThis.pwned = 1 /*" }),
    template: Schema.Boolean.annotate({
      description: "${globalThis.pwned = 2} `\u2028 globalThis.pwned = 3 // \u202e",
    }),
    script: Schema.Boolean.annotate({ description: "</script><script>globalThis.pwned = 4</script> <!-- c -->" }),
    expression: Schema.Boolean.annotate({
      description: "{globalThis.pwned = 5} Array<string | {a: 1}> <T> {no one/a team}",
    }),
    code: Schema.Boolean.annotate({ description: "Reads `{a}`, `a | b`, `\\|`, `<T>` and `${a}`." }),
    table: Schema.Boolean.annotate({
      description: "| a | b |\n| - | - |\n\n# Heading\n\n- item\nimport x from 'y'\nexport const z = 1",
    }),
    slashes: Schema.Boolean.annotate({
      description:
        "A long text whose line breaks right before a slash, which must not close the comment that it stands in: ******************************************************* / globalThis.pwned = 6",
    }),
    long: Schema.Boolean.annotate({
      description:
        "Prose of many words that goes on for longer than any line of code has room for, and on, and on, with https://example.com/a_b_c?d=*e*&f=[g](h) and mail@example.com in it, so that whoever wraps it must break it somewhere, and the reader must find each word again, none lost, none doubled, in the order in which they were written down by whoever stated the fact in the first place.",
    }),
    wide: Schema.Boolean.annotate({ description: "日本 👨‍👩‍👧 aʊ̯x \u00a0 \u200b \ufeff end" }),
  }),
  life: "realized",
})

/** A number with a fraction at its bound. */
export const ratio = slot({
  contract: hostile,
  name: "ratio",
  site: meta("SessionNotification.update", "hostile.example/ratio"),
  posture: "fidelity",
  payload: Schema.Struct({
    percent: Schema.Finite.check(Schema.isBetween({ minimum: -0.5, maximum: 95.5 })),
    tiny: Schema.Finite.check(Schema.isBetween({ minimum: 1e-7, maximum: 1e21 })),
    count: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9007199254740991 })),
  }),
  life: "realized",
})

const P = Schema.Struct({ x: Schema.Boolean }).annotate({ identifier: "P" })

/** Two places of one named type, each with a description of its own. */
export const shared = slot({
  contract: hostile,
  name: "shared",
  site: meta("SessionNotification.update", "hostile.example/shared"),
  posture: "fidelity",
  payload: Schema.Struct({
    left: P.annotateKey({ description: "The one on the left." }),
    right: Schema.optionalKey(P).annotateKey({ description: "The one on the right." }),
    both: Schema.Array(P).check(Schema.isMaxLength(2)),
  }),
  life: "realized",
})

interface Tree {
  readonly name: string
  readonly kids: readonly Tree[]
  readonly twin?: Tree
}

const Tree: Schema.Codec<Tree> = Schema.Struct({
  name: Schema.String.check(Schema.isBetweenCodePoints(0, 8)),
  kids: Schema.Array(Schema.suspend(() => Tree)).check(Schema.isMaxLength(3)),
  twin: Schema.optionalKey(Schema.suspend(() => Tree)),
}).annotate({ identifier: "Tree" })

interface Even {
  readonly odd: Odd | null
}
interface Odd {
  readonly even: Even | null
}
const Even: Schema.Codec<Even> = Schema.Struct({ odd: Schema.NullOr(Schema.suspend(() => Odd)) }).annotate({
  identifier: "Even",
})
const Odd: Schema.Codec<Odd> = Schema.Struct({ even: Schema.NullOr(Schema.suspend(() => Even)) }).annotate({
  identifier: "Odd",
})

/** A type within itself, alone and by way of another. */
export const forest = slot({
  contract: hostile,
  name: "forest",
  site: meta("SessionNotification.update", "hostile.example/forest"),
  posture: "fidelity",
  payload: Schema.Struct({ tree: Tree, even: Even }),
  life: "realized",
})

/** Every form of payload in one. */
export const everything = slot({
  contract: hostile,
  name: "everything",
  site: notification("_hostile.example/every-thing", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    map: Schema.Record(Schema.String.check(Schema.isBetweenCodePoints(0, 8)), Schema.Boolean).check(
      Schema.isMaxProperties(3),
    ),
    maybe: Schema.NullOr(Schema.Literals(["yes", "no"])),
    anything: opaque({ maxBytes: 64, maxDepth: 3 }),
    pattern: Schema.String.check(Schema.isPattern(/^[a-z/\\"'`$|]{1,8}$/), Schema.isBetweenCodePoints(1, 8)),
    either: Schema.Union([
      Schema.Struct({ "it's": Schema.Literal("a|b"), "10": Schema.Boolean }),
      Schema.Struct({ "it's": Schema.Literal("`"), a: Schema.Boolean }),
      Schema.Struct({ "it's": Schema.Literal("*/"), a: Schema.Boolean, "9": Schema.optionalKey(Schema.Boolean) }),
    ]),
  }),
  life: "realized",
})

/** A slot whose name is a prefix of what is generated. */
export const decode = slot({
  contract: hostile,
  name: "decode",
  site: request("_hostile.example/decode", { from: "client" }),
  posture: "authority",
  gate: seesMore,
  payload: Schema.Struct({ "*/": Schema.Boolean }),
  answer: acknowledgement(Schema.Struct({ "`": Schema.Boolean })),
  life: "realized",
})

/** A name that sorts last in Danish. */
export const aaFirst = slot({
  contract: aa,
  name: "aa-first",
  site: meta("PromptRequest", "aa.example/aa"),
  posture: "context",
  payload: Schema.Boolean,
  life: "realized",
})

/** A name with digits. */
export const a10 = slot({
  contract: aa,
  name: "a10",
  site: meta("PromptRequest", "aa.example/10"),
  posture: "context",
  payload: Schema.Literal("i"),
  life: "realized",
})

/** A name with a smaller number. */
export const a9 = slot({
  contract: aa,
  name: "a9",
  site: meta("PromptRequest", "aa.example/9"),
  posture: "context",
  payload: Schema.Literal("I"),
  life: "realized",
})

/** A name that sorts before in Danish. */
export const z = slot({
  contract: aa,
  name: "z",
  site: meta("PromptRequest", "aa.example/z"),
  posture: "context",
  payload: Schema.Literal("ı"),
  life: "realized",
})
