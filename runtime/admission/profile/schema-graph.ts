/** A position where a schema stands, with what it costs by itself. Schemas are known by their index. */
export interface SchemaPosition {
  readonly pointer: string
  /** The schemas right below that are applied with it, and later those that it refers to. */
  readonly below: number[]
  /** The schemas in its `$defs`: contained, and applied only by reference. */
  readonly defined: number[]
  /** Nodes of its own: itself, and the data inside it. */
  nodes: number
  /** `pattern` and names of `patternProperties`. */
  patterns: number
  /** Work of those patterns that are not anchored. */
  work: number
  /** `format`, `minLength` and `maxLength`. */
  texts: number
}

/** What a schema costs once every reference below it is replaced by what it names. */
export interface Expanded {
  readonly nodes: number
  readonly depth: number
  readonly patterns: number
  readonly work: number
  readonly texts: number
}

/** A count stops here; every bound is far below. */
const saturated = 2 ** 40

/**
 * The strongly connected components of containment and references, by schema; a schema comes after all that it leads to. Two schemas of one
 * component lead to each other. Tarjan's algorithm with a stack of its own.
 */
export function componentsOf(schemas: readonly SchemaPosition[]): {
  readonly order: readonly number[]
  readonly component: readonly number[]
} {
  const targets = schemas.map(({ below, defined }) => [...below, ...defined])
  const component: number[] = schemas.map(() => -1)
  const reached: number[] = schemas.map(() => -1)
  const lowest: number[] = schemas.map(() => -1)
  const order: number[] = []
  const waiting: number[] = []
  const path: { readonly schema: number; next: number }[] = []
  let clock = 0
  const enter = (schema: number): void => {
    reached[schema] = lowest[schema] = clock++
    waiting.push(schema)
    path.push({ schema, next: 0 })
  }
  const lower = (schema: number, to: number): void => {
    lowest[schema] = Math.min(lowest[schema] as number, to)
  }
  for (const start of schemas.keys()) {
    if (reached[start] === -1) enter(start)
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { schema } = top
      const target = targets[schema]?.[top.next++]
      if (target !== undefined) {
        if (reached[target] === -1) enter(target)
        else if (component[target] === -1) lower(schema, reached[target] as number)
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent !== undefined) lower(parent.schema, lowest[schema] as number)
      if (lowest[schema] !== reached[schema]) continue
      for (let member = -1; member !== schema;) {
        member = waiting.pop() as number
        component[member] = schema
        order.push(member)
      }
    }
  }
  return { order, component }
}

/** What the first schema costs in all, from schemas in the order of `componentsOf`. The graph holds no cycle. */
export function expand(schemas: readonly SchemaPosition[], order: readonly number[]): Expanded {
  const none: Expanded = { nodes: 0, depth: 0, patterns: 0, work: 0, texts: 0 }
  const expanded: Expanded[] = schemas.map(() => none)
  for (const index of order) {
    const { below, nodes, patterns, work, texts } = schemas[index] as SchemaPosition
    expanded[index] = below
      .map((target) => expanded[target] as Expanded)
      .reduce(
        (sum, each) => ({
          nodes: Math.min(saturated, sum.nodes + each.nodes),
          depth: Math.max(sum.depth, each.depth + 1),
          patterns: Math.min(saturated, sum.patterns + each.patterns),
          work: Math.min(saturated, sum.work + each.work),
          texts: Math.min(saturated, sum.texts + each.texts),
        }),
        { nodes, depth: 1, patterns, work, texts },
      )
  }
  return expanded[0] ?? none
}
