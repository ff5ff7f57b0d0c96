#!/usr/bin/env node
// One prompt in, one answer out, one process a turn. `answer` is what you replace by your own harness.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"

/** What the next turn in this folder needs. The home is kept between turns, and may be written where the folder may not. */
const stateFolder = join(homedir(), ".oneshot")
const stateFile = join(stateFolder, `${createHash("sha256").update(process.cwd()).digest("hex")}.json`)

/** Answers a conversation; with a schema, by the JSON text of a value that fits it. */
async function answer(messages, schema) {
  const { OPENAI_BASE_URL: base, OPENAI_API_KEY: key = "", OPENAI_MODEL: model = "default" } = process.env
  if (base === undefined) throw new Error("OPENAI_BASE_URL is not set, so there is no model to ask")
  const format = schema && { type: "json_schema", json_schema: { name: "output", schema } }
  const response = await fetch(`${base}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages, response_format: format }),
  })
  if (!response.ok) throw new Error(`the model answered with ${response.status}`)
  const { choices } = await response.json()
  return choices[0].message.content
}

function valueOf(content) {
  try {
    return JSON.parse(content)
  } catch {
    throw new Error("a schema asks for JSON, and the model gave none")
  }
}

/** Keeps the conversation. The file has all of it or all of the one before, whenever the process ends. */
function keep(messages) {
  mkdirSync(stateFolder, { recursive: true })
  writeFileSync(`${stateFile}.new`, JSON.stringify(messages))
  renameSync(`${stateFile}.new`, stateFile)
}

async function turn(flags, line) {
  const path = flags["prompt-path"]
  const prompt = path === undefined ? await text(process.stdin) : readFileSync(path, "utf8")
  const before = flags.resume && existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, "utf8")) : []
  const schemaPath = flags["output-schema"]
  const schema = schemaPath === undefined ? undefined : JSON.parse(readFileSync(schemaPath, "utf8"))
  const messages = [...before, { role: "user", content: prompt }]
  const content = await answer(messages, schema)
  line({ type: "message", text: content })
  if (schema !== undefined) line({ type: "output", value: valueOf(content) })
  keep([...messages, { role: "assistant", content }])
  line({ type: "end", outcome: "succeeded" })
}

let line = () => {}
try {
  const { values: flags } = parseArgs({
    options: {
      "output-mode": { type: "string", default: "text" },
      "prompt-path": { type: "string" },
      resume: { type: "boolean", default: false },
      "output-schema": { type: "string" },
    },
  })
  const mode = flags["output-mode"]
  if (mode === "stream_json") line = (value) => console.log(JSON.stringify(value))
  else if (mode === "text") line = ({ type, text: said }) => type === "message" && console.log(said)
  else throw new Error(`--output-mode is text or stream_json, not ${mode}`)
  await turn(flags, line)
} catch (error) {
  // Why it failed is for people; that it failed is for the platform, which trusts the exit code.
  console.error(`oneshot: ${error.message}`)
  line({ type: "end", outcome: "failed" })
  process.exitCode = 1
}
