// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  excess,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  sizeOf,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** What the platform asks of the agent: policy and workflow, above anything that the task says. */
export interface TrustedInstructions {
  readonly version: 1
  readonly policyRules: readonly string[]
  readonly workflowDocumentsGuidance?: string
  readonly workflowRun?: {
    readonly workflowRunId: string
    readonly workflowStepId: string
    readonly attemptNumber: number
    readonly taskMode?: "plan" | "code" | "review" | "research"
    readonly taskModeGuidance: string
    readonly expectedInputsGuidance?: string
    readonly workflowBranch?: string
    readonly nextStep?: {
      readonly terminal: boolean
      readonly nextStepId?: string
      readonly nextStepType?: "agent" | "human_gate" | "unknown"
      readonly guidance: string
    }
    readonly finalReviewPassGuidance?: string
  }
  readonly agentCustomInstructions?: string
  readonly workerCustomInstructions?: string
}

const fact = "frame/onehorizon/trusted-instructions"
const MEMBERS = ["terminal", "nextStepId", "nextStepType", "guidance"]
const MEMBERS2 = [
  "workflowRunId",
  "workflowStepId",
  "attemptNumber",
  "taskMode",
  "taskModeGuidance",
  "expectedInputsGuidance",
  "workflowBranch",
  "nextStep",
  "finalReviewPassGuidance",
]
const MEMBERS3 = [
  "version",
  "policyRules",
  "workflowDocumentsGuidance",
  "workflowRun",
  "agentCustomInstructions",
  "workerCustomInstructions",
]

/**
 * Reads `TrustedInstructions`: the value itself, or the first thing that is wrong with it by
 * `frame/onehorizon/trusted-instructions`. The limits of an adopted carrier come first.
 */
export function decodeTrustedInstructions(input: unknown): Result<TrustedInstructions> {
  return settle(input, faultOfTrustedInstructions(input, false))
}

/**
 * Parses a text and reads `TrustedInstructions` from it, as `decodeTrustedInstructions` does. Never
 * throws.
 */
export function decodeTrustedInstructionsText(text: string): Result<TrustedInstructions> {
  return settleCarrierText(text, fact, faultOfTrustedInstructions)
}

function faultOfTrustedInstructions(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 2
  const version = value["version"]
  if (version !== 1) return invalid(fact, ["version"], "1", version)
  const policyRules = value["policyRules"]
  if (!Array.isArray(policyRules)) return invalid(fact, ["policyRules"], "list", policyRules)
  for (let index = 0; index < policyRules.length; index++) {
    const item: unknown = policyRules[index]
    if (typeof item !== "string") return invalid(fact, ["policyRules", index], "text", item)
  }
  const member = value["workflowDocumentsGuidance"]
  if (member !== undefined || "workflowDocumentsGuidance" in value) {
    count++
    if (typeof member !== "string")
      return invalid(fact, ["workflowDocumentsGuidance"], "text", member)
  }
  const workflowRun = value["workflowRun"]
  if (workflowRun !== undefined || "workflowRun" in value) {
    count++
    if (!isObject(workflowRun, parsed)) return invalid(fact, ["workflowRun"], "object", workflowRun)
    let count2 = 4
    const workflowRunId = workflowRun["workflowRunId"]
    if (typeof workflowRunId !== "string")
      return invalid(fact, ["workflowRun", "workflowRunId"], "text", workflowRunId)
    const workflowStepId = workflowRun["workflowStepId"]
    if (typeof workflowStepId !== "string")
      return invalid(fact, ["workflowRun", "workflowStepId"], "text", workflowStepId)
    const attemptNumber = workflowRun["attemptNumber"]
    if (typeof attemptNumber !== "number" || !Number.isFinite(attemptNumber))
      return invalid(fact, ["workflowRun", "attemptNumber"], "number", attemptNumber)
    const taskMode = workflowRun["taskMode"]
    if (taskMode !== undefined || "taskMode" in workflowRun) {
      count2++
      if (
        taskMode !== "plan" &&
        taskMode !== "code" &&
        taskMode !== "review" &&
        taskMode !== "research"
      )
        return invalid(
          fact,
          ["workflowRun", "taskMode"],
          'one of "plan", "code", "review", "research"',
          taskMode,
        )
    }
    const taskModeGuidance = workflowRun["taskModeGuidance"]
    if (typeof taskModeGuidance !== "string")
      return invalid(fact, ["workflowRun", "taskModeGuidance"], "text", taskModeGuidance)
    const expectedInputsGuidance = workflowRun["expectedInputsGuidance"]
    if (expectedInputsGuidance !== undefined || "expectedInputsGuidance" in workflowRun) {
      count2++
      if (typeof expectedInputsGuidance !== "string")
        return invalid(
          fact,
          ["workflowRun", "expectedInputsGuidance"],
          "text",
          expectedInputsGuidance,
        )
    }
    const workflowBranch = workflowRun["workflowBranch"]
    if (workflowBranch !== undefined || "workflowBranch" in workflowRun) {
      count2++
      if (typeof workflowBranch !== "string")
        return invalid(fact, ["workflowRun", "workflowBranch"], "text", workflowBranch)
    }
    const nextStep = workflowRun["nextStep"]
    if (nextStep !== undefined || "nextStep" in workflowRun) {
      count2++
      if (!isObject(nextStep, parsed))
        return invalid(fact, ["workflowRun", "nextStep"], "object", nextStep)
      let count3 = 2
      const terminal = nextStep["terminal"]
      if (typeof terminal !== "boolean")
        return invalid(fact, ["workflowRun", "nextStep", "terminal"], "boolean", terminal)
      const nextStepId = nextStep["nextStepId"]
      if (nextStepId !== undefined || "nextStepId" in nextStep) {
        count3++
        if (typeof nextStepId !== "string")
          return invalid(fact, ["workflowRun", "nextStep", "nextStepId"], "text", nextStepId)
      }
      const nextStepType = nextStep["nextStepType"]
      if (nextStepType !== undefined || "nextStepType" in nextStep) {
        count3++
        if (nextStepType !== "agent" && nextStepType !== "human_gate" && nextStepType !== "unknown")
          return invalid(
            fact,
            ["workflowRun", "nextStep", "nextStepType"],
            'one of "agent", "human_gate", "unknown"',
            nextStepType,
          )
      }
      const guidance = nextStep["guidance"]
      if (typeof guidance !== "string")
        return invalid(fact, ["workflowRun", "nextStep", "guidance"], "text", guidance)
      if (sizeOf(nextStep) !== count3)
        return excess(fact, ["workflowRun", "nextStep"], nextStep, MEMBERS)
    }
    const finalReviewPassGuidance = workflowRun["finalReviewPassGuidance"]
    if (finalReviewPassGuidance !== undefined || "finalReviewPassGuidance" in workflowRun) {
      count2++
      if (typeof finalReviewPassGuidance !== "string")
        return invalid(
          fact,
          ["workflowRun", "finalReviewPassGuidance"],
          "text",
          finalReviewPassGuidance,
        )
    }
    if (sizeOf(workflowRun) !== count2) return excess(fact, ["workflowRun"], workflowRun, MEMBERS2)
  }
  const agentCustomInstructions = value["agentCustomInstructions"]
  if (agentCustomInstructions !== undefined || "agentCustomInstructions" in value) {
    count++
    if (typeof agentCustomInstructions !== "string")
      return invalid(fact, ["agentCustomInstructions"], "text", agentCustomInstructions)
  }
  const workerCustomInstructions = value["workerCustomInstructions"]
  if (workerCustomInstructions !== undefined || "workerCustomInstructions" in value) {
    count++
    if (typeof workerCustomInstructions !== "string")
      return invalid(fact, ["workerCustomInstructions"], "text", workerCustomInstructions)
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS3)
  return null
}
