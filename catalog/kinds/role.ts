import type { Acceptance } from "./accept.ts"
import { grants, kind, means, ranked, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const roleKind = kind({
  name: "role",
  states: "what an API key may be: which part of the platform it speaks to, and whether it may change anything there",
  meanings: {
    plane: means("incomparable"),
    access: means(ranked(["read"], ["write"])),
    belongsTo: means(ranked(["workspace"], ["installation"])),
  },
  whole: means(grants),
})

/** A stated role. */
export type RoleFact = Stated<"role">

/**
 * A role of API keys. `plane`: `control` is for who configures and runs things, `data` for the processes that do the work;
 * no key speaks to both. `access`: whether it may change anything on its plane. `belongsTo`: one workspace, or the whole
 * installation.
 */
export function role(stated: {
  readonly name: string
  readonly plane: "control" | "data"
  readonly access: "read" | "write"
  readonly belongsTo: "workspace" | "installation"
  readonly accept?: readonly Acceptance[]
}): RoleFact {
  return state(roleKind, stated)
}
