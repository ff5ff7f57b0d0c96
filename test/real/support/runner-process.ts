// A runner as a process of its own, so that it can be killed: URL and how long it drains, in milliseconds.
import { runRunner } from "../../../runtime/runner/index.ts"

const [url = "", drain = ""] = process.argv.slice(2)
const stop = new AbortController()
process.on("SIGTERM", () => stop.abort())
const end = await runRunner({
  url,
  key: "runner-key",
  runner: "here",
  generation: 1,
  pool: "default",
  placement: "byoc_docker",
  slots: 1,
  environment: process.env,
  chance: () => 0.5,
  stop: stop.signal,
  tell: (event) => void process.stderr.write(`${JSON.stringify(event)}\n`),
  limits: { drain: Number(drain) },
})
process.stdout.write(JSON.stringify(end))
