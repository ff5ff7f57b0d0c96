import type { Refusal } from "../../refusal.ts"

/** What a request is told before any handler sees it. None repeats what the client wrote, beyond the names of the API. */
const plainly = (code: Refusal["code"], what: string, why: string, fix: string): Refusal => ({
  code,
  what,
  why,
  fix,
  facts: [],
})

export const unreadTarget: Refusal = plainly(
  "api/target",
  "The target of the request is not a plain path.",
  "a path that can be written in two ways is checked in one and served in the other",
  "send the path as it is documented, of letters, digits, -, . and _ alone, and no empty or dot segment",
)

export const noEndpoint: Refusal = plainly(
  "api/path",
  "No endpoint has this path.",
  "the server answers exactly the endpoints that its description lists",
  "take a path from the description at /openapi.json",
)

/** `allowed` are the methods that the path takes. */
export function otherMethod(allowed: readonly string[]): Refusal {
  return plainly(
    "api/method",
    `This path serves ${allowed.join(" and ")}.`,
    "each endpoint has one method, so that what changes anything can be told from what only reads",
    `send ${allowed.join(" or ")}`,
  )
}

/** `member` is what is at fault, and `known` the names that the endpoint's query may have. */
export function otherQuery(member: string, known: readonly string[]): Refusal {
  return plainly(
    "api/query",
    `The query has a member ${member} that this endpoint does not take.`,
    "a name that is misspelt would otherwise be passed over in silence",
    known.length === 0 ? "send no query" : `send ${known.join(", ")} once each, within their bounds`,
  )
}

/** `name` is the name of a header that this server reads. */
export function doubledHeader(name: string): Refusal {
  return plainly(
    "api/doubled-header",
    `The request has ${name} twice.`,
    "two readers would take different ones of them",
    "send the header once",
  )
}

export const notHttp: Refusal = plainly(
  "api/http",
  "What came is not a request by RFC 9112.",
  "bytes that two readers frame differently carry one request inside another",
  "send HTTP/1.1 with one Host",
)

export const largeHead: Refusal = plainly(
  "api/head-size",
  "The head of the request is too large.",
  "a head is kept in memory until it is whole",
  "send less headers",
)

export const tooSlow: Refusal = plainly(
  "api/body-time",
  "The body did not arrive in time.",
  "a client that stalls holds a place that others wait for",
  "send the request at once",
)

/** `spoken` is the version that this server speaks; `isThere`: the header names another one. */
export function otherVersion(isThere: boolean, spoken: string): Refusal {
  return plainly(
    "api/version",
    isThere
      ? `The header Checkfu-Version names another version; this API serves ${spoken}.`
      : `The header Checkfu-Version is missing; this API serves ${spoken}.`,
    "a client that was written for another version would misread the answer",
    `send Checkfu-Version: ${spoken}`,
  )
}

export const noKey: Refusal = plainly(
  "api/no-key",
  "The request bears no key.",
  "everything below /v1 is somebody's",
  "send Authorization: Bearer with the key",
)

export const unknownKey: Refusal = plainly(
  "api/unknown-key",
  "Nobody is known by this bearer.",
  "what was revoked, or is over, is no longer anybody's",
  "send a key, a claim or a token that is current",
)

export const otherWorkspace: Refusal = plainly(
  "api/workspace",
  "The header Checkfu-Workspace names no workspace of this key.",
  "what another workspace has is answered as what nobody has",
  "leave the header out, or name a workspace with a key of the installation",
)

/** `role` is the caller's, and `endpoint` the name of what it asks for. */
export function otherRole(role: string, endpoint: string, facts: readonly string[]): Refusal {
  return {
    code: "api/role",
    what: `A ${role} may not ask for ${endpoint}.`,
    why: "a key can do what its role is for, and nothing besides",
    fix: "send a key of a role that the endpoint lets in",
    facts,
  }
}

export const missing: Refusal = plainly(
  "api/not-found",
  "There is nothing of this id in the workspace.",
  "what another workspace has is answered as what nobody has",
  "list what the workspace has, and take the id from there",
)

export const otherMediaType: Refusal = plainly(
  "api/media-type",
  "The body is not application/json.",
  "a body that is read as something else than it is means something else",
  "send content-type: application/json, and no content-encoding",
)

/** `most` is the bound in bytes. */
export function largeBody(most: number): Refusal {
  return plainly(
    "api/body-size",
    `The body has more than ${most} bytes.`,
    "a body is kept in memory until it is whole",
    `send at most ${most} bytes`,
  )
}

export const noBodyTaken: Refusal = plainly(
  "api/no-body",
  "This endpoint takes no body.",
  "a document that nobody reads is not what its sender believes it is",
  "leave the body out",
)

export const notJson: Refusal = plainly(
  "api/body-not-json",
  "The body is no JSON.",
  "a text that two readers take differently is checked by one and used by the other",
  "write one JSON value in UTF-8, each member once, without U+0000 and lone surrogates, at most 64 levels deep",
)

export const malformedKey: Refusal = plainly(
  "api/idempotency-key",
  "The header Idempotency-Key is not 1 to 255 visible ASCII characters.",
  "a key that is cut off or rewritten on the way protects nothing",
  "send a random UUID",
)

export const otherRequest: Refusal = plainly(
  "api/idempotency-mismatch",
  "The idempotency key belongs to another request.",
  "the answer of one request is no answer to another",
  "make a key for each request, and keep it for the tries of that one",
)

export const runningKey: Refusal = plainly(
  "api/idempotency-running",
  "A request under this idempotency key still runs.",
  "what is not done yet has no answer, and is not done twice",
  "wait, and send the same request again",
)

export const busy: Refusal = plainly(
  "api/busy",
  "The API has as much to do as it may.",
  "one request more would slow all the others",
  "send the request again after the time that Retry-After names",
)

export const unready: Refusal = plainly(
  "api/unready",
  "The store does not answer.",
  "without its store the server knows nothing",
  "look at the store; the server serves again as soon as it answers",
)

export const failure: Refusal = plainly(
  "api/internal",
  "The API met a fault of its own.",
  "what went wrong is for its log, not for who asks",
  "send the request again later, and report the header request-id if that does not help",
)

export const draining: Refusal = plainly(
  "api/draining",
  "The API takes on nothing new.",
  "what is begun now could not be ended",
  "send the request again",
)

/** A write against a version that is not the current one. */
export function staleVersion(expected: number, current: number): Refusal {
  return plainly(
    "api/stale-version",
    `The head is at version ${current}, and not at ${expected}.`,
    "a write that has not seen the newest version takes it back unread",
    "read it again, and write against its version",
  )
}

/** Something of the workspace has the name already, as its document spells it. */
export function taken(name: string): Refusal {
  return plainly(
    "api/conflict",
    `The name ${name} is taken.`,
    "a name that two things share names neither",
    "choose another name, or use what is there",
  )
}

export const revokedCredential: Refusal = plainly(
  "api/revoked",
  "The model credential is revoked.",
  "a revocation that could be taken back would be none",
  "create another credential",
)

/** The name is not repeated: somebody may have taken the members for each other. */
export const unknownProvider: Refusal = plainly(
  "api/unknown-provider",
  "The installation has no such provider.",
  "a credential goes out to the provider that it is for, and to no other",
  "take the provider of a model in GET /v1/models",
)

/** `role` is the caller's; `asked` the one that it wants to give. */
export function roleBeyond(role: string, asked: string): Refusal {
  return plainly(
    "api/role-beyond",
    `A key of the role ${role} cannot make one of the role ${asked}.`,
    "who could give more than they have would have all of it",
    "let the operator of the installation make the key",
  )
}
