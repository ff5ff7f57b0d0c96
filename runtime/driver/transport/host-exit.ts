/** What ends this process by default, and would leave agents behind: they live in groups of their own. */
const deadly = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** How the agents that live are killed. */
const living = new Set<() => void>()

/**
 * Calls `kill` when this process exits, by whatever way but SIGKILL, until the answer is called. A signal that nobody else
 * listens to kills the agents and then does what it does by default; where somebody listens it is theirs, and the agents
 * are killed with the exit that follows. While no agent lives, nothing listens to anything.
 */
export function onHostExit(kill: () => void): () => void {
  if (living.size === 0) listen()
  living.add(kill)
  return () => {
    if (living.delete(kill) && living.size === 0) leave()
  }
}

function listen(): void {
  process.on("exit", killAll)
  for (const signal of deadly) process.on(signal, dieOf)
}

function leave(): void {
  process.off("exit", killAll)
  for (const signal of deadly) process.off(signal, dieOf)
}

function killAll(): void {
  for (const kill of living) kill()
  living.clear()
}

function dieOf(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  killAll()
  leave()
  process.kill(process.pid, signal)
}
