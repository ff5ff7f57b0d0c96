/** The port on which a relay listens inside for its first socket; each further one has the next port. */
export const relayPort = 8080

/**
 * The program of a relay's container, as text for `node -e`. It listens on the loopback of a network that has nothing else,
 * sends every connection on to the Unix socket of its port, one for each argument, and ends with its standard input, so that
 * it outlives nobody. Its first line says what the kernel shows of the limits, of a write to the root and of a way out.
 */
export const relayProgram: string = `"use strict"
const fs = require("node:fs")
const net = require("node:net")

const read = (...paths) => {
  for (const path of paths) {
    try {
      return fs.readFileSync("/sys/fs/cgroup/" + path, "utf8").trim()
    } catch {}
  }
  return null
}
const code = (act) => {
  try {
    act()
    return "done"
  } catch (error) {
    return error.code
  }
}
const wayOut = () =>
  new Promise((settle) => {
    const socket = net.connect({ host: "192.0.2.1", port: 9 })
    const tell = (word) => {
      socket.destroy()
      settle(word)
    }
    socket.on("connect", () => tell("done"))
    socket.on("error", (error) => tell(error.code))
    socket.setTimeout(1_000, () => tell("ETIMEDOUT"))
  })

const listening = (path, index) =>
  new Promise((ready) => {
    const server = net.createServer({ allowHalfOpen: true }, (inner) => {
      const outer = net.connect({ path, allowHalfOpen: true })
      for (const [from, to] of [[inner, outer], [outer, inner]]) {
        from.on("error", () => to.destroy())
        from.on("close", () => to.destroy())
        from.pipe(to)
      }
    })
    server.listen(${relayPort} + index, "127.0.0.1", ready)
  })
Promise.all(process.argv.slice(1).map(listening)).then(async () => {
  const seen = {
    memory: read("memory.max", "memory/memory.limit_in_bytes"),
    quota: read("cpu.max", "cpu/cpu.cfs_quota_us"),
    period: read("cpu/cpu.cfs_period_us"),
    processes: read("pids.max", "pids/pids.max"),
    write: code(() => fs.writeFileSync("/written", "")),
    wayOut: await wayOut(),
  }
  process.stdout.write(JSON.stringify(seen) + "\\n")
})
process.stdin.on("end", () => process.exit(0)).on("error", () => process.exit(0)).resume()
`
