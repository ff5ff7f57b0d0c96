import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"

/** A picture of one point, and a sound of no length. */
const image = {
  type: "image",
  mimeType: "image/png",
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
}
const audio = {
  type: "audio",
  mimeType: "audio/wav",
  data: "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=",
}
const text = { type: "text", text: prompts.greeting }

/** Whose trace the turn belongs to, as the W3C has it. */
const traced = { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" }

/** Prompts with whatever the agent offers to take, a link, and keys that it does not know. */
export const content: Probe = {
  name: "content",
  says: "links, offered content, _meta",
  needsTurns: true,
  run: async ({ visit, hello, stage }) => {
    const session = await visit.begin()
    if (session === null) return
    const uri = stage("parser.ts", "export const parser = 1\n")
    await visit.turn(session, [text, { type: "resource_link", name: "parser.ts", uri }])
    await visit.turn(session, [text], { _meta: traced })
    const { promptCapabilities: takes = {} } = hello.capabilities
    if (takes.image === true) await visit.turn(session, [text, image])
    if (takes.audio === true) await visit.turn(session, [text, audio])
    const resource = { uri, text: "export const parser = 1\n" }
    if (takes.embeddedContext === true) await visit.turn(session, [text, { type: "resource", resource }])
  },
}

/** Turns that use tools, plan, and ask for a permission that is denied. */
export const tools: Probe = {
  name: "tools",
  says: "tools, a plan, a permission denied",
  needsTurns: true,
  run: async ({ visit, stage }) => {
    stage("parser.ts", "export const parser = 1\n")
    const session = await visit.begin()
    if (session === null) return
    for (const prompt of [prompts.read, prompts.write, prompts.search, prompts.plan]) {
      const reply = await visit.turn(session, prompt)
      if (reply.kind === "closed" || reply.kind === "silence") return
    }
    visit.peer.note("served_tools", { inside: 0, outside: 0 })
  },
}
