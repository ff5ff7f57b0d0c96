/** One route of Fastify that goes on with @fastify/reply-from, in a process of its own. Prints its port. */
import replyFrom from "@fastify/reply-from"
import fastify from "fastify"
import type { AddressInfo } from "node:net"

const [origin = ""] = process.argv.slice(2)
const app = fastify({ bodyLimit: 34 * 2 ** 20 })
// The body goes on as it comes; without this it would be parsed and written anew.
app.removeAllContentTypeParsers()
app.addContentTypeParser("*", (_request, payload, done) => done(null, payload))
await app.register(replyFrom, {
  base: origin,
  undici: { connections: 4_096, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 },
})
app.post("/v1/chat/completions", (_request, reply) =>
  reply.from("/v1/chat/completions", {
    rewriteRequestHeaders: (_, headers) => ({ ...headers, authorization: "Bearer sk-bench" }),
  }),
)
await app.listen({ host: "127.0.0.1", port: 0 })
console.log(JSON.stringify({ port: (app.server.address() as AddressInfo).port }))
