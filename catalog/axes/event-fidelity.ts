import { axis, chain } from "../kinds/axis.ts"

/** How finely a run is observed: whole turns, or each message, thought and tool call. */
export const eventFidelity = axis({ name: "event_fidelity", order: chain("minimal", "structured") })
