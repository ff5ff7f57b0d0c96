import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer, connect } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { openSocketDoor } from "./socket-door.ts"

it("leads to one port, both ways, and leaves no file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "door-"))
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let said = ""
    socket.setEncoding("utf8").on("data", (text: string) => (said += text))
    socket.on("end", () => socket.end(`heard ${said}`))
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const door = await openSocketDoor(join(folder, "s"), (server.address() as AddressInfo).port)
  const answer = await new Promise<string>((resolve) => {
    let heard = ""
    const socket = connect({ path: join(folder, "s"), allowHalfOpen: true })
    socket.setEncoding("utf8").on("data", (text: string) => (heard += text))
    socket.on("end", () => resolve(heard))
    socket.end("hello")
  })
  expect(answer).toBe("heard hello")
  await door.close()
  expect(readdirSync(folder)).toEqual([])
})
