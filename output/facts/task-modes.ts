// Generated from the catalog. Do not edit: change the fact and generate again.
import type { TaskMode } from "./types.ts"

/** `mode/code-mode` */
export const codeMode: TaskMode = {
  id: "mode/code-mode",
  name: "code-mode",
  literal: "code",
  required: null,
  preferred: "report_result",
  routing: "always",
}

/** `mode/plan-mode` */
export const planMode: TaskMode = {
  id: "mode/plan-mode",
  name: "plan-mode",
  literal: "plan",
  required: "write_document",
  preferred: null,
  routing: "after_conformance",
}

/** `mode/review-mode` */
export const reviewMode: TaskMode = {
  id: "mode/review-mode",
  name: "review-mode",
  literal: "review",
  required: "report_workflow_verdict",
  preferred: null,
  routing: "after_conformance",
}

/** `mode/research-mode` */
export const researchMode: TaskMode = {
  id: "mode/research-mode",
  name: "research-mode",
  literal: "research",
  required: null,
  preferred: null,
  routing: "after_conformance",
}

/** The modes of tasks, in the catalog's order. */
export const taskModes: readonly TaskMode[] = [codeMode, planMode, reviewMode, researchMode]
