import { memberOf } from "../../member.ts"
import type { Measured } from "../report.ts"
import type { Line } from "../transcript.ts"
import { updateKind } from "./messages.ts"

/** How long the first steps of a process took, that was started at `startedAt`. */
export function timesIn(
  lines: readonly Line[],
  startedAt: number,
): Pick<Measured, "initialize" | "newSession" | "firstUpdate"> {
  const sent = (method: string): number =>
    lines.findIndex((line) => line.kind === "message" && line.from === "client" && methodIn(line) === method)
  const answerTo = (place: number): Line | undefined => {
    const request = lines[place]
    const id = request?.kind === "message" ? memberOf(request.message, "id") : undefined
    return lines
      .slice(place)
      .find((line) => line.kind === "message" && isAnswer(line) && memberOf(line.message, "id") === id)
  }
  const took = (place: number): number | null => {
    const [request, answer] = [lines[place], place < 0 ? undefined : answerTo(place)]
    return request === undefined || answer === undefined ? null : rounded(answer.at - request.at)
  }
  const hello = answerTo(sent("initialize"))
  const prompt = sent("session/prompt")
  const asked = lines[prompt]
  const update = lines
    .slice(prompt + 1)
    .find((line) => line.kind === "message" && updateKind(memberOf(line.message, "params")) !== null)
  return {
    initialize: hello === undefined ? null : rounded(hello.at - startedAt),
    newSession: took(sent("session/new")),
    firstUpdate: asked === undefined || update === undefined ? null : rounded(update.at - asked.at),
  }
}

/** Milliseconds without a fraction. */
export function rounded(milliseconds: number): number {
  return Math.round(milliseconds)
}

function methodIn(line: Line): unknown {
  return line.kind === "message" ? memberOf(line.message, "method") : undefined
}

function isAnswer(line: Line): boolean {
  return line.kind === "message" && line.from === "agent" && methodIn(line) === undefined
}
