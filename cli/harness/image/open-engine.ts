import { existsSync } from "node:fs"
import { chooseEngine, podmanEngine, socketEngine } from "../../../runtime/containers/index.ts"
import type { Done, Engine } from "../../../runtime/containers/index.ts"

/** The engine that keeps what is built: the user's own, with the user's images. */
export function openEngine(environment: Readonly<Record<string, string | undefined>>): Done<Engine> {
  const choice = chooseEngine({ environment, has: existsSync })
  switch (choice.kind) {
    case "none":
      return { ok: false, what: choice.what }
    case "podman":
      return { ok: true, value: podmanEngine({ environment }) }
    case "socket":
      return { ok: true, value: socketEngine(choice.path) }
    default:
      return choice satisfies never
  }
}
