import type { ContentBlock } from "../../../output/acp/index.ts"

/** A file that lies in the agent's sandbox and does not change any more. */
export interface StagedFile {
  readonly uri: string
  readonly name: string
  readonly mimeType?: string
  /** In bytes. */
  readonly size?: number
}

/** A prompt with one standard link for each file, in their order, before its own content. */
export function withFiles(files: readonly StagedFile[], content: readonly ContentBlock[]): readonly ContentBlock[] {
  return files.length === 0
    ? content
    : [...files.map((file) => ({ type: "resource_link", ...file }) as const), ...content]
}
