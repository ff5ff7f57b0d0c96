import { observation } from "../../../kinds/observation.ts"

/** What became of input that was sent into a running turn. */
export const observationSteering = observation({ name: "steering", literal: "observation.steering" })
