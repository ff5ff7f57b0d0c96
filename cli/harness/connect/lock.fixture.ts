import { lockFile } from "./lock.ts"

// Asks for the lock of the file that is named, says what came of it, and keeps it until it is killed.
const locking = lockFile(process.argv[2] ?? "")
process.stdout.write(`${locking.kind}\n`)
setInterval(() => {}, 60_000)
