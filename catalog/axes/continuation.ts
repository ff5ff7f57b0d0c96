import { axis, chain } from "../kinds/axis.ts"

/** What a later turn of the same run starts from: a conversation rebuilt from the event log, or the live process. */
export const continuation = axis({ name: "continuation", order: chain("rebuild_only", "live") })
