// Portkey 1.15.2 changes the headers of what `fetch` answers, which Node does not allow: without this every stream is a 500.
const { fetch } = globalThis
globalThis.fetch = async (...request) => {
  const answer = await fetch(...request)
  return new Response(answer.body, answer)
}
