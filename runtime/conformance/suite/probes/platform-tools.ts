import { locusOf } from "../../mcp/locus.ts"
import { openProbeServer } from "../../mcp/server.ts"
import type { ProbeServer } from "../../mcp/server.ts"
import type { Probe } from "../probe.ts"
import { probePrompt } from "../prompts.ts"
import type { Visit } from "../visit.ts"

/** How often an agent is asked: some connect to their servers only after the first prompt. */
const attempts = 2

/**
 * A tool of the platform's own, served to one session by a program that the agent starts, and to another over HTTP where the
 * agent declares that it speaks it. The server's own record says from where the tool was called.
 */
export const platformTools: Probe = {
  name: "platform-tools",
  says: "a tool of the platform, and where it is called from",
  needsTurns: true,
  run: async ({ visit, hello }) => {
    await served(visit, ({ overStdio }) => overStdio)
    if (hello.capabilities.mcpCapabilities?.http === true) await served(visit, ({ overHttp }) => overHttp)
  },
}

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
