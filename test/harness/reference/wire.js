import { Fault, internalError, invalidRequest, methodNotFound } from "./fault.js"

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * One side of a JSON-RPC connection over standard input and output, one message a line. Requests are answered by `served`,
 * notifications go to `heard`, both by method. The seams see every message on its way, and may put others in its place;
 * a seam that sends a text writes a raw line.
 */
export function openWire({ served, heard, ended, seams = {} }) {
  const { sending = (message) => [message], receiving = (message) => [message] } = seams
  const asked = new Map()
  let asks = 0
  const answering = new Map()
  const lineOf = (message) => `${typeof message === "string" ? message : JSON.stringify(message)}\n`
  const write = (message) => process.stdout.write(lineOf(message))

  /**
   * Writes a message; for an answer, the seams are told which method it answers. What they put in its place is written at
   * once, so that nobody can answer a part of it before the rest is there.
   */
  function send(message) {
    const whole = { jsonrpc: "2.0", ...message }
    const sent = sending(whole, whole.method ?? answering.get(JSON.stringify(whole.id)), write)
    if (sent.length > 0) process.stdout.write(sent.map(lineOf).join(""))
  }

  async function answer({ id, method, params = {} }) {
    const key = JSON.stringify(id)
    answering.set(key, method)
    try {
      if (!Object.hasOwn(served, method)) throw new Fault(methodNotFound, `${method} is not served`)
      if (!isObject(params)) throw new Fault(invalidRequest, "params must be an object")
      send({ id, result: await served[method](params) })
    } catch (error) {
      const code = error instanceof Fault ? error.rpcCode : internalError
      send({ id, error: { code, message: error.message } })
    }
    answering.delete(key)
  }

  function take(message) {
    if (!isObject(message)) return send({ id: null, error: { code: invalidRequest, message: "Invalid request" } })
    const { id, method, params = {} } = message
    if (typeof method !== "string") {
      asked.get(id)?.(message)
      asked.delete(id)
    } else if (id === undefined) {
      if (Object.hasOwn(heard, method)) heard[method](params)
    } else void answer(message)
  }

  function takeLine(line) {
    if (line.trim() === "") return
    let message
    try {
      message = JSON.parse(line)
    } catch {
      send({ id: null, error: { code: -32700, message: "Parse error" } })
      return
    }
    for (const each of receiving(message, write)) take(each)
  }

  let pieces = []
  process.stdin.on("data", (chunk) => {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      takeLine(Buffer.concat([...pieces, chunk.subarray(from, end)]).toString())
      pieces = []
      from = end + 1
    }
    pieces.push(chunk.subarray(from))
  })
  process.stdin.on("end", ended)

  return {
    notify: (method, params) => send({ method, params }),
    /** Asks the client, and gives the result; null where it answers with an error. */
    ask: (method, params) =>
      new Promise((resolve) => {
        const id = `ask-${++asks}`
        asked.set(id, ({ result }) => resolve(result ?? null))
        send({ id, method, params })
      }),
  }
}
