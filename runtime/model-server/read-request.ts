import type { BodyRead } from "./body.ts"
import { member, textOf } from "./json.ts"
import type { Json, ModelRequest } from "./request.ts"
import type { Ask } from "./route.ts"
import type { WireError } from "./wire.ts"

type ReadRequest =
  { readonly ok: true; readonly request: ModelRequest } | { readonly ok: false; readonly error: WireError }

/** What a body asks for, or the error that it is answered with. */
export function modelRequest(
  { wire, ...route }: Ask,
  target: string,
  run: string,
  read: Exclude<BodyRead, { readonly kind: "gone" }>,
): ReadRequest {
  switch (read.kind) {
    case "too_large":
      return wrong(413, `the body of ${read.received} bytes is larger than is taken`)
    case "too_slow":
      return wrong(408, "the body did not come in time")
    case "read": {
      let body: Json
      try {
        body = JSON.parse(read.bytes.toString("utf8")) as Json
      } catch {
        return wrong(400, "the body is no JSON")
      }
      const conversation = wire.read(body)
      const model = route.model ?? textOf(member(body, "model"))
      if (conversation === null || model === "") return wrong(400, `the body is no request of ${wire.name}`)
      const stream = route.stream ?? member(body, "stream") === true
      return { ok: true, request: { dialect: wire.name, target, run, model, stream, body, ...conversation } }
    }
    default:
      return read satisfies never
  }
}

function wrong(status: number, message: string): ReadRequest {
  return { ok: false, error: { status, code: null, message } }
}
