// Generated from the catalog. Do not edit: change the fact and generate again.
import type { RefusalEntry } from "./types.ts"

/** The code of a refusal, or of what is only noted. */
export type RefusalCode =
  | "acknowledgement/alias"
  | "acknowledgement/inconsistent"
  | "acknowledgement/later"
  | "acknowledgement/limit"
  | "acknowledgement/malformed"
  | "acknowledgement/overtaken"
  | "acknowledgement/repeated"
  | "authority/alias"
  | "authority/inconsistent"
  | "authority/later"
  | "authority/limit"
  | "authority/malformed"
  | "authority/overtaken"
  | "authority/repeated"
  | "body/bounds"
  | "body/duplicate-member"
  | "body/lookalike-member"
  | "body/member-form"
  | "body/not-json"
  | "body/not-object"
  | "body/two-caps"
  | "call/form"
  | "call/unknown"
  | "call/unserved"
  | "canonical/depth"
  | "canonical/not-json"
  | "canonical/number"
  | "canonical/size"
  | "canonical/spelling"
  | "canonical/surrogate"
  | "canonical/unreadable"
  | "carrier/no-object"
  | "ceiling/unrealizable"
  | "configuration/form"
  | "conformance/undeclared"
  | "context/alias"
  | "context/inconsistent"
  | "context/later"
  | "context/limit"
  | "context/malformed"
  | "context/overtaken"
  | "context/repeated"
  | "credential/other-provider"
  | "credential/unusable"
  | "fidelity/alias"
  | "fidelity/excess"
  | "fidelity/inconsistent"
  | "fidelity/later"
  | "fidelity/limit"
  | "fidelity/malformed"
  | "fidelity/overtaken"
  | "fidelity/repeated"
  | "frame/forgeable"
  | "frame/no-json"
  | "frame/unreadable"
  | "gateway/body-size"
  | "gateway/body-time"
  | "gateway/busy"
  | "gateway/client-gone"
  | "gateway/doubled-header"
  | "gateway/draining"
  | "gateway/encoded"
  | "gateway/fragment"
  | "gateway/hop-header"
  | "gateway/host"
  | "gateway/http-version"
  | "gateway/ledger"
  | "gateway/many-headers"
  | "gateway/media-type"
  | "gateway/method"
  | "gateway/no-upstream"
  | "gateway/not-ascii"
  | "gateway/not-origin-form"
  | "gateway/query"
  | "gateway/start"
  | "gateway/target"
  | "handshake/alias"
  | "handshake/downgrade"
  | "handshake/in-between"
  | "handshake/inconsistent"
  | "handshake/later"
  | "handshake/limit"
  | "handshake/malformed"
  | "handshake/missing-axis"
  | "handshake/no-ready-set"
  | "handshake/overtaken"
  | "handshake/promotion"
  | "handshake/repeated"
  | "handshake/ungranted-axis"
  | "handshake/unknown-axis"
  | "lease/budget"
  | "lease/credential"
  | "lease/grant"
  | "lease/held"
  | "lease/over"
  | "lease/two"
  | "lease/unknown"
  | "lease/unpriced"
  | "provider/auth-failed"
  | "provider/failed"
  | "provider/none"
  | "provider/timeout"
  | "provider/unreachable"
  | "routing/unreachable"
  | "send/inconsistent"
  | "send/invalid"
  | "send/limit"
  | "send/overwritten"
  | "send/undeclared"
  | "send/unsafe-schema"

const bodyBounds = {
  id: "refusal/body-bounds",
  name: "body-bounds",
  codes: ["body/bounds"],
  title: "Body beyond its bounds",
  status: 400,
  cause: "nobody in use nests so deep, or has so many or such long members",
  cure: "send less",
}

const bodyDuplicateMember = {
  id: "refusal/body-duplicate-member",
  name: "body-duplicate-member",
  codes: ["body/duplicate-member"],
  title: "Member that stands twice",
  status: 400,
  cause: "the client, or somebody on the way, wrote a member again",
  cure: "write each member once",
}

const bodyLookalikeMember = {
  id: "refusal/body-lookalike-member",
  name: "body-lookalike-member",
  codes: ["body/lookalike-member"],
  title: "Member that looks like another",
  status: 400,
  cause: "a member differs from one that decides only in capitals",
  cure: "spell the member as the API does",
}

const bodyMemberForm = {
  id: "refusal/body-member-form",
  name: "body-member-form",
  codes: ["body/member-form"],
  title: "Deciding member of another form",
  status: 400,
  cause: "model is no text, or stream is no truth value",
  cure: "write the member as the API does",
}

const bodyNotJson = {
  id: "refusal/body-not-json",
  name: "body-not-json",
  codes: ["body/not-json"],
  title: "Body that is no JSON text",
  status: 400,
  cause: "the client wrote something else, or the body was cut",
  cure: "send one JSON object",
}

const bodyNotObject = {
  id: "refusal/body-not-object",
  name: "body-not-object",
  codes: ["body/not-object"],
  title: "Body that is no object",
  status: 400,
  cause: "the client sent a list or a bare value",
  cure: "send one JSON object",
}

const bodyTwoCaps = {
  id: "refusal/body-two-caps",
  name: "body-two-caps",
  codes: ["body/two-caps"],
  title: "Two bounds of the output",
  status: 400,
  cause: "the client bounds its output by two members at once",
  cure: "keep one of them",
}

const callForm = {
  id: "refusal/call-form",
  name: "call-form",
  codes: ["call/form"],
  title: "Request and notification confused",
  status: null,
  cause: "the message has an `id` where its slot has none, or lacks the one that it needs",
  cure: "send it in the form that its slot states",
}

const callUnknown = {
  id: "refusal/call-unknown",
  name: "call-unknown",
  codes: ["call/unknown"],
  title: "Unknown method",
  status: null,
  cause: "the agent speaks an extension that is not read here",
  cure: "do without it, or read a contract that has it",
}

const callUnserved = {
  id: "refusal/call-unserved",
  name: "call-unserved",
  codes: ["call/unserved"],
  title: "Nobody serves it",
  status: null,
  cause: "no handler was given for its slot",
  cure: "give a handler for it, or tell the agent in the handshake that nobody serves it",
}

const canonicalDepth = {
  id: "refusal/canonical-depth",
  name: "canonical-depth",
  codes: ["canonical/depth"],
  title: "Nested too deep",
  status: 422,
  cause: "more than 64 objects and lists stand inside one another",
  cure: "nest less",
}

const canonicalNotJson = {
  id: "refusal/canonical-not-json",
  name: "canonical-not-json",
  codes: ["canonical/not-json"],
  title: "Not JSON",
  status: 422,
  cause:
    "a function, a date, undefined, a hole in a list, an object of a class, an accessor or a symbol stands in the value",
  cure: "give what JSON.parse gives: texts, finite numbers, true, false, null, plain lists and plain objects",
}

const canonicalNumber = {
  id: "refusal/canonical-number",
  name: "canonical-number",
  codes: ["canonical/number"],
  title: "Number not finite",
  status: 422,
  cause: "a division by zero or a failed conversion went unnoticed",
  cure: "write null or leave the member out",
}

const canonicalSize = {
  id: "refusal/canonical-size",
  name: "canonical-size",
  codes: ["canonical/size"],
  title: "Too large to sign",
  status: 413,
  cause: "the canonical text has more than 1,048,576 bytes",
  cure: "sign a digest of the large part in its place",
}

const canonicalSpelling = {
  id: "refusal/canonical-spelling",
  name: "canonical-spelling",
  codes: ["canonical/spelling"],
  title: "Not canonical",
  status: 400,
  cause:
    "a proxy or a store has parsed and written them anew: another order of members, a member twice, `1.0` for `1`, spaces or escapes",
  cure: "send the bytes that were signed, unchanged",
}

const canonicalSurrogate = {
  id: "refusal/canonical-surrogate",
  name: "canonical-surrogate",
  codes: ["canonical/surrogate"],
  title: "Half a character",
  status: 422,
  cause: "a text was cut between the two halves of a character",
  cure: "write whole characters",
}

const canonicalUnreadable = {
  id: "refusal/canonical-unreadable",
  name: "canonical-unreadable",
  codes: ["canonical/unreadable"],
  title: "No JSON text",
  status: 400,
  cause: "the bytes were damaged, cut or encoded again on their way",
  cure: "send the bytes that were signed, unchanged",
}

const carrierNoObject = {
  id: "refusal/carrier-no-object",
  name: "carrier-no-object",
  codes: ["carrier/no-object"],
  title: "No object to ride in",
  status: null,
  cause: "the agent writes a text or a list there",
  cure: "send an object, or leave `_meta` out",
}

const ceilingUnrealizable = {
  id: "refusal/ceiling-unrealizable",
  name: "ceiling-unrealizable",
  codes: ["ceiling/unrealizable"],
  title: "Ceiling out of reach",
  status: 422,
  cause:
    "the ceiling stands above what the driver's lane grants in any retention mode, and no declaration raises it that far",
  cure: "lower the ceiling, or declare the exact upgrade and prove it",
}

const configurationForm = {
  id: "refusal/configuration-form",
  name: "configuration-form",
  codes: ["configuration/form"],
  title: "Configuration that is not read",
  status: null,
  cause: "a member is missing, unknown, or of another form",
  cure: "repair the member that the sentence names",
}

const conformanceUndeclared = {
  id: "refusal/conformance-undeclared",
  name: "conformance-undeclared",
  codes: ["conformance/undeclared"],
  title: "Used without declaration",
  status: null,
  cause: "the declaration is missing from the handshake, or the slot is used by mistake",
  cure: "declare it in the handshake, or do not use it",
}

const credentialOtherProvider = {
  id: "refusal/credential-other-provider",
  name: "credential-other-provider",
  codes: ["credential/other-provider"],
  title: "Credential of another provider",
  status: 409,
  cause: "a rotation names another provider than the credential has",
  cure: "use another id for another provider",
}

const credentialUnusable = {
  id: "refusal/credential-unusable",
  name: "credential-unusable",
  codes: ["credential/unusable"],
  title: "Credential that fits no header",
  status: 400,
  cause: "the key was pasted with spaces, line breaks or quotes",
  cure: "give the key as the provider shows it",
}

const fidelityExcess = {
  id: "refusal/fidelity-excess",
  name: "fidelity-excess",
  codes: ["fidelity/excess"],
  title: "Unknown members",
  status: null,
  cause: "a newer writer says more than this reader knows",
  cure: "leave out what the schema does not list, or read with a catalog that knows it",
}

const frameForgeable = {
  id: "refusal/frame-forgeable",
  name: "frame-forgeable",
  codes: ["frame/forgeable"],
  title: "Frame could be closed from inside",
  status: 422,
  cause: "the frame's lines are made of characters that its payload may hold",
  cure: "give the frame lines that begin with `<`",
}

const frameNoJson = {
  id: "refusal/frame-no-json",
  name: "frame-no-json",
  codes: ["frame/no-json"],
  title: "Payload not JSON",
  status: 422,
  cause: "a cycle, a big integer, a function, or nesting beyond what can be written",
  cure: "frame a value of strings, numbers, booleans, null, lists and plain objects",
}

const frameUnreadable = {
  id: "refusal/frame-unreadable",
  name: "frame-unreadable",
  codes: ["frame/unreadable"],
  title: "No such frame",
  status: 422,
  cause: "it was cut, edited, or written by something else than the frame's writer",
  cure: "write the frame with the writer of the same version",
}

const gatewayBodySize = {
  id: "refusal/gateway-body-size",
  name: "gateway-body-size",
  codes: ["gateway/body-size"],
  title: "Body too large",
  status: 413,
  cause: "a conversation grew beyond what the provider takes",
  cure: "shorten the conversation",
}

const gatewayBodyTime = {
  id: "refusal/gateway-body-time",
  name: "gateway-body-time",
  codes: ["gateway/body-time"],
  title: "Body too slow",
  status: 408,
  cause: "the client stopped sending, or sends a byte at a time",
  cure: "send the body at once",
}

const gatewayBusy = {
  id: "refusal/gateway-busy",
  name: "gateway-busy",
  codes: ["gateway/busy"],
  title: "Gateway at its bound",
  status: 503,
  cause: "more calls, or more bytes, are open than the gateway was given",
  cure: "try again, or give the gateway more",
}

const gatewayClientGone = {
  id: "refusal/gateway-client-gone",
  name: "gateway-client-gone",
  codes: ["gateway/client-gone"],
  title: "Client that went away",
  status: null,
  cause: "the harness cancelled, or died",
  cure: "nothing: the provider was told",
}

const gatewayDoubledHeader = {
  id: "refusal/gateway-doubled-header",
  name: "gateway-doubled-header",
  codes: ["gateway/doubled-header"],
  title: "Header that stands twice",
  status: 400,
  cause: "the client or an edge added a header that was there already",
  cure: "send the header once",
}

const gatewayDraining = {
  id: "refusal/gateway-draining",
  name: "gateway-draining",
  codes: ["gateway/draining"],
  title: "Gateway that closes",
  status: 503,
  cause: "the gateway was told to stop",
  cure: "ask the next one",
}

const gatewayEncoded = {
  id: "refusal/gateway-encoded",
  name: "gateway-encoded",
  codes: ["gateway/encoded"],
  title: "Target with percent-encoding",
  status: 400,
  cause: "the client encodes characters that need none, or something tries to spell another target",
  cure: "send a listed target exactly as it is written",
}

const gatewayFragment = {
  id: "refusal/gateway-fragment",
  name: "gateway-fragment",
  codes: ["gateway/fragment"],
  title: "Target with a fragment",
  status: 400,
  cause: "the client did not cut off what follows the number sign",
  cure: "send the target without it",
}

const gatewayHopHeader = {
  id: "refusal/gateway-hop-header",
  name: "gateway-hop-header",
  codes: ["gateway/hop-header"],
  title: "Header about the connection",
  status: 400,
  cause: "the client asks for an upgrade, or names headers in connection",
  cure: "send neither upgrade nor names in connection",
}

const gatewayHost = {
  id: "refusal/gateway-host",
  name: "gateway-host",
  codes: ["gateway/host"],
  title: "No single plain host",
  status: 400,
  cause: "the client or an edge wrote the host twice, or with more than a name and a port",
  cure: "send one host header of a name and a port",
}

const gatewayHttpVersion = {
  id: "refusal/gateway-http-version",
  name: "gateway-http-version",
  codes: ["gateway/http-version"],
  title: "Protocol other than HTTP/1.1",
  status: 400,
  cause: "a client or an edge in front speaks an older protocol",
  cure: "speak HTTP/1.1",
}

const gatewayLedger = {
  id: "refusal/gateway-ledger",
  name: "gateway-ledger",
  codes: ["gateway/ledger"],
  title: "Ledger that cannot be written",
  status: 503,
  cause: "the disk is full, or the ledger's place is gone",
  cure: "repair the ledger's place; nothing is dispatched before",
}

const gatewayManyHeaders = {
  id: "refusal/gateway-many-headers",
  name: "gateway-many-headers",
  codes: ["gateway/many-headers"],
  title: "Too many headers",
  status: 431,
  cause: "a client or an edge adds headers without bound",
  cure: "send at most 100 headers",
}

const gatewayMediaType = {
  id: "refusal/gateway-media-type",
  name: "gateway-media-type",
  codes: ["gateway/media-type"],
  title: "Body that is no JSON",
  status: 415,
  cause: "the client sends another content type, or a body that is packed",
  cure: "send application/json, not packed",
}

const gatewayMethod = {
  id: "refusal/gateway-method",
  name: "gateway-method",
  codes: ["gateway/method"],
  title: "Method not served",
  status: 405,
  cause: "a GET where the route is a POST, or a probe",
  cure: "use the method that the route lists",
}

const gatewayNoUpstream = {
  id: "refusal/gateway-no-upstream",
  name: "gateway-no-upstream",
  codes: ["gateway/no-upstream"],
  title: "Provider does not accept the dialect",
  status: 422,
  cause: "the plane routed a request to a provider that would not understand its shape",
  cure: "choose a provider that accepts the dialect",
}

const gatewayNotAscii = {
  id: "refusal/gateway-not-ascii",
  name: "gateway-not-ascii",
  codes: ["gateway/not-ascii"],
  title: "Target not ASCII",
  status: 400,
  cause: "a space, a control character or a letter beyond ASCII was put on the wire unencoded",
  cure: "send a listed target exactly as it is written",
}

const gatewayNotOriginForm = {
  id: "refusal/gateway-not-origin-form",
  name: "gateway-not-origin-form",
  codes: ["gateway/not-origin-form"],
  title: "Target not a path",
  status: 400,
  cause: "an absolute URL, an authority, an asterisk, or a path that begins with two slashes",
  cure: "send the path alone",
}

const gatewayQuery = {
  id: "refusal/gateway-query",
  name: "gateway-query",
  codes: ["gateway/query"],
  title: "Query not listed",
  status: 400,
  cause: "the client adds parameters of its own",
  cure: "send the query that the route lists, or none",
}

const gatewayStart = {
  id: "refusal/gateway-start",
  name: "gateway-start",
  codes: ["gateway/start"],
  title: "Gateway that cannot start",
  status: null,
  cause: "a route, an address or a dialect of the configuration cannot be served safely",
  cure: "repair what the sentence names",
}

const gatewayTarget = {
  id: "refusal/gateway-target",
  name: "gateway-target",
  codes: ["gateway/target"],
  title: "No such route",
  status: 404,
  cause: "a path of another API, a wrong base URL, or a slash too many",
  cure: "send one of the listed requests",
}

const handshakeDowngrade = {
  id: "refusal/handshake-downgrade",
  name: "handshake-downgrade",
  codes: ["handshake/downgrade"],
  title: "Less than admitted",
  status: 422,
  cause:
    "the harness declares an upgrade and then asserts the value below it, or does not reach the envelope of its driver",
  cure: "assert the admitted value, or do not declare the upgrade",
}

const handshakeInBetween = {
  id: "refusal/handshake-in-between",
  name: "handshake-in-between",
  codes: ["handshake/in-between"],
  title: "Neither base nor upgrade",
  status: 422,
  cause: "an invented value, another spelling, or something that is no text",
  cure: "assert exactly the admitted value that the refusal names",
}

const handshakeMissingAxis = {
  id: "refusal/handshake-missing-axis",
  name: "handshake-missing-axis",
  codes: ["handshake/missing-axis"],
  title: "Axis left out",
  status: 422,
  cause:
    "the harness was written against an older list of axes, or builds its set from what it likes to mention",
  cure: "assert the admitted value that the refusal names, on every axis that is granted or declared",
}

const handshakeNoReadySet = {
  id: "refusal/handshake-no-ready-set",
  name: "handshake-no-ready-set",
  codes: ["handshake/no-ready-set"],
  title: "No ready set",
  status: 422,
  cause: "the ready set is missing, or is a list, a text or another value without named members",
  cure: "send an object whose members are axis names and whose values are texts",
}

const handshakePromotion = {
  id: "refusal/handshake-promotion",
  name: "handshake-promotion",
  codes: ["handshake/promotion"],
  title: "More than admitted",
  status: 422,
  cause:
    "the harness promises a capability without declaring it, or declares one and asserts another",
  cure: "assert the admitted value, or declare in the handshake what raises it",
}

const handshakeUngrantedAxis = {
  id: "refusal/handshake-ungranted-axis",
  name: "handshake-ungranted-axis",
  codes: ["handshake/ungranted-axis"],
  title: "Axis not granted",
  status: 422,
  cause:
    "the harness lists every axis it knows, also those on which nothing is promised to anybody",
  cure: "leave the axis out, or declare what raises it",
}

const handshakeUnknownAxis = {
  id: "refusal/handshake-unknown-axis",
  name: "handshake-unknown-axis",
  codes: ["handshake/unknown-axis"],
  title: "Unknown axis",
  status: 422,
  cause: "a misspelt axis, or one that a newer or private catalog has and this one has not",
  cure: "leave it out of the ready set, or state the axis in the catalog first",
}

const inconsistentValues = {
  id: "refusal/inconsistent-values",
  name: "inconsistent-values",
  codes: [
    "send/inconsistent",
    "handshake/inconsistent",
    "authority/inconsistent",
    "acknowledgement/inconsistent",
    "fidelity/inconsistent",
    "context/inconsistent",
  ],
  title: "Values at odds",
  status: 422,
  cause:
    "a rule across slots or members is broken, such as the mode of a task on a block of policy",
  cure: "send what the rule demands beside it, or leave the value out",
}

const laterValue = {
  id: "refusal/later-value",
  name: "later-value",
  codes: [
    "handshake/later",
    "authority/later",
    "acknowledgement/later",
    "fidelity/later",
    "context/later",
  ],
  title: "First value stays",
  status: null,
  cause: "the writer repeats on every message what opens something once",
  cure: "send it once",
}

const leaseBudget = {
  id: "refusal/lease-budget",
  name: "lease-budget",
  codes: ["lease/budget"],
  title: "Budget that is spent",
  status: 402,
  cause: "the run's calls cost what it was granted",
  cure: "grant the run more, or let it end",
}

const leaseCredential = {
  id: "refusal/lease-credential",
  name: "lease-credential",
  codes: ["lease/credential"],
  title: "Credential that is not live",
  status: 409,
  cause: "the credential was revoked, never put, or belongs to another provider",
  cure: "put the credential first, or name another",
}

const leaseGrant = {
  id: "refusal/lease-grant",
  name: "lease-grant",
  codes: ["lease/grant"],
  title: "Grant that is not whole",
  status: 400,
  cause: "the caller left something out, or wrote what cannot be",
  cure: "mint it with a run, a time, and candidates for the default tier",
}

const leaseHeld = {
  id: "refusal/lease-held",
  name: "lease-held",
  codes: ["lease/held"],
  title: "Run that has a lease",
  status: 409,
  cause: "a lease of the run still lives",
  cure: "renew it, end it, or supersede it",
}

const leaseOver = {
  id: "refusal/lease-over",
  name: "lease-over",
  codes: ["lease/over"],
  title: "Lease that is over",
  status: 401,
  cause: "the lease expired, was ended, or another took its place",
  cure: "end the process, or give the run a new lease",
}

const leaseTwo = {
  id: "refusal/lease-two",
  name: "lease-two",
  codes: ["lease/two"],
  title: "Two leases",
  status: 401,
  cause: "the client sends one bearer in authorization and another in its own header",
  cure: "send one of them",
}

const leaseUnknown = {
  id: "refusal/lease-unknown",
  name: "lease-unknown",
  codes: ["lease/unknown"],
  title: "No lease",
  status: 401,
  cause: "the request bears none, or a text that is none of this gateway",
  cure: "send the bearer that the run was given, once, as the API key",
}

const leaseUnpriced = {
  id: "refusal/lease-unpriced",
  name: "lease-unpriced",
  codes: ["lease/unpriced"],
  title: "Unpriced model under a budget",
  status: 402,
  cause: "nobody reviewed the model's price, and the lease has a budget",
  cure: "list a priced model, or grant no budget",
}

const malformedValue = {
  id: "refusal/malformed-value",
  name: "malformed-value",
  codes: [
    "handshake/malformed",
    "authority/malformed",
    "acknowledgement/malformed",
    "fidelity/malformed",
    "context/malformed",
  ],
  title: "Malformed value",
  status: 422,
  cause: "the other side writes another form, or an object is missing above the key",
  cure: "write what the refusal says may stand there, or leave the whole value out",
}

const olderName = {
  id: "refusal/older-name",
  name: "older-name",
  codes: [
    "handshake/alias",
    "authority/alias",
    "acknowledgement/alias",
    "fidelity/alias",
    "context/alias",
  ],
  title: "Older name",
  status: null,
  cause: "the writer has not moved to the current name yet",
  cure: "write the current name, which the note gives",
}

const overtakenValue = {
  id: "refusal/overtaken-value",
  name: "overtaken-value",
  codes: [
    "handshake/overtaken",
    "authority/overtaken",
    "acknowledgement/overtaken",
    "fidelity/overtaken",
    "context/overtaken",
  ],
  title: "Overtaken by the protocol",
  status: null,
  cause: "the writer speaks the extension and the newer protocol at once",
  cure: "leave the extension out for whoever is sent the protocol's own field",
}

const providerAuthFailed = {
  id: "refusal/provider-auth-failed",
  name: "provider-auth-failed",
  codes: ["provider/auth-failed"],
  title: "Credential that the provider refuses",
  status: 403,
  cause: "the key was revoked at the provider, or never was valid",
  cure: "rotate the credential",
}

const providerFailed = {
  id: "refusal/provider-failed",
  name: "provider-failed",
  codes: ["provider/failed"],
  title: "Provider that failed",
  status: 502,
  cause: "the provider answered with an error, a redirect, or broke off",
  cure: "try again later",
}

const providerNone = {
  id: "refusal/provider-none",
  name: "provider-none",
  codes: ["provider/none"],
  title: "No candidate that fits",
  status: 400,
  cause: "no candidate of the tier has a provider that accepts the request's dialect",
  cure: "list a candidate whose provider accepts the dialect",
}

const providerTimeout = {
  id: "refusal/provider-timeout",
  name: "provider-timeout",
  codes: ["provider/timeout"],
  title: "Provider that stays silent",
  status: 504,
  cause: "the provider took the request and did not answer in time",
  cure: "try again, or give it more time",
}

const providerUnreachable = {
  id: "refusal/provider-unreachable",
  name: "provider-unreachable",
  codes: ["provider/unreachable"],
  title: "Provider out of reach",
  status: 502,
  cause: "the network, the name or the provider's address fails",
  cure: "look at the way out to the provider",
}

const repeatedValue = {
  id: "refusal/repeated-value",
  name: "repeated-value",
  codes: [
    "handshake/repeated",
    "authority/repeated",
    "acknowledgement/repeated",
    "fidelity/repeated",
    "context/repeated",
  ],
  title: "Value repeated",
  status: null,
  cause: "the key and an alias of it, or two places that read alike, both hold a value",
  cure: "send it once",
}

const routingUnreachable = {
  id: "refusal/routing-unreachable",
  name: "routing-unreachable",
  codes: ["routing/unreachable"],
  title: "No shared dialect",
  status: 422,
  cause: "the provider accepts none of the wire languages that the harness declares",
  cure: "choose a provider or a harness from the reachability table that share one",
}

const sendInvalid = {
  id: "refusal/send-invalid",
  name: "send-invalid",
  codes: ["send/invalid"],
  title: "Value not sendable",
  status: 422,
  cause: "the value does not have the form that the slot's schema demands",
  cure: "send what the refusal says may stand at the place that it names",
}

const sendLimit = {
  id: "refusal/send-limit",
  name: "send-limit",
  codes: ["send/limit"],
  title: "Value too large to send",
  status: 413,
  cause: "too many bytes, too much nesting or too many nodes for one message",
  cure: "send less, or put the large part where the value can refer to it",
}

const sendOverwritten = {
  id: "refusal/send-overwritten",
  name: "send-overwritten",
  codes: ["send/overwritten"],
  title: "Two values at one place",
  status: 409,
  cause: "two senders write the same key, or one writes inside the value of the other",
  cure: "send one value to each place",
}

const sendUndeclared = {
  id: "refusal/send-undeclared",
  name: "send-undeclared",
  codes: ["send/undeclared"],
  title: "Needed and not declared",
  status: 422,
  cause: "the session asks for a capability that the harness did not name in its handshake",
  cure: "do without it for this agent, or use one that declares it",
}

const sendUnsafeSchema = {
  id: "refusal/send-unsafe-schema",
  name: "send-unsafe-schema",
  codes: ["send/unsafe-schema"],
  title: "Unsafe schema",
  status: 422,
  cause: "a keyword, a pattern or a bound with which judging an answer could take unbounded time",
  cure: "do what the finding of the profile says; the command `checkfu schema check` lists all of them",
}

const valueBeyondLimit = {
  id: "refusal/value-beyond-limit",
  name: "value-beyond-limit",
  codes: [
    "handshake/limit",
    "authority/limit",
    "acknowledgement/limit",
    "fidelity/limit",
    "context/limit",
  ],
  title: "Value too large",
  status: 413,
  cause: "too many bytes, levels or nodes in one value, or too many values in one session",
  cure: "send less of it, or take each value as it comes",
}

/** What is known of each code. */
export const refusals: { readonly [code in RefusalCode]: RefusalEntry } = {
  "acknowledgement/alias": olderName,
  "acknowledgement/inconsistent": inconsistentValues,
  "acknowledgement/later": laterValue,
  "acknowledgement/limit": valueBeyondLimit,
  "acknowledgement/malformed": malformedValue,
  "acknowledgement/overtaken": overtakenValue,
  "acknowledgement/repeated": repeatedValue,
  "authority/alias": olderName,
  "authority/inconsistent": inconsistentValues,
  "authority/later": laterValue,
  "authority/limit": valueBeyondLimit,
  "authority/malformed": malformedValue,
  "authority/overtaken": overtakenValue,
  "authority/repeated": repeatedValue,
  "body/bounds": bodyBounds,
  "body/duplicate-member": bodyDuplicateMember,
  "body/lookalike-member": bodyLookalikeMember,
  "body/member-form": bodyMemberForm,
  "body/not-json": bodyNotJson,
  "body/not-object": bodyNotObject,
  "body/two-caps": bodyTwoCaps,
  "call/form": callForm,
  "call/unknown": callUnknown,
  "call/unserved": callUnserved,
  "canonical/depth": canonicalDepth,
  "canonical/not-json": canonicalNotJson,
  "canonical/number": canonicalNumber,
  "canonical/size": canonicalSize,
  "canonical/spelling": canonicalSpelling,
  "canonical/surrogate": canonicalSurrogate,
  "canonical/unreadable": canonicalUnreadable,
  "carrier/no-object": carrierNoObject,
  "ceiling/unrealizable": ceilingUnrealizable,
  "configuration/form": configurationForm,
  "conformance/undeclared": conformanceUndeclared,
  "context/alias": olderName,
  "context/inconsistent": inconsistentValues,
  "context/later": laterValue,
  "context/limit": valueBeyondLimit,
  "context/malformed": malformedValue,
  "context/overtaken": overtakenValue,
  "context/repeated": repeatedValue,
  "credential/other-provider": credentialOtherProvider,
  "credential/unusable": credentialUnusable,
  "fidelity/alias": olderName,
  "fidelity/excess": fidelityExcess,
  "fidelity/inconsistent": inconsistentValues,
  "fidelity/later": laterValue,
  "fidelity/limit": valueBeyondLimit,
  "fidelity/malformed": malformedValue,
  "fidelity/overtaken": overtakenValue,
  "fidelity/repeated": repeatedValue,
  "frame/forgeable": frameForgeable,
  "frame/no-json": frameNoJson,
  "frame/unreadable": frameUnreadable,
  "gateway/body-size": gatewayBodySize,
  "gateway/body-time": gatewayBodyTime,
  "gateway/busy": gatewayBusy,
  "gateway/client-gone": gatewayClientGone,
  "gateway/doubled-header": gatewayDoubledHeader,
  "gateway/draining": gatewayDraining,
  "gateway/encoded": gatewayEncoded,
  "gateway/fragment": gatewayFragment,
  "gateway/hop-header": gatewayHopHeader,
  "gateway/host": gatewayHost,
  "gateway/http-version": gatewayHttpVersion,
  "gateway/ledger": gatewayLedger,
  "gateway/many-headers": gatewayManyHeaders,
  "gateway/media-type": gatewayMediaType,
  "gateway/method": gatewayMethod,
  "gateway/no-upstream": gatewayNoUpstream,
  "gateway/not-ascii": gatewayNotAscii,
  "gateway/not-origin-form": gatewayNotOriginForm,
  "gateway/query": gatewayQuery,
  "gateway/start": gatewayStart,
  "gateway/target": gatewayTarget,
  "handshake/alias": olderName,
  "handshake/downgrade": handshakeDowngrade,
  "handshake/in-between": handshakeInBetween,
  "handshake/inconsistent": inconsistentValues,
  "handshake/later": laterValue,
  "handshake/limit": valueBeyondLimit,
  "handshake/malformed": malformedValue,
  "handshake/missing-axis": handshakeMissingAxis,
  "handshake/no-ready-set": handshakeNoReadySet,
  "handshake/overtaken": overtakenValue,
  "handshake/promotion": handshakePromotion,
  "handshake/repeated": repeatedValue,
  "handshake/ungranted-axis": handshakeUngrantedAxis,
  "handshake/unknown-axis": handshakeUnknownAxis,
  "lease/budget": leaseBudget,
  "lease/credential": leaseCredential,
  "lease/grant": leaseGrant,
  "lease/held": leaseHeld,
  "lease/over": leaseOver,
  "lease/two": leaseTwo,
  "lease/unknown": leaseUnknown,
  "lease/unpriced": leaseUnpriced,
  "provider/auth-failed": providerAuthFailed,
  "provider/failed": providerFailed,
  "provider/none": providerNone,
  "provider/timeout": providerTimeout,
  "provider/unreachable": providerUnreachable,
  "routing/unreachable": routingUnreachable,
  "send/inconsistent": inconsistentValues,
  "send/invalid": sendInvalid,
  "send/limit": sendLimit,
  "send/overwritten": sendOverwritten,
  "send/undeclared": sendUndeclared,
  "send/unsafe-schema": sendUnsafeSchema,
}
