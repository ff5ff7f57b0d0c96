/** The variables by which the program below is told of its socket and its container. */
export const containerVariables = { socket: "ENGINE_SOCKET", path: "ENGINE_CREATE_PATH", body: "ENGINE_CREATE_BODY" }

/**
 * The program that is a container behind a socket, as text for `node -e`: it makes and starts one, is its standard input,
 * output and error, hands signals on, and ends with its code. What cannot be started ends with 125.
 */
export const containerProgram: string = `"use strict"
const http = require("node:http")
const { ${containerVariables.socket}: socketPath, ${containerVariables.path}: path, ${containerVariables.body}: body } = process.env

const ask = (method, path, body) =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json" }
    const request = http.request({ socketPath, method, path, headers: { host: "engine", ...headers } }, (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk)).on("error", reject)
      response.on("end", () => {
        let value = {}
        try {
          value = JSON.parse(text)
        } catch {}
        if (response.statusCode < 400) resolve(value)
        else reject(new Error(value.message || "the engine answered with " + response.statusCode))
      })
    })
    request.on("error", reject).end(body)
  })

const attached = (id) =>
  new Promise((resolve, reject) => {
    const path = "/containers/" + id + "/attach?stream=1&stdin=1&stdout=1&stderr=1"
    const headers = { host: "engine", connection: "Upgrade", upgrade: "tcp" }
    const request = http.request({ socketPath, method: "POST", path, headers })
    request.on("upgrade", (_, socket, head) => resolve({ socket, head }))
    request.on("response", (response) => reject(new Error("the engine attaches nothing: " + response.statusCode)))
    request.on("error", reject).end()
  })

// Each frame has a head of eight bytes: the stream, three zeros, and the length.
const framesOf = (take) => {
  let held = Buffer.alloc(0)
  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    while (held.length >= 8 && held.length >= 8 + held.readUInt32BE(4)) {
      const end = 8 + held.readUInt32BE(4)
      take(held[0], held.subarray(8, end))
      held = held.subarray(end)
    }
  }
}

const main = async () => {
  const { Id: id } = await ask("POST", path, body)
  const { socket, head } = await attached(id)
  for (const signal of ["SIGTERM", "SIGINT"])
    process.on(signal, () => void ask("POST", "/containers/" + id + "/kill?signal=" + signal).catch(() => {}))
  const outputs = [process.stdout, process.stderr]
  const frames = framesOf((stream, bytes) => {
    const output = outputs[stream === 2 ? 1 : 0]
    if (output.write(bytes)) return
    socket.pause()
    output.once("drain", () => socket.resume())
  })
  for (const output of outputs) output.on("error", () => process.exit(1))
  const ended = new Promise((resolve) => socket.on("end", resolve).on("close", resolve).on("error", resolve))
  socket.on("data", frames)
  if (head.length > 0) frames(head)
  // It may be over before its code is asked for.
  const code = ask("POST", "/containers/" + id + "/wait?condition=next-exit").catch(() => null)
  await ask("POST", "/containers/" + id + "/start")
  process.stdin.on("data", (chunk) => {
    if (socket.write(chunk)) return
    process.stdin.pause()
    socket.once("drain", () => process.stdin.resume())
  })
  process.stdin.on("end", () => socket.end()).on("error", () => socket.end())
  await ended
  const { StatusCode: status } = (await code) || (await ask("POST", "/containers/" + id + "/wait"))
  process.exitCode = status
  process.stdin.destroy()
}

main().catch((error) => {
  process.stderr.write("Error: " + error.message + "\\n")
  process.exitCode = 125
  process.stdin.destroy()
})
`
