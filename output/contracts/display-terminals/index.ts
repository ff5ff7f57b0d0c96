// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot } from "../../contract.ts"
import { decodeTerminalExit } from "./terminal-exit.ts"
import type { TerminalExit } from "./terminal-exit.ts"
import { decodeTerminalInfo } from "./terminal-info.ts"
import type { TerminalInfo } from "./terminal-info.ts"
import { decodeTerminalLogin } from "./terminal-login.ts"
import type { TerminalLogin } from "./terminal-login.ts"
import { decodeTerminalOutput } from "./terminal-output.ts"
import type { TerminalOutput } from "./terminal-output.ts"
import { decodeTerminalOutputDelta } from "./terminal-output-delta.ts"
import type { TerminalOutputDelta } from "./terminal-output-delta.ts"

export { decodeTerminalExit, decodeTerminalExitText } from "./terminal-exit.ts"
export type { TerminalExit } from "./terminal-exit.ts"
export { decodeTerminalInfo, decodeTerminalInfoText } from "./terminal-info.ts"
export type { TerminalInfo } from "./terminal-info.ts"
export { decodeTerminalLogin, decodeTerminalLoginText } from "./terminal-login.ts"
export type { TerminalLogin } from "./terminal-login.ts"
export { decodeTerminalOutput, decodeTerminalOutputText } from "./terminal-output.ts"
export type { TerminalOutput } from "./terminal-output.ts"
export {
  decodeTerminalOutputDelta,
  decodeTerminalOutputDeltaText,
} from "./terminal-output-delta.ts"
export type { TerminalOutputDelta } from "./terminal-output-delta.ts"

/** The slots of Terminals shown in a tool call, by identifier. */
export interface DisplayTerminals extends Contract<"display-terminals"> {
  readonly slots: {
    readonly terminalExit: InboundSlot<TerminalExit>
    readonly terminalInfo: InboundSlot<TerminalInfo>
    readonly terminalLogin: InboundSlot<TerminalLogin>
    readonly terminalOutput: InboundSlot<TerminalOutput>
    readonly terminalOutputDelta: InboundSlot<TerminalOutputDelta>
  }
}

/** Terminals shown in a tool call, as data. */
export const displayTerminals: DisplayTerminals = {
  name: "display-terminals",
  ownership: "adopted",
  keyPrefix: "terminal",
  methodPrefix: null,
  slots: {
    terminalExit: {
      id: "slot/display-terminals/terminal-exit",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "terminal_exit"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "terminal_id",
      decode: decodeTerminalExit,
    },
    terminalInfo: {
      id: "slot/display-terminals/terminal-info",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "terminal_info"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "first",
      correlation: "terminal_id",
      decode: decodeTerminalInfo,
    },
    terminalLogin: {
      id: "slot/display-terminals/terminal-login",
      site: {
        kind: "meta",
        def: "InitializeResponse.authMethods",
        at: ["_meta", "terminal-auth"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeTerminalLogin,
    },
    terminalOutput: {
      id: "slot/display-terminals/terminal-output",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "terminal_output"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "append",
      appends: "data",
      correlation: "terminal_id",
      sensitivity: "private",
      decode: decodeTerminalOutput,
    },
    terminalOutputDelta: {
      id: "slot/display-terminals/terminal-output-delta",
      site: {
        kind: "meta",
        def: "SessionNotification.update",
        at: ["_meta", "terminal_output_delta"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "append",
      appends: "data",
      correlation: "terminal_id",
      sensitivity: "private",
      decode: decodeTerminalOutputDelta,
    },
  },
  declarations: [],
}
