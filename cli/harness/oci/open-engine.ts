import { existsSync } from "node:fs"
import { chooseEngine, privatePodman } from "../../../runtime/containers/index.ts"
import type { Done, Engine } from "../../../runtime/containers/index.ts"
import type { Workshop } from "./workshop.ts"

/** The engine of one test. With podman everything is kept in the test's own folder. */
export async function openEngine(
  environment: Readonly<Record<string, string | undefined>>,
  { storage }: Workshop,
): Promise<Done<Engine>> {
  const choice = chooseEngine({ environment, has: existsSync })
  switch (choice.kind) {
    case "none":
      return { ok: false, what: choice.what }
    case "podman":
      return privatePodman({ environment }, storage)
    case "socket":
      return { ok: false, what: "sockets are not spoken with" }
    default:
      return choice satisfies never
  }
}
