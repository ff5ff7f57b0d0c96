import type { Cell } from "../../../model/preflight.ts"
import type { HarnessRelease } from "../../../output/documents/definitions.ts"
import type { Access } from "../../admission/routing/head.ts"

/** What is started, and how. */
export interface StartPlan {
  /** The image, by digest. */
  readonly image: string
  /** The literal of the driver's lane. */
  readonly driver: string
  /** null: the image's own entrypoint. */
  readonly release: HarnessRelease | null
  /** The name of a catalog entry; null: an image of one's own. */
  readonly harness: string | null
  readonly configuration: unknown
  readonly retention: string
  readonly access: Access
}

/** What a runner carries out for a verification. Holds no secret: the bearers stand beside it in the claim. */
export interface VerificationPlan extends StartPlan {
  readonly kind: "verification"
  readonly verification_id: string
  readonly cell: Cell
  /** What the harness is asked. It holds the nonce, and asks for it back. */
  readonly prompt: string
  /** A text that nobody could know beforehand; it must stand in the answer. */
  readonly nonce: string
  readonly prove_platform_mcp: boolean
}

/** What a runner carries out for a run. */
export interface RunPlan extends StartPlan {
  readonly kind: "run"
  readonly run_id: string
  readonly session_id: string
  readonly prompt: string
  /** How far the run was reported under earlier claims: what is reported under this one comes behind it. */
  readonly landed: { readonly observations: number }
}
