import type { Payload, WireType } from "../../../model/wire-type.ts"

/** One node of a payload and the way to it. */
export interface Node {
  readonly type: WireType
  /** As people write it: `payload.comments[].author`, or `Comment.author` inside a definition. */
  readonly path: string
  /** Name of the payload's own member that the node lies in; null for the root and for nodes of definitions. */
  readonly member: string | null
}

/** Every node of a payload, each definition once, parents first. Iterative: nesting and chains may be as long as a catalog likes. */
export function nodesOf(payload: Payload, root: string): readonly Node[] {
  const nodes: Node[] = []
  const open: Node[] = [
    ...payload.definitions.map(({ name, type }) => ({ type, path: name, member: null })).toReversed(),
    { type: payload.type, path: root, member: null },
  ]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes.push(node)
    open.push(...childrenOf(node, node.path === root).toReversed())
  }
  return nodes
}

function childrenOf({ type, path, member }: Node, isRoot: boolean): Node[] {
  const into = (name: string): string | null => (isRoot ? name : member)
  switch (type.kind) {
    case "list":
      return [{ type: type.item, path: `${path}[]`, member }]
    case "map":
      return [
        { type: type.names, path: `${path}{names}`, member },
        { type: type.value, path: `${path}{}`, member },
      ]
    case "nullable":
      return [{ type: type.of, path: path, member }]
    case "object":
      return type.members.map(({ name, type: of }) => ({ type: of, path: `${path}.${name}`, member: into(name) }))
    case "union":
      return type.variants.flatMap((variant) =>
        variant.members.map(({ name, type: of }) => ({
          type: of,
          path: `${path}(${variant.name}).${name}`,
          member: into(name),
        })),
      )
    case "literal":
    case "text":
    case "integer":
    case "number":
    case "reference":
    case "opaque":
      return []
    default:
      return type satisfies never
  }
}
