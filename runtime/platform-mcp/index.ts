/** The edge of the platform's server of tools, as harnesses in a sandbox reach it. */
export { answerPlatform, togetherAtMost } from "./answer.ts"
export { budgetOf } from "./budget.ts"
export { openPlatformDoor } from "./door.ts"
export type { PlatformDoor } from "./door.ts"
export type { Served, ServedRecord } from "./served.ts"
