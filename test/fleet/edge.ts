import { cpSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../support/free-port.ts"
import { startNginx } from "./nginx.ts"

/** nginx in front of replicas, with the generated files, as a fleet has it. */
export interface FleetEdge {
  readonly port: number
  /** Sends what comes from now on to these replicas alone; settles when nothing that came before is still with the others. */
  readonly sendTo: (ports: readonly number[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts nginx on a free port of the loopback, in front of the replicas at these ports. */
export async function startFleetEdge(ports: readonly number[]): Promise<FleetEdge> {
  const folder = mkdtempSync(join(tmpdir(), "fleet-edge-"))
  cpSync("output/gateway", folder, { recursive: true })
  const port = await freePort()
  const example = readFileSync(join(folder, "nginx.conf"), "utf8")
  const configuration = (to: readonly number[]): string =>
    example
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("server 127.0.0.1:8081;", to.map((each) => `server 127.0.0.1:${each};`).join(" "))
      .replace("\nhttp {\n", "\nhttp {\naccess_log off;\n")
  const nginx = await startNginx(folder, configuration(ports), port)
  return { port, sendTo: (to) => nginx.reload(configuration(to)), stop: nginx.stop }
}
