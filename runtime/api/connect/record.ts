import type { ConnectedRuntimeRecord } from "../../../output/documents/connected-runtime-record.ts"
import type { Selectable } from "kysely"
import type { ConnectedRuntimeTable } from "../../evidence/store/tables.ts"
import { momentText } from "../moment.ts"
import { ringOf } from "../../evidence/connected/stored-ring.ts"

/** A connected runtime as it stands in the store. */
export type RuntimeRow = Selectable<ConnectedRuntimeTable>

/** How a connected runtime is answered, without what it is known by. */
export function recordOf(row: RuntimeRow, now: number): ConnectedRuntimeRecord {
  const generation = ringOf(row.key_ring).at(-1)?.generation ?? null
  return {
    id: row.id,
    agent: row.agent,
    principal: row.principal,
    attests: generation !== null,
    key_generation: generation,
    connected: row.connected_until !== null && now < row.connected_until,
    resource_version: row.resource_version,
    created_at: momentText(row.created_at),
  }
}
