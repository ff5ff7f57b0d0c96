import { join } from "node:path"
import type { Step } from "./scripted.ts"

/** What goes wrong with an agent. Each is a script that begins where it strikes. */
export const faults = {
  nothing: () => [],
  killed: () => [{ raise: "SIGKILL" }],
  stopped: () => [{ raise: "SIGSTOP" }],
  silent: () => [{ deaf: true }],
  exits: () => [{ exit: 3 }],
  "ends its output": () => [{ ignore: "SIGTERM" }, { stay: true }, { endOutput: true }, { deaf: true }],
  "answers twice": () => [{ answer: { protocolVersion: 1 } }, { answer: { protocolVersion: 1 } }],
  "floods with messages": () => [{ flood: { text: `${JSON.stringify(update)}\n`, bytes: flood } }, { write: "\n" }],
  "floods with one line": () => [{ flood: { text: "x", bytes: flood + 1_000_000 } }, { write: "\n" }],
  "floods with noise": () => [{ flood: { text: "noise\n", bytes: flood } }, { write: "\n" }],
  "floods standard error": () => [{ flood: { text: "warning\n", bytes: flood, stream: "stderr" } }],
  "writes no UTF-8": () => [{ bytes: [0xff, 0xfe, 0x0a] }],
  "ignores its end": () => [{ ignore: "SIGTERM" }, { stay: true }],
  "leaves a daemon": (folder: string) => [
    {
      descend: {
        steps: [{ ignore: "SIGTERM" }, { stay: true }],
        detached: true,
        output: "inherit",
        pidFile: join(folder, "daemon"),
      },
    },
  ],
} as const satisfies Readonly<Record<string, (folder: string) => readonly Step[]>>

/** 32 MiB. */
const flood = 32 * 1024 * 1024
const update = {
  jsonrpc: "2.0",
  method: "session/update",
  params: {
    sessionId: "s1",
    update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "word" } },
  },
}

/** Always the same numbers from a seed: a mulberry32, in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item
}
