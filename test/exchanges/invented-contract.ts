import { accept, kindOf, refuse } from "../../output/kernel.ts"
import type { AnySlot, Contract, Posture } from "../../output/contract.ts"
import type { Result } from "../../output/kernel.ts"

/** Accepts `{ n: <number>, in?: { n: <number> } }` and nothing else, as a generated decoder would: first fault with its path. */
function decodeNumber(input: unknown): Result<{ readonly n: number }> {
  const outer = closed(input, ["n", "in"])
  if (!outer.ok) return outer
  const inner = (input as { in?: unknown }).in
  if (inner === undefined) return outer
  const below = closed(inner, ["n"])
  return below.ok ? outer : { ok: false, error: { ...below.error, path: ["in", ...below.error.path] } }
}

function closed(input: unknown, names: readonly string[]): Result<{ readonly n: number }> {
  if (kindOf(input) !== "object") return refuse("invalid", "an object", kindOf(input), "slot/acme/x")
  const excess = Object.keys(input as object).find((name) => !names.includes(name))
  if (excess !== undefined) return refuse("invalid", "no other member", "excess member", "slot/acme/x", excess)
  const n = (input as { n?: unknown }).n
  return typeof n === "number"
    ? accept(input as { n: number })
    : refuse("invalid", "number", kindOf(n), "slot/acme/x", "n")
}

/** A slot of an invented vendor in the `_meta` of `Message`. */
export function metaSlot(
  name: string,
  posture: Posture,
  keys: readonly string[],
  more: Partial<AnySlot> = {},
): AnySlot {
  const slot = {
    id: `slot/acme/${name}`,
    site: { kind: "meta", def: "Message", at: ["_meta", ...keys] },
    posture,
    gate: null,
    from: "agent",
    decode: decodeNumber,
    ...more,
  }
  return slot as AnySlot
}

/** A contract of an invented vendor. */
export function acme(slots: { readonly [identifier: string]: AnySlot }): Contract<"acme"> {
  const declarations = [{ id: "declaration/acme/more", name: "more", member: "more", values: ["yes"], raises: null }]
  return { name: "acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/", slots, declarations }
}
