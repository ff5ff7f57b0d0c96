/** A client that sends one body of 9 MB after the other, in a process of its own. Says when it begins. */
import { setTimeout as pause } from "node:timers/promises"
import { openClient } from "./client.ts"
import { requestBytes } from "./requests.ts"
import type { Entrance } from "./requests.ts"

const entrance = JSON.parse(process.argv[2] ?? "") as Entrance
const request = requestBytes(entrance, "json", 9_000_000)
const client = await openClient(entrance.port)
console.log(JSON.stringify({ port: entrance.port }))
for (;;) {
  await client.ask(request)
  await pause(20)
}
