/**
 * Makes calls one after the other: one that is asked for while another runs begins when that is over. A call that throws
 * is told of, and ends nothing.
 */
export function turns(failed: (error: unknown) => void): (call: () => void) => void {
  const waiting: (() => void)[] = []
  let running = false
  return (call) => {
    waiting.push(call)
    if (running) return
    running = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        next()
      } catch (error) {
        failed(error)
      }
    }
    running = false
  }
}
