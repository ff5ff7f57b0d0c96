import { axis, chain } from "checkfu-catalog/kinds"

/** How much of what an agent does can be seen. */
export const candour = axis({ name: "candour", order: chain("words", "deeds", "reasons") })
