/** A client that sends one body of 9 MB after the other, in a process of its own. Says when it begins. */
import { constants, setPriority } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import { openClient } from "./client.ts"
import { requestBytes } from "./requests.ts"
import type { Entrance } from "./requests.ts"

// It shares its processor with those who hear the events, and must not be what they wait for.
setPriority(constants.priority.PRIORITY_LOW)
const entrance = JSON.parse(process.argv[2] ?? "") as Entrance
const request = requestBytes(entrance, "json", 9_000_000)
const client = await openClient(entrance.port)
console.log(JSON.stringify({ port: entrance.port }))
for (;;) {
  await client.ask(request)
  await pause(20)
}
