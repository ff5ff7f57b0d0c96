// Generated from the catalog. Do not edit: change the fact and generate again.
// Runs a command once a turn, all turns of an exchange in one folder.
import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { faults, match, parsed } from "./matching.mjs"

/** Says how an exchange went, and of one that went wrong in which turn and why. */
export function playTurns({ turns }, { command, words, seconds, cwd, started }) {
  for (const [index, turn] of turns.entries()) {
    for (const [path, content] of Object.entries(turn.files ?? {})) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true })
      writeFileSync(join(cwd, path), content)
    }
    const how = {
      cwd,
      input: turn.stdin,
      timeout: seconds * 1000,
      killSignal: "SIGKILL",
      detached: true,
      encoding: "utf8",
    }
    const { pid, status, error, stdout, stderr } = spawnSync(command, [...words, ...turn.args], how)
    started(pid)
    const fail = (says) => ({ word: "FAIL", says: `turn ${index + 1}: ${says} ${stderr ?? ""}`.trim() })
    if (error) return fail(error.code === "ETIMEDOUT" ? `it did not end in ${seconds} s` : error.message)
    if (status !== turn.exit) return fail(`the exit code is ${status}, not ${turn.exit}`)
    let lines = stdout.split("\n").filter((line) => line !== "")
    for (const [number, example] of turn.stdout.entries()) {
      const read = (line) => (typeof example === "string" ? line : parsed(line))
      const found = match(lines, {}, (line, names) => faults(example, read(line), turn, names, `/${number}`))
      if (found.faults.length > 0) return fail(`line ${number + 1}: ${found.faults.slice(0, 3).join("; ")}`)
      lines = lines.slice(lines.indexOf(found.value) + 1)
    }
  }
  return { word: "ok", says: "" }
}
