/**
 * What the members of one object must have to do with each other, beyond what each of them may be. A structure cannot say
 * it, so it is decided after the structure: by `accepts`, and by straight-line code in the generated decoders.
 */
export interface Agreement {
  /** Names it to machines: kebab case, unique within its object. */
  readonly name: string
  /** What holds of every object that keeps it, as one clause without full stop. */
  readonly says: string
  /** What to do about an object that breaks it, as one clause without full stop. */
  readonly repair: string
  /** The member to mend, at which a refusal points, whether it is there or not. */
  readonly at: string
  readonly holds: Clause
}

/**
 * A condition on the members of one object, as plain data. It has no lists of conditions: a place inside one is named by
 * member names alone, and stays the same when something is put before it.
 */
export type Clause = Atom | NotClause | PairClause

/** A condition that speaks of one member. */
export type Atom = PresentClause | EqualsClause | CountClause | PlaceholdersClause

/** The optional member is there. */
export interface PresentClause {
  readonly kind: "present"
  readonly member: string
}

/** The member is there and is this value. */
export interface EqualsClause {
  readonly kind: "equals"
  readonly member: string
  readonly value: string | number | boolean
}

/** The list holds the text `least` to `most` times (`most` null: however often). An absent list holds nothing. */
export interface CountClause {
  readonly kind: "count"
  readonly member: string
  readonly text: string
  readonly least: number
  readonly most: number | null
}

/**
 * Placeholders stand alone: an item of the list that is written in braces, or that has one of the placeholders in it, is
 * one of the placeholders and nothing more. Holds of an absent list.
 */
export interface PlaceholdersClause {
  readonly kind: "placeholders"
  readonly member: string
  readonly among: readonly string[]
}

/** The other does not hold. */
export interface NotClause {
  readonly kind: "not"
  readonly of: Clause
}

/** `and`: both hold; `or`: one does at least; `same`: both hold or neither does. */
export interface PairClause {
  readonly kind: "and" | "or" | "same"
  readonly left: Clause
  readonly right: Clause
}

/** The deepest that conditions may stand inside each other. */
export const clauseDepth: number = 16

/** Whether an object of the right structure keeps a condition. */
export function holds(clause: Clause, value: { readonly [member: string]: unknown }): boolean {
  switch (clause.kind) {
    case "present":
      return Object.hasOwn(value, clause.member)
    case "equals":
      return Object.hasOwn(value, clause.member) && value[clause.member] === clause.value
    case "count": {
      const count = itemsOf(value, clause.member).filter((item) => item === clause.text).length
      return count >= clause.least && (clause.most === null || count <= clause.most)
    }
    case "placeholders":
      return itemsOf(value, clause.member).every((item) => isPlaced(item, clause.among))
    case "not":
      return !holds(clause.of, value)
    case "and":
      return holds(clause.left, value) && holds(clause.right, value)
    case "or":
      return holds(clause.left, value) || holds(clause.right, value)
    case "same":
      return holds(clause.left, value) === holds(clause.right, value)
    default:
      return clause satisfies never
  }
}

/** The conditions on single members that a condition is made of, as they are written, from the left. */
export function atomsOf(clause: Clause): readonly Atom[] {
  switch (clause.kind) {
    case "not":
      return atomsOf(clause.of)
    case "and":
    case "or":
    case "same":
      return [...atomsOf(clause.left), ...atomsOf(clause.right)]
    default:
      return [clause]
  }
}

function itemsOf(value: { readonly [member: string]: unknown }, member: string): readonly unknown[] {
  const list: unknown = Object.hasOwn(value, member) ? value[member] : undefined
  return Array.isArray(list) ? (list as readonly unknown[]) : []
}

function isPlaced(item: unknown, among: readonly string[]): boolean {
  if (typeof item !== "string" || among.includes(item)) return true
  return !(item.startsWith("{") && item.endsWith("}")) && !among.some((placeholder) => item.includes(placeholder))
}
