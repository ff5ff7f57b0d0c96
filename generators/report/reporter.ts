import type { Finding } from "../../model/finding.ts"

/** What a reporter may know besides the findings. */
export interface ReportSetting {
  /** Whether the reader is a terminal that shows colours. */
  readonly colour: boolean
  /** Who reports. */
  readonly tool: { readonly name: string; readonly version: string }
  /** What is known of codes by themselves, for readers that show it beside a finding. */
  readonly rules: readonly ReportedRule[]
}

/** A code by itself: what holds where it is not found, and why it must. */
export interface ReportedRule {
  readonly code: string
  readonly states: string
  readonly because: string
}

/**
 * Findings as text for one kind of reader, in the order given; empty for none where the reader takes plain lines. The same
 * findings give the same bytes. Text that comes from a catalog can move no cursor and begin no line of its own.
 */
export type Reporter = (findings: readonly Finding[], setting: ReportSetting) => string
