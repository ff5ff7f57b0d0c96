/** The edge of admission: what a harness may have, and whom it can reach, before any turn. */
export { canReach, ceilingOf } from "./cells.ts"
export type { Judged } from "./cells.ts"
export { admit } from "./handshake.ts"
export type { Admission, Handshake } from "./handshake.ts"
export { readySet } from "./ready-set.ts"
export type { ReadySet } from "./ready-set.ts"
export type { Refusal, Refused } from "../refusal.ts"
