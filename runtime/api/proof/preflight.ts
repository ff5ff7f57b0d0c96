import type { SessionPreflight } from "../../../output/documents/session-preflight.ts"
import { preflightByEvidence } from "../../evidence/preflight.ts"
import { profileNamed, resolveTuple, unknownName } from "../../evidence/tuple/resolve.ts"
import type { Cell } from "../../../model/preflight.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { installationOf } from "./installation-of.ts"

/** Whether a session of that tuple would be let in now, and if not, what stands in its way. */
export async function preflightSession(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { caller, db, now } = request
  const found = await cellOf(request, ground)
  if (!found.ok) {
    const { refusal } = found
    return { ok: true, body: { allowed: false, cell: null, differs: [], facts: refusal.facts, refusal } }
  }
  const { answer } = await preflightByEvidence(db, caller.workspace, found.cell, now)
  return { ok: true, body: { ...answer, cell: found.cell } }
}

async function cellOf(
  { body, caller: { workspace }, db }: ApiRequest,
  ground: ApiGround,
): Promise<{ readonly ok: true; readonly cell: Cell } | Refused> {
  const {
    cell,
    harness_profile: name = "",
    model_routing_profile: routing = "",
    sandbox_profile: sandbox,
  } = body as SessionPreflight
  if (cell !== undefined) return { ok: true, cell }
  const profile = await profileNamed(db, workspace, name)
  if (profile === undefined) return refused(unknownName("harness profile", "The workspace"))
  return resolveTuple(db, { workspace, profile, routing, sandbox }, installationOf(ground))
}
