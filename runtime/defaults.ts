import { checkfu } from "../output/contracts/checkfu/index.ts"
import { onehorizon } from "../output/contracts/onehorizon/index.ts"
import { speaking } from "./driver/handlers.ts"
import type { Handlers, Spoken } from "./driver/handlers.ts"
import { attributing } from "./driver/handlers/attributing.ts"
import { declaring } from "./driver/handlers/declaring.ts"
import { draining } from "./driver/handlers/draining.ts"
import { framing } from "./driver/handlers/framing.ts"
import { marking } from "./driver/handlers/marking.ts"

/** What handles the platform's own extensions. */
export const checkfuHandlers: Handlers<typeof checkfu> = {
  capabilities: declaring(checkfu.slots.capabilities, checkfu.declarations),
  sessionInterrupt: draining(checkfu.slots.sessionInterrupt, checkfu.declarations),
  subagent: attributing(checkfu.slots.subagent),
}

/** What handles the published contract of the worker runtime. */
export const onehorizonHandlers: Handlers<typeof onehorizon> = {
  blockMeta: marking(onehorizon.slots.blockMeta),
  taskContext: framing(onehorizon.slots.taskContext),
}

/** The contracts that a driver speaks when it is told of no others. */
export const defaultContracts: readonly Spoken[] = [
  speaking(checkfu, checkfuHandlers),
  speaking(onehorizon, onehorizonHandlers),
]
