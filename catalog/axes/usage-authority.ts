import { axis, chain } from "../kinds/axis.ts"

/** Whether the platform itself saw what the models used. */
export const usageAuthority = axis({ name: "usage_authority", order: chain("unknown", "platform_observed") })
