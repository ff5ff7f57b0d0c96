import type { PlannedFile } from "../../../model/plan.ts"
import type { Protocol } from "../../acp/protocol.ts"
import type { MemberShape, Shape } from "../../acp/shape.ts"
import { code, headingText, joined, listText, paragraphText, prose, tableText, text } from "../../text/markdown.ts"
import type { Phrase } from "../../text/markdown.ts"
import { skeletonOf } from "../../text/skeleton.ts"
import { pageHeader } from "../page-values.ts"
import { namesOf } from "./names.ts"

/** The page of the base protocol: its methods, and the variants of every union of which unknown ones are kept. */
export function protocolPage(protocol: Protocol, skeleton: string, docs: string): PlannedFile {
  const { keepsUnknownVariants, readsNullAsEmpty } = protocol.leniency
  const filled = skeletonOf(skeleton)({
    header: pageHeader,
    curly: '{ kind: "unknown", raw }',
    methods: methodTable(protocol),
    unions: Object.entries(keepsUnknownVariants).map(([name, why]) => ({
      heading: headingText(2, [text("Variants of "), code(name)]),
      why: paragraphText(prose(why)),
      variants: variantTable(name, protocol),
    })),
    nulls: listText(Object.entries(readsNullAsEmpty).map(([name, why]) => [code(name), text(": "), ...prose(why)])),
  })
  if (!filled.ok) throw new Error(`the page of the base protocol: ${filled.problem}`)
  return { kind: "file", path: `${docs}/reference/acp.mdx`, text: `${filled.text.trimEnd()}\n`, facts: [] }
}

function methodTable({ methods, definitions }: Protocol): string {
  const rows = methods.map(({ name, side, params, result }): readonly Phrase[] => {
    const shape = definitions.get(params)?.shape
    return [
      [code(name)],
      side,
      result === null ? "notification" : "request",
      ...membersOf(shape),
      [code(namesOf(params).decode)],
      result === null ? "-" : [code(namesOf(result).decode)],
    ]
  })
  return tableText(["Method", "Handled by", "Form", "Refused without", "Salvaged", "Params", "Answer"], rows)
}

function variantTable(name: string, { definitions }: Protocol): string {
  const shape = definitions.get(name)?.shape
  const variants = shape?.kind === "tagged" ? shape.variants : []
  const rows = variants.map(({ value, of }): readonly Phrase[] => [
    [code(value)],
    [code(of)],
    ...membersOf(definitions.get(of)?.shape),
  ])
  return tableText(["Kind", "Read as", "Refused without", "Salvaged"], rows)
}

/** The members without which an object is refused, and those whose wrong values are salvaged; `_meta` always is. */
function membersOf(shape: Shape | undefined): readonly [required: Phrase, salvaged: Phrase] {
  if (shape?.kind !== "object") return ["see its variants", "see its variants"]
  const named = (members: readonly MemberShape[]): Phrase =>
    members.length === 0
      ? "-"
      : joined(
          members.map(({ name }) => [code(name)]),
          ", ",
        )
  return [
    named(shape.members.filter(({ required }) => required)),
    named(shape.members.filter(({ hint, shape: of }) => of.kind !== "any" && (hint !== "none" || holdsSkipped(of)))),
  ]
}

function holdsSkipped(shape: Shape): boolean {
  if (shape.kind === "nullable") return holdsSkipped(shape.of)
  return shape.kind === "list" && shape.skips
}
