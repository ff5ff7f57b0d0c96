import type { Rule } from "../rule.ts"
import * as extensions from "./extensions.ts"
import * as handshake from "./handshake.ts"
import * as processes from "./processes.ts"
import * as sessions from "./sessions.ts"
import * as turns from "./turns.ts"
import * as wire from "./wire.ts"

/** The rules by area, each area in the order in which a newcomer meets them. */
export const areas: readonly { readonly title: string; readonly rules: readonly Rule[] }[] = [
  {
    title: "Lines and messages",
    rules: [
      wire.stdoutJsonRpc,
      wire.stdoutUtf8,
      wire.responseId,
      wire.responseShape,
      wire.notificationUnanswered,
      wire.requestIdReuse,
      wire.requestAnswered,
      wire.customRequestAnswered,
      wire.unknownMethod,
      wire.unknownNotification,
      wire.usableAfterError,
      wire.errorMessage,
      wire.agentMethodName,
      wire.clientCapability,
      wire.messageSchema,
      wire.salvagedMember,
      wire.foreignMember,
      wire.updateKind,
      wire.malformedLine,
      wire.invalidRequest,
      wire.longLine,
    ],
  },
  {
    title: "Handshake",
    rules: [
      handshake.initializeResult,
      handshake.protocolVersion,
      handshake.versionNegotiation,
      handshake.agentInfo,
      handshake.readyHandshake,
      handshake.authMethodIds,
      handshake.authTerminalOffered,
      handshake.authRemedy,
    ],
  },
  {
    title: "Sessions",
    rules: [
      sessions.sessionNew,
      sessions.sessionUnique,
      sessions.updateSession,
      sessions.earlyUpdate,
      sessions.sessionLoad,
      sessions.loadReplays,
      sessions.replayInTime,
      sessions.loadResult,
      sessions.sessionResume,
      sessions.resumeSilent,
      sessions.sessionList,
      sessions.sessionClose,
      sessions.closeCancels,
      sessions.sessionDelete,
      sessions.deleteAgain,
      sessions.modesState,
      sessions.configValues,
      sessions.configBoolean,
      sessions.additionalDirectories,
      sessions.unknownSession,
    ],
  },
  {
    title: "Turns",
    rules: [
      turns.terminalObservation,
      turns.stopReason,
      turns.cancelAnswered,
      turns.cancelSettles,
      turns.promptAfterCancel,
      turns.cancelIdle,
      turns.lateUpdate,
      turns.emptyTurn,
      turns.promptContent,
      turns.promptResourceLink,
      turns.promptMeta,
      turns.concurrentPrompt,
      turns.permissionOptions,
      turns.permissionKept,
      turns.toolCorrelation,
      turns.toolRepeated,
      turns.toolUnfinished,
      turns.usageWithinSize,
    ],
  },
  {
    title: "Extensions",
    rules: [
      extensions.declarationForm,
      extensions.declaredEmission,
      extensions.extensionPayload,
      extensions.subagentCorrelation,
      extensions.steeringCorrelation,
      extensions.steeringDelivered,
      extensions.cooperativeInterruptDrained,
      extensions.capabilityExecutionLocus,
      extensions.authorityRefused,
      extensions.authorityServed,
      extensions.builtinToolsScoped,
      extensions.outputSchemaKept,
      extensions.checkpointTaken,
      extensions.stagedFilesTaken,
    ],
  },
  {
    title: "Processes",
    rules: [processes.exitsOnEof, processes.descendantsGone, processes.stderrVolume],
  },
]

/** Every rule, in the order of the page. */
export const rules: readonly Rule[] = areas.flatMap((area) => area.rules)
