import { readFileSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { decodeOneshotRelease } from "../../output/documents/index.ts"
import { openOneshot } from "../../runtime/oneshot/index.ts"
import type { OneshotObservation } from "../../runtime/oneshot/index.ts"
import { folder, seeing } from "./driven.ts"

/** A golden exchange as the author kit publishes it, as far as it is read here. */
interface Exchange {
  readonly release: unknown
  readonly turns: readonly {
    readonly args: readonly string[]
    readonly stdin: string
    readonly prompt?: string
    readonly outputSchema?: string
    readonly files?: { readonly [path: string]: string }
    readonly observations: readonly { readonly kind: string }[]
  }[]
}

const exchanges = "output/author-kit/exchanges/oneshot-v1"

/** What the platform notes down, in its own words. */
function noted(observation: OneshotObservation): object | null {
  switch (observation.kind) {
    case "message":
      return { kind: "message", text: observation.content.type === "text" ? expect.any(String) : "" }
    case "output":
      return observation
    case "ended":
      return { kind: "terminal", outcome: observation.outcome }
    default:
      return null
  }
}

describe("the golden exchanges of one-shot commands", () => {
  it.each(readdirSync(exchanges))(
    "%s: the driver starts the command with these very words and sees the same",
    async (name) => {
      const exchange = JSON.parse(readFileSync(join(exchanges, name), "utf8")) as Exchange
      const release = decodeOneshotRelease(exchange.release)
      if (!release.ok) throw new Error(JSON.stringify(release.error))
      const work = folder()
      let looks = 0
      const session = openOneshot({
        release: release.value,
        launch: (args) => ({
          command: process.execPath,
          args: [resolve("test/fixtures/reference/oneshot.mjs"), ...args],
          cwd: work,
          environment: {},
        }),
        workspace: work,
        staging: { folder: work, seenAs: "." },
        // One more answer at each second look: a model that answered once in each turn.
        record: () => Array.from({ length: Math.ceil(looks++ / 2) }, () => ({ result: "answered" }) as const),
      })
      for (const turn of exchange.turns) {
        const { files = {}, prompt, outputSchema } = turn
        const schema =
          outputSchema === undefined ? {} : { outputSchema: JSON.parse(files[outputSchema] ?? "") as unknown }
        const { result, seen } = await seeing(
          session.prompt(prompt === undefined ? turn.stdin : (files[prompt] ?? ""), schema),
        )
        expect(result.argv).toEqual(turn.args)
        expect(result.outcome).toBe("succeeded")
        expect(turn.observations).toEqual(seen.map(noted))
      }
    },
  )
})
