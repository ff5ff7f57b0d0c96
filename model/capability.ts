import { atMost } from "./axis.ts"
import type { AccessLane, Axis, Capability, Declaration } from "./entries.ts"
import type { CapabilitySet } from "./upgrade.ts"

/** What a run has to carry capabilities with. A connected runtime has what its lane has, and nothing that it declares. */
export type RunLane =
  | {
      readonly kind: "managed"
      readonly access: AccessLane
      readonly axes: readonly Axis[]
      /** The realized set, and not the admitted one. */
      readonly realized: CapabilitySet
      readonly declared: readonly Declaration[]
      /** Whether the platform delivers tools into the session. */
      readonly tools: boolean
    }
  | {
      readonly kind: "connected"
      /** Whether an executable connection is released. */
      readonly connection: boolean
    }

/** Why a run does not have a capability. */
export type Lack =
  | { readonly kind: "connected" }
  | { readonly kind: "connection" }
  | { readonly kind: "access"; readonly access: AccessLane }
  | { readonly kind: "axis"; readonly axis: string; readonly needs: string; readonly has: string | null }
  | { readonly kind: "gate"; readonly gate: Declaration }
  | { readonly kind: "tools" }

/** Everything that keeps a capability from a run; nothing where it has it. */
export function lacks(capability: Capability, run: RunLane): readonly Lack[] {
  if (run.kind === "connected") {
    if (capability.connected === "yes") return []
    if (capability.connected === null) return [{ kind: "connected" }]
    return run.connection ? [] : [{ kind: "connection" }]
  }
  const { access, axes, realized, declared, tools } = run
  const { needs, gate } = capability
  return [
    ...(access.lacks.some(({ id }) => id === capability.id) ? [{ kind: "access", access } as const] : []),
    ...Object.entries(needs).flatMap(([name, needed]): readonly Lack[] => {
      const has = Object.hasOwn(realized, name) ? (realized[name] ?? null) : null
      const axis = axes.find((each) => each.name === name)
      if (axis !== undefined && has !== null && atMost(axis, needed, has)) return []
      return [{ kind: "axis", axis: name, needs: needed, has }]
    }),
    ...(gate === null || declared.some(({ id }) => id === gate.id) ? [] : [{ kind: "gate", gate } as const]),
    ...(capability.tools && !tools ? [{ kind: "tools" } as const] : []),
  ]
}
