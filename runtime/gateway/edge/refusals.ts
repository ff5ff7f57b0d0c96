import { refusals } from "../../../output/facts/refusals.ts"
import type { RefusalCode } from "../../../output/facts/refusals.ts"
import type { Refusal } from "../../refusal.ts"
import type { BodyFault } from "../body/request.ts"
import type { ScanFault } from "../body/scan.ts"

/** The status of an answer with a refusal; 500 for what only the operator is told. */
export function statusOf({ code }: Refusal): number {
  return refusals[code].status ?? 500
}

function of(code: RefusalCode, what: string, why: string, fix: string): Refusal {
  return { code, what, why, fix, facts: [] }
}

const twoReaders = "two readers of one request must not take it for different ones"
const bounded = "what one client sends must not keep the others waiting"

/** The refusals of a request's head. */
export const headRefusals: { readonly [name in "version" | "host" | "doubled" | "hop" | "many" | "media"]: Refusal } = {
  version: of("gateway/http-version", "The request is not HTTP/1.1.", twoReaders, "speak HTTP/1.1"),
  host: of(
    "gateway/host",
    "The request names no single plain host.",
    twoReaders,
    "send one host header of a name and a port",
  ),
  doubled: of(
    "gateway/doubled-header",
    "A header that decides something stands twice.",
    twoReaders,
    "send the header once",
  ),
  hop: of(
    "gateway/hop-header",
    "The request wants another connection.",
    twoReaders,
    "send neither upgrade nor names in connection",
  ),
  many: of("gateway/many-headers", "The request has too many headers.", bounded, "send at most 100 headers"),
  media: of(
    "gateway/media-type",
    "The body is not plain JSON.",
    "what cannot be read cannot be held to a lease",
    "send application/json, not packed",
  ),
}

/** The refusals for want of room or time. */
export const roomRefusals: { readonly [name in "size" | "time" | "busy" | "unsure" | "draining" | "ledger"]: Refusal } =
  {
    size: of("gateway/body-size", "The body is larger than the dialect takes.", bounded, "shorten the conversation"),
    time: of("gateway/body-time", "The body did not come in time.", bounded, "send the body at once"),
    busy: of(
      "gateway/busy",
      "The gateway has as much to do as it may.",
      bounded,
      "try again, or give the gateway more",
    ),
    unsure: of(
      "gateway/busy",
      "The lease could not be looked up in time.",
      "nobody is served whose lease is not proven",
      "try again in a moment",
    ),
    draining: of(
      "gateway/draining",
      "The gateway is closing.",
      "calls that run come to their end first",
      "ask the next one",
    ),
    ledger: of(
      "gateway/ledger",
      "The call could not be written down.",
      "no call leaves that nobody would know of",
      "repair the ledger's place",
    ),
  }

const valid = "a request must mean the same to the gateway and to the provider"

/** Why a body is not taken. */
export function bodyRefusal(fault: ScanFault | BodyFault): Refusal {
  switch (fault) {
    case "not_json":
      return of("body/not-json", "The body is not JSON.", valid, "send one JSON object")
    case "not_object":
      return of("body/not-object", "The body is no object.", valid, "send one JSON object")
    case "duplicate_member":
    case "doubled_inside":
      return of("body/duplicate-member", "The body has a member twice.", valid, "write each member once")
    case "lookalike_member":
      return of(
        "body/lookalike-member",
        "The body has a member that differs from a deciding one in capitals alone.",
        valid,
        "spell the member as the API does",
      )
    case "too_deep":
    case "too_many_members":
    case "name_too_long":
      return of("body/bounds", "The body nests too deep, or has too many or too long names.", bounded, "send less")
    case "member_form":
      return of(
        "body/member-form",
        "The body's model or stream has another form than the API's.",
        valid,
        "write the member as the API does",
      )
    case "two_caps":
      return of("body/two-caps", "The body bounds its output twice.", valid, "keep one of the two members")
    default:
      return fault satisfies never
  }
}
