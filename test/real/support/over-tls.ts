/** Sends two requests to an origin, one after the other, and prints what became of each. */
import { systemClock } from "../../../runtime/driver/clock.ts"
import { httpSender } from "../../../runtime/gateway/upstream/sender.ts"

const [origin = ""] = process.argv.slice(2)
const sender = httpSender(systemClock)
const told: string[] = []
for (let request = 0; request < 2; request++)
  await new Promise<void>((over) => {
    const done = (text: string): void => {
      told.push(text)
      over()
    }
    const parts: Uint8Array[] = []
    const headers = ["authorization", "Bearer sk-over-tls"]
    sender.send(
      { origin, path: "/v1/messages", headers, body: [Buffer.from("{}")] },
      {
        begun: () => undefined,
        head: (status) => void told.push(String(status)),
        data: (part) => parts.push(part) > 0,
        end: () => done(Buffer.concat(parts).toString()),
        failed: done,
      },
    )
  })
await sender.close()
console.log(JSON.stringify(told))
