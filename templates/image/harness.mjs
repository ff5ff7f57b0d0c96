#!/usr/bin/env node
// Starts a coding agent that was told of its model: files in the home and variables first, then the agent itself.
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const folder = dirname(dirname(fileURLToPath(import.meta.url)))
const { command, environment, files } = JSON.parse(readFileSync(join(folder, "launch.json"), "utf8"))

function told() {
  const { OPENAI_BASE_URL: base, OPENAI_MODEL: model = "default" } = process.env
  if (base === undefined) throw new Error("OPENAI_BASE_URL is not set, so there is no model to ask")
  return {
    url: base.replace(/\/v1\/?$/, ""),
    model,
    folder,
    home: homedir(),
    cpu: process.arch,
    node: process.execPath,
  }
}

/** Puts what is known in place of {url} and the like; any other braces stay. */
function filled(value, known) {
  if (typeof value === "string") return value.replace(/\{(\w+)\}/g, (whole, name) => known[name] ?? whole)
  if (Array.isArray(value)) return value.map((each) => filled(each, known))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [filled(name, known), filled(each, known)]))
}

function launch() {
  const known = told()
  for (const [path, content] of Object.entries(filled(files, known))) {
    const file = join(known.home, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Array.isArray(content) ? `${content.join("\n")}\n` : JSON.stringify(content), { mode: 0o600 })
  }
  const [program, ...args] = filled(command, known)
  const env = { OPENAI_API_KEY: "none", ...process.env, ...filled(environment, known) }
  const child = spawn(program, [...args, ...process.argv.slice(2)], { env, stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("error", (error) => fail(error))
  child.on("exit", (code) => process.exit(code ?? 1))
}

function fail(error) {
  console.error(`harness: ${error.message}`)
  process.exit(1)
}

try {
  launch()
} catch (error) {
  fail(error)
}
