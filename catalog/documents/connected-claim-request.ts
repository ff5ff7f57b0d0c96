import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { waitSeconds } from "./api/parts.ts"

/** What the client of the process says that it can do. */
const ClientAdvertisement = Schema.Struct({
  http_mcp: Schema.Boolean.annotateKey({ description: "Whether it takes MCP servers over HTTP." }),
}).annotate({ identifier: "ClientAdvertisement" })

/** Asks for the next run of a connected runtime, and says what its client can do. */
export const connectedClaimRequest = document({
  name: "connected-claim-request",
  title: "Request of a connected runtime for a run",
  payload: Schema.Struct({
    wait_seconds: Schema.optionalKey(waitSeconds).annotateKey({
      description: "How long the answer may wait for one; not at all where left out.",
    }),
    advertises: ClientAdvertisement,
  }),
  kit: false,
})
