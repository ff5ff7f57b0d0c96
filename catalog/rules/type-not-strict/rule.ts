import type { FactId } from "../../../model/fact.ts"
import { factPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { Payload } from "../../../model/wire-type.ts"
import { rule } from "../rule.ts"
import { faultsOf } from "./faults.ts"
import { readableFault } from "./readable.ts"
import { nodesOf } from "./walk.ts"

/** Holds documents and the payloads of owned contracts to the strict subset; adopted ones are taken as published. */
export const typeNotStrict = rule({
  code: "type/not-strict",
  states: "Owned payloads are closed objects of bounded texts, numbers, lists and maps, and of tagged unions.",
  because:
    "What is unbounded costs its reader whatever the sender likes, and an open object can never gain a member safely.",
  check: ({ contracts, documents }) => [
    ...contracts
      .filter(({ ownership }) => ownership === "owned")
      .flatMap(({ slots }) =>
        slots.flatMap((slot) => [
          ...judge(slot, slot.payload, "payload", ["payload"]),
          ...(slot.answer === null ? [] : judge(slot, slot.answer, "answer", ["answer", "payload"])),
        ]),
      ),
    ...documents.flatMap((document) => judge(document, document.payload, "payload", ["payload"])),
  ],
})

/** A slot or a document. */
interface Owner {
  readonly id: FactId
  readonly name: string
}

function judge(
  { id, name: owner }: Owner,
  payload: Payload,
  root: string,
  segments: readonly string[],
): readonly Violation[] {
  const inside = nodesOf(payload, root).flatMap(({ type, path, member }) =>
    faultsOf(type).map(({ says, fix }) => ({
      at: factPath(id, ...segments, ...(member === null ? [] : [member])),
      what: `${owner}: ${path} ${says}.`,
      fix,
    })),
  )
  if (inside.length > 0) return inside
  const unreadable = readableFault(payload)
  if (unreadable === null) return []
  const { says, fix } = unreadable
  return [{ at: factPath(id, ...segments), what: `${owner}: ${root} ${says}.`, fix }]
}
