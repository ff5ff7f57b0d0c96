import { anthropicManners } from "./anthropic.ts"
import { chatManners } from "./chat.ts"
import type { Manners } from "./manners.ts"
import { queueManners } from "./queue.ts"
import { responsesManners } from "./responses.ts"

const all: ReadonlyMap<string, Manners> = new Map(
  [anthropicManners, chatManners, responsesManners, queueManners].map((manners) => [manners.dialect, manners]),
)

/** How a dialect speaks; null: nobody taught the gateway, and it serves no route of it. */
export function mannersOf(dialect: string): Manners | null {
  return all.get(dialect) ?? null
}

/** The shape in which those are refused of whom nobody knows which language they speak. */
export const usualManners: Manners = chatManners
