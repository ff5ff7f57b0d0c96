// Ends its process at a long line.
import { defective } from "../seams.js"

process.stdin.on("data", (chunk) => {
  length = chunk.lastIndexOf(10) === -1 ? length + chunk.length : chunk.length - chunk.lastIndexOf(10)
  if (length > 131_072) process.exit(1)
})
let length = 0
defective({})
