import type { Refusal } from "../../refusal.ts"

/**
 * What a request is told before any handler sees it. None repeats what the client wrote, beyond the names of the API.
 */
function plainly(refusal: Omit<Refusal, "facts">): Refusal {
  return { ...refusal, facts: [] }
}

export const unreadTarget: Refusal = plainly({
  code: "api/target",
  what: "The target of the request is not a plain path.",
  why: "a path that can be written in two ways is checked in one and served in the other",
  fix: "send the path as it is documented, of letters, digits, -, . and _ alone, and no empty or dot segment",
})

export const noEndpoint: Refusal = plainly({
  code: "api/path",
  what: "No endpoint has this path.",
  why: "the server answers exactly the endpoints that its description lists",
  fix: "take a path from the description at /openapi.json",
})

/** `allowed` are the methods that the path takes. */
export function otherMethod(allowed: readonly string[]): Refusal {
  return plainly({
    code: "api/method",
    what: `This path serves ${allowed.join(" and ")}.`,
    why: "each endpoint has one method, so that what changes anything can be told from what only reads",
    fix: `send ${allowed.join(" or ")}`,
  })
}

/** `member` is what is at fault, and `known` the names that the endpoint's query may have. */
export function otherQuery(member: string, known: readonly string[]): Refusal {
  return plainly({
    code: "api/query",
    what: `The query has a member ${member} that this endpoint does not take.`,
    why: "a name that is misspelt would otherwise be passed over in silence",
    fix: known.length === 0 ? "send no query" : `send ${known.join(", ")} once each, within their bounds`,
  })
}

/** `name` is the name of a header that this server reads. */
export function doubledHeader(name: string): Refusal {
  return plainly({
    code: "api/doubled-header",
    what: `The request has ${name} twice.`,
    why: "two readers would take different ones of them",
    fix: "send the header once",
  })
}

export const notHttp: Refusal = plainly({
  code: "api/http",
  what: "What came is not a request by RFC 9112.",
  why: "bytes that two readers frame differently carry one request inside another",
  fix: "send HTTP/1.1 with one Host",
})

export const largeHead: Refusal = plainly({
  code: "api/head-size",
  what: "The head of the request is too large.",
  why: "a head is kept in memory until it is whole",
  fix: "send less headers",
})

export const tooSlow: Refusal = plainly({
  code: "api/body-time",
  what: "The body did not arrive in time.",
  why: "a client that stalls holds a place that others wait for",
  fix: "send the request at once",
})

/** `spoken` is the version that this server speaks; `isThere`: the header names another one. */
export function otherVersion(isThere: boolean, spoken: string): Refusal {
  return plainly({
    code: "api/version",
    what: isThere
      ? `The header Checkfu-Version names another version; this API serves ${spoken}.`
      : `The header Checkfu-Version is missing; this API serves ${spoken}.`,
    why: "a client that was written for another version would misread the answer",
    fix: `send Checkfu-Version: ${spoken}`,
  })
}

export const noKey: Refusal = plainly({
  code: "api/no-key",
  what: "The request bears no key.",
  why: "everything below /v1 is somebody's",
  fix: "send Authorization: Bearer with the key",
})

export const unknownKey: Refusal = plainly({
  code: "api/unknown-key",
  what: "Nobody is known by this bearer.",
  why: "what was revoked, or is over, is no longer anybody's",
  fix: "send a key, a claim or a token that is current",
})

export const otherWorkspace: Refusal = plainly({
  code: "api/workspace",
  what: "The header Checkfu-Workspace names no workspace of this key.",
  why: "what another workspace has is answered as what nobody has",
  fix: "leave the header out, or name a workspace with a key of the installation",
})

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

export const missing: Refusal = plainly({
  code: "api/not-found",
  what: "There is nothing of this id in the workspace.",
  why: "what another workspace has is answered as what nobody has",
  fix: "list what the workspace has, and take the id from there",
})

export const otherMediaType: Refusal = plainly({
  code: "api/media-type",
  what: "The body is not application/json.",
  why: "a body that is read as something else than it is means something else",
  fix: "send content-type: application/json, and no content-encoding",
})

/** `most` is the bound in bytes. */
export function largeBody(most: number): Refusal {
  return plainly({
    code: "api/body-size",
    what: `The body has more than ${most} bytes.`,
    why: "a body is kept in memory until it is whole",
    fix: `send at most ${most} bytes`,
  })
}

export const noBodyTaken: Refusal = plainly({
  code: "api/no-body",
  what: "This endpoint takes no body.",
  why: "a document that nobody reads is not what its sender believes it is",
  fix: "leave the body out",
})

export const notJson: Refusal = plainly({
  code: "api/body-not-json",
  what: "The body is no JSON.",
  why: "a text that two readers take differently is checked by one and used by the other",
  fix: "write one JSON value in UTF-8, each member once, without U+0000 and lone surrogates, at most 64 levels deep",
})

export const malformedKey: Refusal = plainly({
  code: "api/idempotency-key",
  what: "The header Idempotency-Key is not 1 to 255 visible ASCII characters.",
  why: "a key that is cut off or rewritten on the way protects nothing",
  fix: "send a random UUID",
})

export const otherRequest: Refusal = plainly({
  code: "api/idempotency-mismatch",
  what: "The idempotency key belongs to another request.",
  why: "the answer of one request is no answer to another",
  fix: "make a key for each request, and keep it for the tries of that one",
})

export const runningKey: Refusal = plainly({
  code: "api/idempotency-running",
  what: "A request under this idempotency key still runs.",
  why: "what is not done yet has no answer, and is not done twice",
  fix: "wait, and send the same request again",
})

export const busy: Refusal = plainly({
  code: "api/busy",
  what: "The API has as much to do as it may.",
  why: "one request more would slow all the others",
  fix: "send the request again after the time that Retry-After names",
})

export const unready: Refusal = plainly({
  code: "api/unready",
  what: "The store does not answer.",
  why: "without its store the server knows nothing",
  fix: "look at the store; the server serves again as soon as it answers",
})

export const failure: Refusal = plainly({
  code: "api/internal",
  what: "The API met a fault of its own.",
  why: "what went wrong is for its log, not for who asks",
  fix: "send the request again later, and report the header request-id if that does not help",
})

export const draining: Refusal = plainly({
  code: "api/draining",
  what: "The API takes on nothing new.",
  why: "what is begun now could not be ended",
  fix: "send the request again",
})

/** A write against a version that is not the current one. */
export function staleVersion(expected: number, current: number): Refusal {
  return plainly({
    code: "api/stale-version",
    what: `The head is at version ${current}, and not at ${expected}.`,
    why: "a write that has not seen the newest version takes it back unread",
    fix: "read it again, and write against its version",
  })
}

/** Something of the workspace has the name already, as its document spells it. */
export function taken(name: string): Refusal {
  return plainly({
    code: "api/conflict",
    what: `The name ${name} is taken.`,
    why: "a name that two things share names neither",
    fix: "choose another name, or use what is there",
  })
}

export const revokedCredential: Refusal = plainly({
  code: "api/revoked",
  what: "The model credential is revoked.",
  why: "a revocation that could be taken back would be none",
  fix: "create another credential",
})

/** The name is not repeated: somebody may have taken the members for each other. */
export const unknownProvider: Refusal = plainly({
  code: "api/unknown-provider",
  what: "The installation has no such provider.",
  why: "a credential goes out to the provider that it is for, and to no other",
  fix: "take the provider of a model in GET /v1/models",
})

/** `role` is the caller's; `asked` the one that it wants to give. */
export function roleBeyond(role: string, asked: string): Refusal {
  return plainly({
    code: "api/role-beyond",
    what: `A key of the role ${role} cannot make one of the role ${asked}.`,
    why: "who could give more than they have would have all of it",
    fix: "let the operator of the installation make the key",
  })
}
