import { admitRelease } from "../../../runtime/admission/index.ts"
import { drivers } from "../../../runtime/index.ts"
import type { Arguments } from "../../command.ts"
import { UsageError } from "../../command.ts"
import type { Connection } from "../../platform/connection-file.ts"
import { misuse } from "./misuse.ts"
import { releaseIn } from "./release-in.ts"
import type { AskedRelease } from "./release-in.ts"

/** What a test of an image was asked for, by flags alone. */
export interface OciAsked {
  readonly name: string
  readonly source:
    { readonly kind: "build"; readonly context: string } | { readonly kind: "image"; readonly image: string }
  readonly release: AskedRelease
  /** Which profiles the next commands name; null: neither a flag nor the connection file says it. */
  readonly selectors: { readonly sandbox: string | null; readonly model: string | null }
  /** Where the next commands are sent, as it was given. */
  readonly context: { readonly apiUrl: string | null; readonly connectionFile: string | null }
  readonly allInterfaces: boolean
}

/** Reads the flags of `harness test oci`. Throws `UsageError`, which says what to change. */
export function asked(positional: readonly string[], given: Arguments, connection: Connection | null): OciAsked {
  const wrong = misuse(positional, given)
  if (wrong !== null) throw new UsageError(wrong)
  const text = (name: string): string | null => {
    const value = given.options[name]
    return typeof value === "string" ? value : null
  }
  const image = text("image")
  const name = text("name") ?? ""
  const release = releaseIn(given)
  const refusal = refusalOf(release, image ?? standIn)
  if (refusal !== null) throw new UsageError(refusal)
  return {
    name,
    source: image === null ? { kind: "build", context: text("build-context") ?? "" } : { kind: "image", image },
    release,
    selectors: {
      sandbox: text("sandbox") ?? connection?.sandbox ?? null,
      model: text("model") ?? connection?.model ?? null,
    },
    context: { apiUrl: text("api-url"), connectionFile: text("connection-file") },
    allInterfaces: given.options["allow-registry-all-interfaces"] === true,
  }
}

/** The digest of an image that is not built yet. */
const standIn = `ephemeral@sha256:${"0".repeat(64)}`

/** What admission says against the release, in the words of the flags; null: nothing. */
function refusalOf(release: AskedRelease, image: string): string | null {
  const admitted = admitRelease({ ...release, image }, { drivers, target: { kind: "local", platforms: [] } })
  if (admitted.ok) return null
  const { what, fix } = admitted.refusal
  return `${what} To mend it: ${fix}.`
}
