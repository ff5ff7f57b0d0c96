import { byCodeUnit } from "../../model/fact.ts"
import { messagesOf, referencesIn } from "./protocol.ts"
import type { Protocol, ProtocolMethod } from "./protocol.ts"
import type { DefinitionShape } from "./shape.ts"

/** A generated module: of a method, of a definition with the many that only it refers to, or of what is left. */
export interface ProtocolModule {
  /** File name without extension. */
  readonly name: string
  /** The method whose messages it holds. */
  readonly method: ProtocolMethod | null
  /** Those first that others refer to. */
  readonly definitions: readonly DefinitionShape[]
}

/** The module of what several modules share. */
const sharedModule = "definitions"

/** From how many definitions on that are reached through it alone a definition has a module of its own. */
const familySize = 3

/** The module of a method: `session/update` → `session-update`. */
export function moduleOf(method: string): string {
  return method.replace(/^\W+/, "").replaceAll(/[^A-Za-z0-9]+/g, "-")
}

/**
 * Every definition in one module: the nearest family or method through which alone it is reached. A family that refers
 * back to what refers to it has no module of its own, so that no two modules import each other. Modules by name.
 */
export function modulesOf(protocol: Protocol): readonly ProtocolModule[] {
  const gates = gatesOf(protocol)
  const methods = new Map(protocol.methods.map((method) => [moduleOf(method.name), method]))
  const families = familiesOf(protocol, gates)
  const placeOf = (name: string): string => {
    for (let at: string | undefined = name; at !== undefined; at = gates.get(at))
      if (methods.has(at) || families.has(at)) return methods.has(at) ? at : kebab(at)
    return sharedModule
  }
  const places = new Map<string, string>()
  for (let loop: string | null = ""; loop !== null; loop = loopOf(families, places, protocol)) {
    families.delete(loop)
    for (const name of protocol.definitions.keys()) places.set(name, placeOf(name))
  }
  const modules = new Map<string, DefinitionShape[]>()
  for (const definition of protocol.definitions.values()) {
    const name = places.get(definition.name) ?? sharedModule
    modules.set(name, [...(modules.get(name) ?? []), definition])
  }
  return [...modules]
    .toSorted(([left], [right]) => byCodeUnit(left, right))
    .map(([name, definitions]) => ({ name, method: methods.get(name) ?? null, definitions }))
}

/** The definitions through which alone many others are reached, in the order of the protocol: inner ones first. */
function familiesOf({ methods, definitions }: Protocol, gates: ReadonlyMap<string, string>): Set<string> {
  const sizes = new Map<string, number>()
  for (const name of definitions.keys())
    for (let at = gates.get(name); at !== undefined; at = gates.get(at)) sizes.set(at, (sizes.get(at) ?? 0) + 1)
  const messages = new Set(methods.flatMap(messagesOf))
  return new Set([...definitions.keys()].filter((name) => !messages.has(name) && (sizes.get(name) ?? 0) >= familySize))
}

/** The innermost family whose module reaches itself through others; null: there is none. */
function loopOf(families: ReadonlySet<string>, places: ReadonlyMap<string, string>, protocol: Protocol): string | null {
  const imports = new Map<string, Set<string>>()
  for (const { name, shape } of protocol.definitions.values()) {
    const from = places.get(name) ?? sharedModule
    const found = imports.get(from) ?? new Set()
    for (const to of referencesIn(shape)) found.add(places.get(to) ?? sharedModule)
    found.delete(from)
    imports.set(from, found)
  }
  const looped = [...families].find((family) => {
    const reached = new Set(imports.get(kebab(family)))
    for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next)
    return reached.has(kebab(family))
  })
  return looped ?? null
}

/** The name of the module that holds each definition. */
export function placesOf(modules: readonly ProtocolModule[]): ReadonlyMap<string, string> {
  return new Map(modules.flatMap((module) => module.definitions.map(({ name }) => [name, module.name])))
}

/**
 * The one definition, or the module's name of the one method, through which alone each definition is reached: its
 * immediate dominator. Without an entry: a method, or what several ways lead to that have nothing in common.
 */
function gatesOf({ methods, definitions }: Protocol): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>()
  const uses = (user: string, used: string): void => {
    users.set(used, [...(users.get(used) ?? []), user])
  }
  for (const method of methods) for (const message of messagesOf(method)) uses(moduleOf(method.name), message)
  for (const { name, shape } of definitions.values()) for (const to of referencesIn(shape)) uses(name, to)
  const gates = new Map<string, string>()
  const wayTo = (name: string): readonly string[] => {
    const way = [name]
    for (let at = gates.get(name); at !== undefined; at = gates.get(at)) way.push(at)
    return way
  }
  for (const name of [...definitions.keys()].toReversed()) {
    const [first = [], ...more] = (users.get(name) ?? []).map(wayTo)
    const gate = first.find((at) => more.every((way) => way.includes(at)))
    if (gate !== undefined) gates.set(name, gate)
  }
  return gates
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase()
}
