import { once } from "node:events"
import { connect, createServer } from "node:net"
import type { AddressInfo, Socket } from "node:net"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Gathered } from "./gathered.ts"

let ends: readonly [near: Socket, far: Socket]
let close = (): void => undefined
let drained = 0

beforeEach(async () => {
  drained = 0
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const accepted = once(server, "connection") as Promise<[Socket]>
  const far = connect((server.address() as AddressInfo).port, "127.0.0.1")
  const [near] = await accepted
  ends = [near, far]
  close = () => {
    for (const socket of ends) socket.destroy()
    server.close()
  }
})
afterEach(() => close())

const gathered = () => new Gathered(ends[0], { drained: () => void drained++ })

async function came(length: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of ends[1]) {
    parts.push(part as Buffer)
    if (parts.reduce((sum, each) => sum + each.length, 0) >= length) break
  }
  return Buffer.concat(parts)
}

describe("what is written in one turn", () => {
  it("leaves together, in its order", async () => {
    const out = gathered()
    for (const part of ["a", Buffer.from("b"), "c\xff"]) out.write(part)
    expect(out.isFull()).toBe(false)
    const [first] = (await once(ends[1], "data")) as [Buffer]
    expect(first.toString("latin1")).toBe("abc\xff")
  })

  it("is told to have left, also where it was much and the system took it at once", async () => {
    const out = gathered()
    out.write(Buffer.alloc(200_000, "x"))
    expect(out.isFull()).toBe(true)
    expect((await came(200_000)).length).toBe(200_000)
    expect(drained).toBe(1)
  })

  it("is held back while nobody reads, and told once somebody does", async () => {
    const out = gathered()
    ends[1].pause()
    let written = 0
    do {
      out.write(Buffer.alloc(1_000_000))
      written += 1_000_000
      out.flush()
    } while (!out.isFull() && written < 100_000_000)
    expect(written).toBeLessThan(100_000_000)
    expect(drained).toBe(0)
    await came(written)
    expect(drained).toBe(1)
  })
})
