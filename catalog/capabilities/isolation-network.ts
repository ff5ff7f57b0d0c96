import { capability } from "../kinds/capability.ts"

/** The network is bounded by policy. */
export const isolationNetwork = capability({ name: "isolation-network", literal: "isolation.network", connected: null })
