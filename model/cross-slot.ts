/**
 * What is asked of one slot among those that ride on one carrier; `not` turns the answer. Nothing in a slot that is not
 * there equals anything.
 */
export type SlotCondition =
  | { readonly kind: "present"; readonly slot: string; readonly not?: true }
  | {
      readonly kind: "equals"
      readonly slot: string
      /** A member of the payload itself, none further inside. */
      readonly member: string
      readonly value: string | number | boolean
      readonly not?: true
    }

/** What slots that ride together keep among themselves: where all of `where` holds of a carrier, all of `demands` must. */
export interface CrossSlotRule {
  readonly id: string
  readonly where: readonly SlotCondition[]
  readonly demands: readonly SlotCondition[]
  /** Why, a clause without full stop. */
  readonly because: string
  /** What mends it, in the imperative. */
  readonly fix: string
}

/** The values that ride on one carrier, by slot; each was accepted by its slot's decoder. */
export type Riding = ReadonlyMap<string, unknown>

/** The first demand of a rule that is not met where the rule applies; null: the rule is kept. */
export function breach({ where, demands }: CrossSlotRule, riding: Riding): SlotCondition | null {
  if (!where.every((condition) => holds(condition, riding))) return null
  return demands.find((condition) => !holds(condition, riding)) ?? null
}

/** The slots without which a rule does not apply: what a breach takes away. In the rule's order, each once. */
export function subjectsOf({ where }: CrossSlotRule): readonly string[] {
  return [...new Set(where.filter(({ not }) => not === undefined).map(({ slot }) => slot))]
}

/** Every slot that a rule speaks of, each once; those of `where` first. */
export function slotsOf({ where, demands }: CrossSlotRule): readonly string[] {
  return [...new Set([...where, ...demands].map(({ slot }) => slot))]
}

/** A piece of a sentence; code is what stands on the wire. */
export interface RulePiece {
  readonly text: string
  readonly code: boolean
}

/** A rule as a sentence without full stop, of a few demands or all. `nameOf` says how a slot is called. */
export function ruleSentence(
  { where, demands }: Pick<CrossSlotRule, "where" | "demands">,
  nameOf: (slot: string) => string,
): readonly RulePiece[] {
  const clauses = (conditions: readonly SlotCondition[], is: string, isNot: string): readonly RulePiece[] =>
    conditions.flatMap((condition, index) => [
      ...(index === 0 ? [] : [{ text: " and ", code: false }]),
      ...clause(condition, condition.not === undefined ? is : isNot, nameOf),
    ])
  return [
    { text: "Where ", code: false },
    ...clauses(where, "is", "is not"),
    { text: ", ", code: false },
    ...clauses(demands, "must be", "must not be"),
  ]
}

function clause(condition: SlotCondition, is: string, nameOf: (slot: string) => string): readonly RulePiece[] {
  const slot: RulePiece = { text: nameOf(condition.slot), code: true }
  switch (condition.kind) {
    case "present":
      return [slot, { text: ` ${is} there`, code: false }]
    case "equals":
      return [
        { text: condition.member, code: true },
        { text: " of ", code: false },
        slot,
        { text: ` ${is} `, code: false },
        { text: String(condition.value), code: true },
      ]
    default:
      return condition satisfies never
  }
}

function holds(condition: SlotCondition, riding: Riding): boolean {
  return isMet(condition, riding) === (condition.not === undefined)
}

function isMet(condition: SlotCondition, riding: Riding): boolean {
  switch (condition.kind) {
    case "present":
      return riding.has(condition.slot)
    case "equals": {
      const value = riding.get(condition.slot)
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, condition.member)) return false
      return (value as { readonly [member: string]: unknown })[condition.member] === condition.value
    }
    default:
      return condition satisfies never
  }
}
