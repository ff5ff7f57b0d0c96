import { connectHandlers } from "./connect/handlers.ts"
import { credentialHandlers } from "./credentials/handlers.ts"
import type { Before } from "./handler.ts"
import type { HandlerName, Handlers } from "./handler-table.ts"
import { harnessHandlers } from "./harnesses/handlers.ts"
import { keyHandlers } from "./keys/handlers.ts"
import { modelHandlers } from "./models/handlers.ts"
import { callPlatformMcp } from "./mcp/handlers.ts"
import { awaitCallEnds } from "./proof/claims.ts"
import { proofHandlers } from "./proof/handlers.ts"
import { routingHandlers } from "./routing/handlers.ts"
import { runnerHandlers } from "./runners/handlers.ts"
import { workspaceHandlers } from "./workspaces/handlers.ts"

/** What answers each endpoint: a new one without its handler does not compile. */
export const handlers = {
  ...connectHandlers,
  ...credentialHandlers,
  ...harnessHandlers,
  ...keyHandlers,
  ...modelHandlers,
  ...proofHandlers,
  ...routingHandlers,
  ...runnerHandlers,
  ...workspaceHandlers,
  callPlatformMcp,
} satisfies Handlers

/** What some writes wait for before they begin. */
export const beforeWrites: { readonly [name in HandlerName]?: Before } = { completeClaim: awaitCallEnds }
