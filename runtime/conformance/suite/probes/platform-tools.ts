import { locusOf } from "../../mcp/locus.ts"
import { openProbeServer } from "../../mcp/server.ts"
import type { ProbeServer } from "../../mcp/server.ts"
import type { Probe } from "../probe.ts"
import { probePrompt } from "../prompts.ts"
import type { Visit } from "../visit.ts"

/** How often an agent is asked: some connect to their servers only after the first prompt. */
const attempts = 2

/** A tool of the platform's own, served by a program that the agent starts; every agent must be able to. */
export const platformTools: Probe = {
  name: "platform-tools",
  says: "a tool of the platform, and where it is called from",
  needsTurns: true,
  run: ({ visit }) => served(visit, ({ overStdio }) => overStdio),
}

/** The same tool over HTTP, where the agent says that it speaks it. */
export const platformToolsOverHttp: Probe = {
  name: "platform-tools-http",
  says: "a tool of the platform over HTTP",
  needsTurns: true,
  wants: ({ capabilities }) => capabilities.mcpCapabilities?.http === true,
  run: ({ visit }) => served(visit, ({ overHttp }) => overHttp),
}

/** The server's own record says from where the tool was called. */
async function served(visit: Visit, transport: (server: ProbeServer) => object): Promise<void> {
  const server = await openProbeServer(locusOf(visit.peer.process))
  try {
    const session = await visit.begin({ mcpServers: [transport(server)] })
    if (session === null) return
    const isServed = (): boolean => server.served().inside + server.served().outside > 0
    for (let attempt = 0; attempt < attempts && !isServed(); attempt++) {
      if (attempt > 0) await visit.peer.rest(visit.limits.quiet * 5)
      if ((await visit.turn(session, probePrompt)).kind !== "result") break
    }
    visit.peer.note("served_tools", { ...server.served() })
  } finally {
    await server.close()
  }
}
