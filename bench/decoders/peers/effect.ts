import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Peer } from "./peer.ts"

/** Effect's own decoder of the schema that the catalog states. Its issues are a tree, which is left as it is. */
export const effect: Peer = {
  name: "Effect Schema",
  package: "effect",
  compile({ stated, excess }) {
    const decode = Schema.decodeUnknownResult(stated as Schema.Codec<unknown>, {
      onExcessProperty: excess === "closed" ? "error" : "ignore",
    })
    return (value) => {
      const found = decode(value)
      if (Result.isSuccess(found)) return { ok: true, value: found.success }
      return { ok: false, path: [], error: found.failure }
    }
  },
}
