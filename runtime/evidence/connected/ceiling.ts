import { gatewaysPlatformTools, runCapabilities } from "../../../output/facts/run-capabilities.ts"
import { lacks } from "../../../model/capability.ts"
import type { RunLane } from "../../../model/capability.ts"

/** The lane of a connected runtime. Nothing that the process or its owner says changes what it has. */
export function connectedLane(connection: boolean): RunLane {
  return { kind: "connected", connection }
}

/** Literals of everything that the lane has, in the catalog's order: the ceiling that each claim is told. */
export function ceilingOf(connection: boolean): readonly string[] {
  const lane = connectedLane(connection)
  return runCapabilities.filter((each) => lacks(each, lane).length === 0).map(({ literal }) => literal)
}

/** Whether a run needs the platform's tools, so that it must not begin without them. */
export function needsTools(required: readonly string[]): boolean {
  return required.includes(gatewaysPlatformTools.literal)
}
