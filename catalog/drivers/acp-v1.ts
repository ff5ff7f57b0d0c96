import { driver, under } from "../kinds/driver.ts"
import { acpV1Lane } from "../revisions/acp-v1-lane.ts"

/** A live session over the Agent Client Protocol, version 1, on the standard streams of one process. */
export const acpV1 = driver({
  name: "acp-v1",
  protocol: "acp-v1",
  lane: acpV1Lane,
  envelopes: [
    under("durable", { continuation: "rebuild_only", checkpoint: "disk_only", interrupt: "kill_only" }),
    under("ephemeral_zdr", { continuation: "rebuild_only", checkpoint: "none", interrupt: "kill_only" }),
  ],
})
