import { malformedLine, invalidRequest } from "../rules/wire.ts"
import type { Hooks } from "./area.ts"
import { messageOf } from "./message.ts"
import { callOf } from "./pending.ts"
import type { World } from "./world.ts"

/** Takes what the client wrote. */
export interface FromClient {
  readonly value: (value: unknown) => void
  /** A line that is no JSON. */
  readonly line: () => void
}

/** Reads what the client writes, which is judged by nothing but what the agent does then. */
export function fromClient(world: World, hooks: Hooks): FromClient {
  const malformed = world.tally.of(malformedLine)
  const invalid = world.tally.of(invalidRequest)
  return {
    line: () => {
      world.broken = "line"
      world.suspect = malformed
    },
    value: (value) => {
      const message = messageOf(value)
      switch (message.form) {
        case "none":
          world.broken = "value"
          world.suspect = invalid
          return
        case "response": {
          const asked = message.key === null ? null : world.agent.answer(message.key, message.answer)
          if (asked !== null && !asked.again)
            for (const answered of hooks.clientAnswers) answered(asked.call, message.answer)
          return
        }
        case "request": {
          if (message.method === "initialize") world.whole = true
          const call = callOf(message, world)
          world.client.ask(call)
          for (const asks of hooks.clientAsks) asks(call, message.params)
          return
        }
        case "notification":
          world.hasTold = true
          for (const tells of hooks.clientTells) tells(message.method, message.params)
          return
        default:
          message satisfies never
      }
    },
  }
}
