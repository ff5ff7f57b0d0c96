import type { TaskComment, TaskContext } from "../../../output/contracts/onehorizon/index.ts"

/** What was said in earlier turns, oldest first. All of it is data of the task, also what the agent said itself. */
export type History = readonly TaskComment[]

/** How much of a history is kept, in UTF-16 units of its texts. */
export const historyAtMost: number = 128 * 1_024

/** The newest part of a history that fits, and of its newest text at least the end. */
export function newest(history: History, atMost: number = historyAtMost): History {
  const kept: TaskComment[] = []
  let left = atMost
  for (const comment of history.toReversed()) {
    if (kept.length > 0 && comment.content.length > left) break
    const content = comment.content.slice(-atMost)
    kept.unshift({ ...comment, content })
    left -= content.length
  }
  return kept
}

/** A task with what was said before among its comments, for an agent that does not know it any more. */
export function withHistory(task: TaskContext, history: History): TaskContext {
  return history.length === 0 ? task : { ...task, comments: [...task.comments, ...history] }
}
