import { checkfu } from "../output/contracts/checkfu/index.ts"
import { checkfuStagedFiles } from "../output/facts/declarations.ts"
import { onehorizon } from "../output/contracts/onehorizon/index.ts"
import { speaking } from "./extensions/handlers.ts"
import type { Handlers, Spoken } from "./extensions/handlers.ts"
import { attributing } from "./extensions/handlers/attributing.ts"
import { bundling } from "./extensions/handlers/bundling.ts"
import { constraining } from "./extensions/handlers/constraining.ts"
import { declaring } from "./extensions/handlers/declaring.ts"
import { delivering } from "./extensions/handlers/delivering.ts"
import { draining } from "./extensions/handlers/draining.ts"
import { framing } from "./extensions/handlers/framing.ts"
import { granting } from "./extensions/handlers/granting.ts"
import { keeping } from "./extensions/handlers/keeping.ts"
import { marking } from "./extensions/handlers/marking.ts"
import { reporting } from "./extensions/handlers/reporting.ts"
import { shortening } from "./extensions/handlers/shortening.ts"
import { asking, job } from "./extensions/roles.ts"
import type { Roles } from "./extensions/roles.ts"

/** What handles the platform's own extensions. */
export const checkfuHandlers: Handlers<typeof checkfu> = {
  capabilities: declaring(checkfu.slots.capabilities, checkfu.declarations),
  subagent: attributing(checkfu.slots.subagent),
  turn: reporting(checkfu.slots.turn),
  sessionSteer: delivering(checkfu.slots.sessionSteer, checkfu.declarations),
  sessionInterrupt: draining(checkfu.slots.sessionInterrupt, checkfu.declarations),
  builtinTools: granting(checkfu.slots.builtinTools, checkfu.declarations),
  continuity: granting(checkfu.slots.continuity, checkfu.declarations),
  runtimeConfig: granting(checkfu.slots.runtimeConfig, checkfu.declarations),
  outputSchema: constraining(checkfu.slots.outputSchema, checkfu.declarations),
  resume: granting(checkfu.slots.resume, checkfu.declarations),
  journalCheckpoint: keeping(checkfu.slots.journalCheckpoint),
  compaction: shortening(checkfu.slots.compaction),
}

/** What the driver does by the platform's own extensions. */
export const checkfuRoles: Roles = {
  steering: asking(checkfu.slots.sessionSteer, ({ sessionId, input, text }) => ({
    sessionId,
    idempotency_id: input,
    text,
  })),
  draining: asking(checkfu.slots.sessionInterrupt, ({ sessionId }) => ({ sessionId })),
  restoring: job(checkfu.slots.resume, ({ version, state }) => ({ version, state: state.open() })),
  constraining: {
    slot: checkfu.slots.outputSchema,
    forms: { response_format: { from: "message" }, submit_tool: { from: "call", title: "submit_tool" } },
  },
  staging: checkfuStagedFiles,
}

/** What handles the published contract of the worker runtime. */
export const onehorizonHandlers: Handlers<typeof onehorizon> = {
  blockMeta: marking(onehorizon.slots.blockMeta),
  sessionMeta: bundling(onehorizon.slots.sessionMeta),
  sessionMetaLoad: bundling(onehorizon.slots.sessionMetaLoad),
  sessionMetaResume: bundling(onehorizon.slots.sessionMetaResume),
  taskContext: framing(onehorizon.slots.taskContext),
  trustedInstructions: framing(onehorizon.slots.trustedInstructions),
}

/** The contracts that a driver speaks when it is told of no others. */
export const defaultContracts: readonly Spoken[] = [
  speaking(checkfu, checkfuHandlers, checkfuRoles),
  speaking(onehorizon, onehorizonHandlers),
]
