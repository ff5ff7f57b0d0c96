// A program that starts the agent it is told of, and then ends in the way it is told of, without ending the agent.
import { openConnection } from "../../../runtime/driver/transport/open.ts"

const [way = "", ...rest] = process.argv.slice(2)
const [command = "", ...args] = rest

openConnection(
  { command, args, cwd: process.cwd(), environment: {} },
  {
    notified: () => {
      if (way === "exit") process.exit(0)
      if (way === "crash")
        setImmediate(() => {
          throw new Error("a bug of the host")
        })
      process.stdout.write("ready\n")
    },
    requested: () => {},
    observed: () => {},
    closed: () => {},
  },
)
