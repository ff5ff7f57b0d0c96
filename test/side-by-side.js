// Runs commands side by side, shows what each printed once it has ended, and fails where one of them failed:
// node test/side-by-side.js COMMAND…
import { spawn } from "node:child_process"
import { performance } from "node:perf_hooks"

const started = performance.now()
const codes = await Promise.all(
  process.argv.slice(2).map(
    (command) =>
      new Promise((settle) => {
        const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] })
        const printed = []
        for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printed.push(chunk))
        child.on("error", (error) => printed.push(Buffer.from(`${error.message}\n`)))
        child.on("close", (code) => {
          const seconds = ((performance.now() - started) / 1000).toFixed(1)
          process.stdout.write(Buffer.concat(printed))
          process.stdout.write(`${code === 0 ? "passed" : "FAILED"} after ${seconds} s: ${command}\n`)
          settle(code)
        })
      }),
  ),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
