import type { Clock } from "../../runtime/driver/clock.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import type { Health } from "../gateway/operations/listener.ts"

/** Milliseconds from one question to the store to the next. */
const every = 1_000

/** Whether a process takes work. */
export interface Pulse {
  readonly health: () => Health
  /** From now on the process drains. */
  readonly drain: () => void
  readonly stop: () => void
}

/** Asks the store, if there is one, again and again whether it answers: a process whose store is away takes no work. */
export function pulseOf(store: Store | null, clock: Clock): Pulse {
  let status: Health["status"] = "serving"
  let isStopped = false
  let cancel = (): void => undefined
  const say = (is: "serving" | "away"): void => {
    if (status !== "draining") status = is
  }
  const beat = (): void => {
    cancel = clock.after(every, () => {
      const asked = store?.ping() ?? Promise.resolve()
      void asked
        .then(
          () => say("serving"),
          () => say("away"),
        )
        .then(() => (isStopped ? undefined : beat()))
    })
  }
  if (store !== null) beat()
  return {
    health: () => ({ status }),
    drain: () => {
      status = "draining"
    },
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
