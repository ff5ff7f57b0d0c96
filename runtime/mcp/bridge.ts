/** The variable in which the program is given the bearer: whoever lists processes reads their arguments. */
export const bearerVariable = "MCP_BRIDGE_BEARER"

/**
 * The program of a server that an agent starts: it hands each line of its input to the server over HTTP, and writes what that
 * answers. It ends with its input, or when the server has gone. Node runs it from the command line with the server's URL, so
 * that no file of it need be found.
 */
export const bridge: string = `
const url = process.argv.at(-1)
const headers = { authorization: "Bearer " + process.env.${bearerVariable}, "content-type": "application/json" }
let last = Promise.resolve()
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() === "") return
  last = last.then(async () => {
    const answer = await (await fetch(url, { method: "POST", headers, body: line })).text()
    if (answer !== "") process.stdout.write(answer + "\\n")
  }).catch(() => process.exit(1))
})
`.trim()
