import { adoptionSource } from "../kinds/adoption-source.ts"

/** An agent and a local ACP command; no profile is made. */
export const connectedRuntimeSource = adoptionSource({ name: "connected-runtime-source", literal: "ConnectedRuntime" })
