// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot } from "../../contract.ts"
import { decodeCommandsAvailable } from "./commands-available.ts"
import type { CommandsAvailable } from "./commands-available.ts"
import { decodeServerInitFailure } from "./server-init-failure.ts"
import type { ServerInitFailure } from "./server-init-failure.ts"

export { decodeCommandsAvailable, decodeCommandsAvailableText } from "./commands-available.ts"
export type { CommandsAvailable } from "./commands-available.ts"
export { decodeServerInitFailure, decodeServerInitFailureText } from "./server-init-failure.ts"
export type { ServerInitFailure } from "./server-init-failure.ts"

/** The slots of Kiro, by identifier. */
export interface Kiro extends Contract<"kiro"> {
  readonly slots: {
    readonly commandsAvailable: InboundSlot<CommandsAvailable>
    readonly serverInitFailure: InboundSlot<ServerInitFailure>
  }
}

/** Kiro, as data. */
export const kiro: Kiro = {
  name: "kiro",
  ownership: "adopted",
  keyPrefix: null,
  methodPrefix: "_kiro.dev/",
  slots: {
    commandsAvailable: {
      id: "slot/kiro/commands-available",
      site: {
        kind: "method",
        method: "_kiro.dev/commands/available",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      correlation: "sessionId",
      overtakenBy: "available_commands_update",
      decode: decodeCommandsAvailable,
    },
    serverInitFailure: {
      id: "slot/kiro/server-init-failure",
      site: {
        kind: "method",
        method: "_kiro.dev/mcp/server_init_failure",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "sessionId",
      decode: decodeServerInitFailure,
    },
  },
  declarations: [],
}
