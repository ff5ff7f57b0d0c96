// Goes on when its input has ended.
import { defective } from "../seams.js"

setInterval(() => {}, 1_000)
process.exit = () => {}
process.on("SIGTERM", () => process.kill(process.pid, "SIGKILL"))
defective({})
