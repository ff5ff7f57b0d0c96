// Leaves a process behind when it ends.
import { spawn } from "node:child_process"
import { defective } from "../seams.js"

const words = ["-e", "process.on('SIGTERM', () => {}); setTimeout(() => {}, 20_000)"]
spawn(process.execPath, words, { stdio: "ignore", detached: true }).unref()
defective({})
