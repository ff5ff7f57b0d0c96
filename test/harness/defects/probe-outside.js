// Has the platform's probe called by a process that is none of its own, as a daemon of a vendor's would.
import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defective } from "../seams.js"

const alone = { detached: true, stdio: "ignore", env: {} }
const params = { name: "checkfu_conformance_probe" }
const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params })

/** Nobody knows whence a process comes that has another group and environment, and whose parent has gone. */
function callFromOutside({ url, headers }) {
  const done = join(tmpdir(), `probe-outside-${randomUUID()}`)
  const request = { method: "POST", headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])), body }
  const call = `const tell = () => require("fs").writeFileSync(${JSON.stringify(done)}, "")
    fetch(${JSON.stringify(url)}, ${JSON.stringify(request)}).then(tell, tell)`
  const parent = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(call)}], ${JSON.stringify(alone)}).unref()`
  spawnSync(process.execPath, ["-e", parent], { ...alone, timeout: 5_000 })
  for (let waited = 0; waited < 500 && !existsSync(done); waited++)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  rmSync(done, { force: true })
}

defective({
  receiving: (message) => {
    const servers = message.method === "session/new" ? message.params.mcpServers : []
    for (const server of servers) if (server.type === "http") callFromOutside(server)
    return [message]
  },
})
