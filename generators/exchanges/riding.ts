import type { AcpIndex } from "../../model/site.ts"
import type { Slot } from "../../model/slot.ts"
import type { Message, Step } from "./exchange.ts"

type Path = readonly (string | number)[]

/** A place in a message at which a slot's payload, or the answer to it, stands. */
export interface Ridden {
  readonly path: Path
  readonly part: "payload" | "answer"
}

/** Which message of the protocol a step is. */
interface Kind {
  readonly method: string
  readonly role: "request" | "response" | "notification"
}

/** What a step's message is; null: an answer to nothing that was asked before. */
export function kindOf(steps: readonly Step[], index: number): Kind | null {
  const { from, message } = steps[index] as Step
  if (message.method !== undefined)
    return { method: message.method, role: message.id === undefined ? "notification" : "request" }
  const asked = steps
    .slice(0, index)
    .findLast((step) => step.from !== from && step.message.method !== undefined && step.message.id === message.id)
  return asked?.message.method === undefined ? null : { method: asked.message.method, role: "response" }
}

/** Every place of a step's message at which a slot rides, by the slot's own site. */
export function ridden(
  slot: Pick<Slot, "site" | "answer">,
  steps: readonly Step[],
  index: number,
  acp: AcpIndex,
): readonly Ridden[] {
  const kind = kindOf(steps, index)
  if (kind === null) return []
  const { message } = steps[index] as Step
  const { site } = slot
  const base = kind.role === "response" ? "result" : "params"
  const body = message[base]
  if (body === undefined) return []
  if (site.kind === "method") {
    if (kind.method !== site.method) return []
    return kind.role === "response" ? [{ path: [base], part: "answer" }] : [{ path: [base], part: "payload" }]
  }
  const [name = "", ...members] = site.def.split(".")
  const definition = acp.definitions.find((each) => each.name === name)
  if (definition?.method !== kind.method || definition.role !== kind.role) return []
  const below = site.kind === "meta" ? site.at : ["text"]
  return carriersOf(body, [base], members)
    .map(({ value, path }): { readonly value: unknown; readonly path: Path } => ({
      value: below.reduce<unknown>((at, key) => memberOf(at, key), value),
      path: [...path, ...below],
    }))
    .filter(({ value }) => (site.kind === "meta" ? value !== undefined : opens(value, site.open)))
    .map(({ path }): Ridden => ({ path, part: "payload" }))
}

/** The value at a path; undefined where nothing is there. */
export function valueAt(message: Message, path: Path): unknown {
  return path.reduce<unknown>((at, key) => memberOf(at, String(key)), message)
}

/** A path as a JSON Pointer. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

/** The member names and indices of a JSON Pointer. */
export function pathOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
}

/** The objects that members lead to, whatever lists are on the way. */
function carriersOf(
  body: unknown,
  base: Path,
  members: readonly string[],
): readonly { readonly value: unknown; readonly path: Path }[] {
  let reached: readonly { readonly value: unknown; readonly path: Path }[] = [{ value: body, path: base }]
  for (const member of members)
    reached = reached.flatMap(({ value, path }) => {
      const inner = memberOf(value, member)
      if (inner === undefined) return []
      if (!Array.isArray(inner)) return [{ value: inner, path: [...path, member] }]
      return inner.map((item: unknown, index) => ({ value: item, path: [...path, member, index] }))
    })
  return reached
}

function opens(text: unknown, line: string): boolean {
  return typeof text === "string" && text.startsWith(`${line}\n`)
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as { readonly [member: string]: unknown })[key]
}
