// Goes on when it is told to end.
import { defective } from "../../harness/seams.js"

process.on("SIGTERM", () => {})
defective({})
