// Asks its model again and again until it answers.
import { setTimeout as sleep } from "node:timers/promises"
import { defective } from "../../harness/seams.js"

const { fetch } = globalThis

globalThis.fetch = async (url, options) => {
  for (;;) {
    try {
      const response = await fetch(url, options)
      const body = await response.text()
      if (response.ok) return new Response(body)
    } catch (error) {
      if (options.signal.aborted) throw error
    }
    await sleep(100)
  }
}
defective({})
