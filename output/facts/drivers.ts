// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Driver } from "./types.ts"

/** `driver/acp-v1` */
export const acpV1: Driver = {
  id: "driver/acp-v1",
  name: "acp-v1",
  protocol: "acp-v1",
  lane: "checkfu:acp-v1@1",
  envelopes: [
    {
      retention: "durable",
      grants: {
        continuation: "rebuild_only",
        checkpoint: "disk_only",
        interrupt: "kill_only",
      },
    },
    {
      retention: "ephemeral_zdr",
      grants: {
        continuation: "rebuild_only",
        checkpoint: "none",
        interrupt: "kill_only",
      },
    },
  ],
}

/** The drivers, in the catalog's order. */
export const drivers: readonly Driver[] = [acpV1]
