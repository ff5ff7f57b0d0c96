// A one-shot command with one defect, or none: node command.js BEHAVIOUR [WORD]... It speaks the author kit's stream JSON.
import { spawn } from "node:child_process"
import { readFileSync, writeFileSync, writeSync } from "node:fs"

const [behaviour, ...words] = process.argv.slice(2)
const print = (text) => writeSync(1, text)
const line = (value) => print(`${JSON.stringify(value)}\n`)
const message = (text) => line({ type: "message", text })
const end = (outcome) => line({ type: "end", outcome })
const stdin = () => readFileSync(0, "utf8")
const after = (flag) => words[words.indexOf(flag) + 1]
const forever = () => setInterval(() => {}, 1_000)

/** Writes everything, also into a pipe that is full. */
const printAll = (bytes) => {
  for (let at = 0; at < bytes.length;)
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if (error.code !== "EAGAIN") throw error
    }
}

const behaviours = {
  good: () => (message(`You said: ${stdin()}`), end("succeeded")),
  words: () => (message(JSON.stringify(words)), end("succeeded")),
  file: () => (message(readFileSync(after("--file"), "utf8")), end("succeeded")),
  text: () => print(`You said: ${stdin()}`),
  silent: () => {},
  "fails with exit 0": () => (message("half"), line({ type: "end", outcome: "failed", message: "no model" })),
  "says success and exits with 3": () => (message("done"), end("succeeded"), process.exit(3)),
  "says success after a failure": () => (message("done"), end("failed"), end("succeeded")),
  "says success and is killed": () => (message("done"), end("succeeded"), process.kill(process.pid, "SIGKILL")),
  "says nothing at its end": () => message("done"),
  "says success of nothing": () => end("succeeded"),
  "says a word that nobody knows": () => (message("done"), end("splendid")),
  "asks back": () => (message("Which of the two?"), end("needs_input")),
  "says it was cancelled": () => (message("half"), end("cancelled")),
  "leaves a child behind": () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "inherit" })
    child.unref()
    writeFileSync("child", String(child.pid))
    message("done")
    end("succeeded")
    process.exit(0)
  },
  "writes garbage between lines": () => {
    print("Welcome!\n\n\u0000\u0001\n{\n")
    message("one")
    print("[1, 2\n42\n[]\nnull\n")
    message("two")
    end("succeeded")
  },
  "writes a line of 100 MB": () => {
    printAll(Buffer.alloc(100 * 1_024 * 1_024, "x"))
    print("\n")
    message("behind it")
    end("succeeded")
  },
  "ends without a line feed": () => (message("done"), print(JSON.stringify({ type: "end", outcome: "succeeded" }))),
  "ends in the middle of a line": () => (message("done"), print('{"type":"end","outc')),
  "writes what is no UTF-8": () => {
    printAll(Buffer.from([...Buffer.from('{"type":"message","text":"a'), 0xff, ...Buffer.from('b"}\n')]))
    end("succeeded")
  },
  "writes carriage returns": () => print('{"type":"message","text":"a"}\r\n{"type":"end","outcome":"succeeded"}\r\n'),
  "ignores SIGTERM": () => {
    process.on("SIGTERM", () => {})
    message("I stay")
    forever()
  },
  "exits with 0 when it is told to end": () => {
    process.on("SIGTERM", () => (message("bye"), end("succeeded"), process.exit(0)))
    message("I work")
    forever()
  },
  "closes its input at once": () => {
    process.stdin.destroy()
    message("I read nothing")
    end("succeeded")
  },
  "closes its output and stays": () => {
    message("done")
    end("succeeded")
    process.stdout.end()
    spawn("/bin/sh", ["-c", "exec >&-; sleep 600"], { stdio: "ignore" })
    forever()
  },
  floods: () => {
    for (;;) printAll(Buffer.from(`${JSON.stringify({ type: "message", text: "again and again " })}\n`.repeat(1_000)))
  },
  writes: () => (writeFileSync("written", "by a turn"), message("wrote"), end("succeeded")),
  counts: () => {
    const before = (() => {
      try {
        return readFileSync("count", "utf8")
      } catch {
        return ""
      }
    })()
    writeFileSync("count", `${before}x`)
    message(`${before}x`)
    end(stdin().includes("fail") ? "failed" : "succeeded")
  },
  "gives what is in its prompt as output": () => {
    message("Here it is.")
    line({ type: "output", value: JSON.parse(stdin()) })
    end("succeeded")
  },
  "reads its prompt as text": () => print(stdin()),
}

await behaviours[behaviour]()
