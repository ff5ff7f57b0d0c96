// Runs the command against a model that is served here: node --test oneshot.test.mjs
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json, text } from "node:stream/consumers"
import { after, test } from "node:test"
import { fileURLToPath } from "node:url"

const command = fileURLToPath(new URL("oneshot.mjs", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "oneshot-"))

/** Repeats what it was told, one prompt a word; as a value where a value is wanted. Fails where it is told to. */
async function reply(request, response) {
  const { messages, response_format: format } = await json(request)
  const told = messages.filter(({ role }) => role === "user").map(({ content }) => content.trim())
  const content = format === undefined ? told.join(" ") : JSON.stringify({ told })
  response.statusCode = told.includes("fail") ? 500 : 200
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }))
}
const model = createServer((request, response) => void reply(request, response))
await new Promise((listening) => model.listen(0, "127.0.0.1", listening))
after(() => {
  model.close()
  rmSync(folder, { recursive: true })
})

async function run(args, prompt = "") {
  const env = { ...process.env, HOME: folder, OPENAI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1` }
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, env, timeout: 20_000 })
  child.stdin.end(prompt)
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, error, code: child.exitCode ?? (await new Promise((ended) => child.once("exit", ended))) }
}

const lines = ({ out }) => out.trim().split("\n").map(JSON.parse)
const byPath = (prompt) => {
  writeFileSync(join(folder, "prompt.md"), prompt)
  return ["--output-mode", "stream_json", "--prompt-path", "prompt.md"]
}

test("takes the prompt by standard input, and answers in text", async () => {
  assert.deepEqual(await run([], "hello\n"), { out: "hello\n", error: "", code: 0 })
})

test("takes the prompt by path, and goes on from the turn before", async () => {
  await run(byPath("one"))
  assert.deepEqual(lines(await run([...byPath("two"), "--resume"])), [
    { type: "message", text: "one two" },
    { type: "end", outcome: "succeeded" },
  ])
  assert.deepEqual(lines(await run(byPath("three")))[0], { type: "message", text: "three" })
})

test("gives a value where a schema is given", async () => {
  writeFileSync(join(folder, "schema.json"), '{"type":"object","required":["told"]}')
  const [, output] = lines(await run([...byPath("a"), "--output-schema", "schema.json"]))
  assert.deepEqual(output, { type: "output", value: { told: ["a"] } })
})

test("fails where the model fails, and forgets the turn", async () => {
  await run(byPath("kept"))
  const failed = await run([...byPath("fail"), "--resume"])
  assert.deepEqual(lines(failed), [{ type: "end", outcome: "failed" }])
  assert.deepEqual({ ...failed, out: "" }, { out: "", error: "oneshot: the model answered with 500\n", code: 1 })
  assert.equal(lines(await run([...byPath("on"), "--resume"]))[0].text, "kept on")
})
