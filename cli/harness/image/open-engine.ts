import { existsSync } from "node:fs"
import { chooseEngine, podmanEngine } from "../../../runtime/containers/index.ts"
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
      return {
        ok: false,
        what: `an image that two builds make alike needs podman, and DOCKER_HOST or the machine offers ${choice.path}: install podman, and unset DOCKER_HOST`,
      }
    default:
      return choice satisfies never
  }
}
