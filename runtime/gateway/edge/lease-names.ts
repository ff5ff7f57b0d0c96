import { namesOf } from "../route/choose.ts"
import type { Lease } from "../lease/lease.ts"

/** The names that a lease publishes, in one list that the clients of every dialect can read; `?limit=N` cuts it. */
export function leaseNames(lease: Lease, target: string): object {
  const names = namesOf(lease.candidates)
  const most = Number(/=(\d+)$/.exec(target)?.[1] ?? names.length)
  const shown = names.slice(0, most)
  const data = shown.map((id) => ({
    id,
    object: "model",
    type: "model",
    display_name: id,
    created: 0,
    created_at: "1970-01-01T00:00:00Z",
    owned_by: "gateway",
  }))
  return {
    object: "list",
    data,
    has_more: shown.length < names.length,
    first_id: shown[0] ?? null,
    last_id: shown.at(-1) ?? null,
  }
}
