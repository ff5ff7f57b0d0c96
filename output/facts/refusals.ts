// Generated from the catalog. Do not edit: change the fact and generate again.
import type { RefusalEntry } from "./types.ts"

/** The code of a refusal, or of what is only noted. */
export type RefusalCode =
  | "acknowledgement/alias"
  | "acknowledgement/inconsistent"
  | "acknowledgement/later"
  | "acknowledgement/limit"
  | "acknowledgement/malformed"
  | "acknowledgement/missing"
  | "acknowledgement/overtaken"
  | "acknowledgement/repeated"
  | "api/body-not-json"
  | "api/body-size"
  | "api/body-time"
  | "api/busy"
  | "api/conflict"
  | "api/doubled-header"
  | "api/draining"
  | "api/head-size"
  | "api/http"
  | "api/idempotency-key"
  | "api/idempotency-mismatch"
  | "api/idempotency-running"
  | "api/internal"
  | "api/malformed"
  | "api/media-type"
  | "api/method"
  | "api/no-body"
  | "api/no-key"
  | "api/not-found"
  | "api/path"
  | "api/query"
  | "api/revoked"
  | "api/role"
  | "api/role-beyond"
  | "api/runner-generation"
  | "api/stale-version"
  | "api/target"
  | "api/target-unready"
  | "api/unknown-key"
  | "api/unknown-provider"
  | "api/unready"
  | "api/version"
  | "api/workspace"
  | "attestation/form"
  | "attestation/key-early"
  | "attestation/key-reused"
  | "attestation/key-revoked"
  | "attestation/key-superseded"
  | "attestation/kind"
  | "attestation/public-key"
  | "attestation/signature"
  | "attestation/subject"
  | "attestation/unknown-key"
  | "authority/alias"
  | "authority/inconsistent"
  | "authority/later"
  | "authority/limit"
  | "authority/malformed"
  | "authority/overtaken"
  | "authority/repeated"
  | "batch/ahead"
  | "batch/duplicate"
  | "batch/forked"
  | "batch/no-list"
  | "batch/replayed"
  | "batch/unlinked"
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
  | "capability/missing"
  | "capability/unknown"
  | "carrier/no-object"
  | "ceiling/unrealizable"
  | "claim/evidence"
  | "claim/over"
  | "configuration/invalid"
  | "configuration/no-schema"
  | "configuration/secret"
  | "configuration/unanswered"
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
  | "evidence/altered"
  | "evidence/early"
  | "evidence/expired"
  | "evidence/half-hashed"
  | "evidence/unknown-revision"
  | "evidence/window"
  | "extension/threw"
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
  | "harness-owned/hosted-placement"
  | "harness-owned/missing-login"
  | "harness-owned/no-marker"
  | "harness-owned/no-runner"
  | "harness-owned/other-model"
  | "harness-owned/restricted-network"
  | "harness-owned/stale-profile"
  | "harness-owned/stale-release"
  | "harness-owned/wrong-pool"
  | "lane/harness"
  | "lane/hybrid"
  | "lease/budget"
  | "lease/credential"
  | "lease/grant"
  | "lease/held"
  | "lease/over"
  | "lease/two"
  | "lease/unknown"
  | "lease/unpriced"
  | "output/invalid"
  | "output/missing"
  | "policy/unknown-axis"
  | "policy/unknown-value"
  | "preflight/differs"
  | "preflight/expired"
  | "preflight/failed"
  | "preflight/malformed"
  | "preflight/no-report"
  | "profile/connected-entry"
  | "profile/fixture-deployed"
  | "profile/malformed"
  | "profile/other-driver"
  | "profile/other-source"
  | "profile/unknown-entry"
  | "profile/unknown-release"
  | "prompt/marked-resource"
  | "prompt/too-long"
  | "provider/auth-failed"
  | "provider/failed"
  | "provider/none"
  | "provider/timeout"
  | "provider/unreachable"
  | "release/malformed"
  | "release/no-driver"
  | "release/platform"
  | "release/secret"
  | "release/unsafe-schema"
  | "replay/unreadable"
  | "routing/malformed"
  | "routing/mixed-lanes"
  | "routing/no-eligible-model"
  | "routing/other-provider"
  | "routing/shared-provider"
  | "routing/stale-version"
  | "routing/unknown-credential"
  | "routing/unpriced-model"
  | "routing/unreachable"
  | "run/failed"
  | "run/unknown-retention"
  | "selection/fixture-not-one"
  | "selection/no-primary"
  | "selection/primary-not-one"
  | "selection/primary-not-ready"
  | "send/inconsistent"
  | "send/invalid"
  | "send/limit"
  | "send/misplaced"
  | "send/overwritten"
  | "send/undeclared"
  | "send/unsafe-schema"
  | "send/unspoken"
  | "send/unstaged"
  | "session/credential-revoked"
  | "session/retention"
  | "tuple/unknown-name"
  | "tuple/unpublished"
  | "turn/running"
  | "turn/unanswered"
  | "verification/no-gateway"
  | "verification/no-plane"

const acknowledgementMissing = {
  id: "refusal/acknowledgement-missing",
  name: "acknowledgement-missing",
  codes: ["acknowledgement/missing"],
  title: "Acknowledgement missing",
  status: 502,
  cause: "the agent answered the request with an error, with something unreadable, or not in time",
  cure: "acknowledge each one exactly once, also to say no, or do not declare it",
}

const apiBodyNotJson = {
  id: "refusal/api-body-not-json",
  name: "api-body-not-json",
  codes: ["api/body-not-json"],
  title: "Body no JSON",
  status: 400,
  cause: "the body is no JSON text in UTF-8, has a member twice, or is missing",
  cure: "send one JSON value",
}

const apiBodySize = {
  id: "refusal/api-body-size",
  name: "api-body-size",
  codes: ["api/body-size"],
  title: "Body too large",
  status: 413,
  cause: "the body has more bytes than the API reads",
  cure: "send less; what is large is named by digest",
}

const apiBodyTime = {
  id: "refusal/api-body-time",
  name: "api-body-time",
  codes: ["api/body-time"],
  title: "Body too slow",
  status: 408,
  cause: "the body did not arrive in the time that the API gives it",
  cure: "send it again over a better connection",
}

const apiBusy = {
  id: "refusal/api-busy",
  name: "api-busy",
  codes: ["api/busy"],
  title: "API at its bound",
  status: 503,
  cause: "more requests are open than the API was given",
  cure: "try again after the time that Retry-After names",
}

const apiConflict = {
  id: "refusal/api-conflict",
  name: "api-conflict",
  codes: ["api/conflict"],
  title: "Name taken",
  status: 409,
  cause: "the workspace has something else under this name",
  cure: "choose another name, or change what is there",
}

const apiDoubledHeader = {
  id: "refusal/api-doubled-header",
  name: "api-doubled-header",
  codes: ["api/doubled-header"],
  title: "Header that stands twice",
  status: 400,
  cause: "the client or an edge added a header that was there already",
  cure: "send the header once",
}

const apiDraining = {
  id: "refusal/api-draining",
  name: "api-draining",
  codes: ["api/draining"],
  title: "API ends",
  status: 503,
  cause: "the API ends, and takes on nothing new",
  cure: "send the request again; another replica takes it",
}

const apiHeadSize = {
  id: "refusal/api-head-size",
  name: "api-head-size",
  codes: ["api/head-size"],
  title: "Head that is too large",
  status: 431,
  cause: "cookies or tracing headers were added on the way",
  cure: "send less headers",
}

const apiHttp = {
  id: "refusal/api-http",
  name: "api-http",
  codes: ["api/http"],
  title: "Request that is no HTTP",
  status: 400,
  cause: "the client or an edge writes HTTP/1.1 badly, or speaks another protocol",
  cure: "send a request by RFC 9112",
}

const apiIdempotencyKey = {
  id: "refusal/api-idempotency-key",
  name: "api-idempotency-key",
  codes: ["api/idempotency-key"],
  title: "Malformed idempotency key",
  status: 400,
  cause: "the header Idempotency-Key is empty, longer than 255 characters, or not of visible ASCII",
  cure: "send 1 to 255 visible ASCII characters, such as a UUID",
}

const apiIdempotencyMismatch = {
  id: "refusal/api-idempotency-mismatch",
  name: "api-idempotency-mismatch",
  codes: ["api/idempotency-mismatch"],
  title: "Idempotency key of another request",
  status: 422,
  cause: "the idempotency key was used with another method, path or body",
  cure: "use a new key for a new request",
}

const apiIdempotencyRunning = {
  id: "refusal/api-idempotency-running",
  name: "api-idempotency-running",
  codes: ["api/idempotency-running"],
  title: "Request under this key still runs",
  status: 409,
  cause: "a request under the same idempotency key has not been answered yet",
  cure: "wait, and send the same request again",
}

const apiInternal = {
  id: "refusal/api-internal",
  name: "api-internal",
  codes: ["api/internal"],
  title: "Internal fault",
  status: 500,
  cause: "the API met a fault of its own",
  cure: "try again; report it with the id of the request if it stays",
}

const apiMalformed = {
  id: "refusal/api-malformed",
  name: "api-malformed",
  codes: ["api/malformed"],
  title: "Malformed request",
  status: 400,
  cause: "the body has not the form of the document that the endpoint takes",
  cure: "compare it with the document; the answer names the place",
}

const apiMediaType = {
  id: "refusal/api-media-type",
  name: "api-media-type",
  codes: ["api/media-type"],
  title: "Wrong media type",
  status: 415,
  cause: "the body is of another media type than application/json, or is encoded",
  cure: "send JSON with Content-Type: application/json and without Content-Encoding",
}

const apiMethod = {
  id: "refusal/api-method",
  name: "api-method",
  codes: ["api/method"],
  title: "Method not served",
  status: 405,
  cause: "the path has no endpoint of this method",
  cure: "use a method that the header Allow names",
}

const apiNoBody = {
  id: "refusal/api-no-body",
  name: "api-no-body",
  codes: ["api/no-body"],
  title: "Body where none is taken",
  status: 400,
  cause: "the client sends a document to an endpoint that takes none",
  cure: "leave the body out",
}

const apiNoKey = {
  id: "refusal/api-no-key",
  name: "api-no-key",
  codes: ["api/no-key"],
  title: "No API key",
  status: 401,
  cause: "the request bears neither an API key nor another bearer",
  cure: "send Authorization: Bearer with the key",
}

const apiNotFound = {
  id: "refusal/api-not-found",
  name: "api-not-found",
  codes: ["api/not-found"],
  title: "Not found",
  status: 404,
  cause: "there is no such thing in the workspace: it never was, or belongs to somebody else",
  cure: "check the id, and the workspace of the key",
}

const apiPath = {
  id: "refusal/api-path",
  name: "api-path",
  codes: ["api/path"],
  title: "Unknown path",
  status: 404,
  cause: "no endpoint has this path",
  cure: "compare the path with the list of endpoints",
}

const apiQuery = {
  id: "refusal/api-query",
  name: "api-query",
  codes: ["api/query"],
  title: "Malformed query",
  status: 400,
  cause:
    "the query has a member that the endpoint does not know, has it twice, or with a value out of its bounds",
  cure: "compare the query with the endpoint",
}

const apiRevoked = {
  id: "refusal/api-revoked",
  name: "api-revoked",
  codes: ["api/revoked"],
  title: "Revoked credential",
  status: 409,
  cause: "somebody revoked it",
  cure: "create another credential",
}

const apiRole = {
  id: "refusal/api-role",
  name: "api-role",
  codes: ["api/role"],
  title: "Role not let in",
  status: 403,
  cause: "the key has a role that the endpoint does not let in",
  cure: "use a key with one of the roles that the endpoint lists",
}

const apiRoleBeyond = {
  id: "refusal/api-role-beyond",
  name: "api-role-beyond",
  codes: ["api/role-beyond"],
  title: "Role beyond one's own",
  status: 403,
  cause: "an admin asks for a key of the operator",
  cure: "let the operator make it",
}

const apiRunnerGeneration = {
  id: "refusal/api-runner-generation",
  name: "api-runner-generation",
  codes: ["api/runner-generation"],
  title: "Runner of an earlier start",
  status: 409,
  cause: "a later start of the same runner announced itself",
  cure: "let one process run under one id",
}

const apiStaleVersion = {
  id: "refusal/api-stale-version",
  name: "api-stale-version",
  codes: ["api/stale-version"],
  title: "Head changed since it was read",
  status: 409,
  cause: "somebody changed the head after the version that the writer has seen",
  cure: "read the head again, and decide again",
}

const apiTarget = {
  id: "refusal/api-target",
  name: "api-target",
  codes: ["api/target"],
  title: "Target that is not read",
  status: 400,
  cause:
    "a client or an edge encoded characters of the path, left it absolute, or put a dot segment into it",
  cure: "send the path as it is documented, of letters, digits, -, . and _ alone",
}

const apiTargetUnready = {
  id: "refusal/api-target-unready",
  name: "api-target-unready",
  codes: ["api/target-unready"],
  title: "Target not ready",
  status: 409,
  cause: "the target of the job is not ready on the runner",
  cure: "mend what the reason names, or take the target off the runner",
}

const apiUnknownKey = {
  id: "refusal/api-unknown-key",
  name: "api-unknown-key",
  codes: ["api/unknown-key"],
  title: "Unknown key",
  status: 401,
  cause: "the bearer is none that the API knows, or it was revoked, or its claim is over",
  cure: "send a key that is active; whoever administers the workspace makes one",
}

const apiUnknownProvider = {
  id: "refusal/api-unknown-provider",
  name: "api-unknown-provider",
  codes: ["api/unknown-provider"],
  title: "Unknown provider",
  status: 422,
  cause: "the name is misspelt, or the installation does not have the provider yet",
  cure: "take the name of a provider from the list of models",
}

const apiUnready = {
  id: "refusal/api-unready",
  name: "api-unready",
  codes: ["api/unready"],
  title: "Store does not answer",
  status: 503,
  cause: "the database is down, or not reached from here",
  cure: "look at the store; the server serves again as soon as it answers",
}

const apiVersion = {
  id: "refusal/api-version",
  name: "api-version",
  codes: ["api/version"],
  title: "Unknown API version",
  status: 400,
  cause: "the header Checkfu-Version is missing, or names a version that this API does not serve",
  cure: "send the header with the version that the answer names",
}

const apiWorkspace = {
  id: "refusal/api-workspace",
  name: "api-workspace",
  codes: ["api/workspace"],
  title: "No such workspace for this key",
  status: 400,
  cause: "the header Checkfu-Workspace names no workspace, or another one than that of the key",
  cure: "leave the header out, or name a workspace with a key of the installation",
}

const attestationForm = {
  id: "refusal/attestation-form",
  name: "attestation-form",
  codes: ["attestation/form"],
  title: "No signed statement",
  status: 400,
  cause: "something other than a statement was sent, or a member was added on its way",
  cure: "send the bytes that signing gave, unchanged",
}

const attestationKeyEarly = {
  id: "refusal/attestation-key-early",
  name: "attestation-key-early",
  codes: ["attestation/key-early"],
  title: "Key not in force yet",
  status: 401,
  cause: "the signer moved to its new key before the rotation, or a clock is wrong",
  cure: "sign with the active key until the new one has taken over",
}

const attestationKeyReused = {
  id: "refusal/attestation-key-reused",
  name: "attestation-key-reused",
  codes: ["attestation/key-reused"],
  title: "Key registered before",
  status: 409,
  cause: "the rotation did not make a new key, or somebody brings back one that was given up",
  cure: "generate a new key pair for each rotation",
}

const attestationKeyRevoked = {
  id: "refusal/attestation-key-revoked",
  name: "attestation-key-revoked",
  codes: ["attestation/key-revoked"],
  title: "Key revoked",
  status: 401,
  cause: "the key was revoked because it may be in another hand",
  cure: "sign it anew with the active key; what the revoked one signed counts for nothing",
}

const attestationKeySuperseded = {
  id: "refusal/attestation-key-superseded",
  name: "attestation-key-superseded",
  codes: ["attestation/key-superseded"],
  title: "Key superseded",
  status: 401,
  cause: "the signer has not moved to the key of its last rotation",
  cure: "sign with the active key",
}

const attestationKind = {
  id: "refusal/attestation-kind",
  name: "attestation-kind",
  codes: ["attestation/kind"],
  title: "Another kind of statement",
  status: 422,
  cause: "a batch was sent for a report, or a signer of another version speaks",
  cure: "sign the kind of statement that is asked for, in the current form",
}

const attestationPublicKey = {
  id: "refusal/attestation-public-key",
  name: "attestation-public-key",
  codes: ["attestation/public-key"],
  title: "Unfit public key",
  status: 422,
  cause:
    "the key was cut, is of another algorithm, or was chosen so that signatures under it need no secret",
  cure: "generate an Ed25519 key pair, and register the 32 bytes of its public half",
}

const attestationSignature = {
  id: "refusal/attestation-signature",
  name: "attestation-signature",
  codes: ["attestation/signature"],
  title: "Signature does not hold",
  status: 401,
  cause: "a byte of the statement was changed, or somebody else made it",
  cure: "sign the statement as it is sent; if it was signed so, look for what changes it on its way",
}

const attestationSubject = {
  id: "refusal/attestation-subject",
  name: "attestation-subject",
  codes: ["attestation/subject"],
  title: "About something else",
  status: 422,
  cause: "it was sent to the wrong place, or somebody tries it in another one",
  cure: "send it where it belongs, or sign one for here",
}

const attestationUnknownKey = {
  id: "refusal/attestation-unknown-key",
  name: "attestation-unknown-key",
  codes: ["attestation/unknown-key"],
  title: "Unknown key",
  status: 401,
  cause: "the key was never registered, or belongs to somebody else",
  cure: "register the public key, or sign with one that is registered",
}

const batchAhead = {
  id: "refusal/batch-ahead",
  name: "batch-ahead",
  codes: ["batch/ahead"],
  title: "Batch ahead of its turn",
  status: 409,
  cause: "batches were sent side by side, or one of them failed and the sender went on",
  cure: "send the batch that is next first, and this one again after it",
}

const batchDuplicate = {
  id: "refusal/batch-duplicate",
  name: "batch-duplicate",
  codes: ["batch/duplicate"],
  title: "Batch taken already",
  status: 409,
  cause: "the answer to it did not arrive, and it was sent once more",
  cure: "go on with the next one",
}

const batchForked = {
  id: "refusal/batch-forked",
  name: "batch-forked",
  codes: ["batch/forked"],
  title: "Two batches under one number",
  status: 409,
  cause: "two processes sign for one run, or a signer has lost its state and counts again",
  cure: "find out who else signs for this run; a signer never gives one number twice",
}

const batchNoList = {
  id: "refusal/batch-no-list",
  name: "batch-no-list",
  codes: ["batch/no-list"],
  title: "No list of observations",
  status: 422,
  cause: "a single observation was signed, or an object around the list",
  cure: "sign a list",
}

const batchReplayed = {
  id: "refusal/batch-replayed",
  name: "batch-replayed",
  codes: ["batch/replayed"],
  title: "Batch replayed",
  status: 409,
  cause: "a queue delivers old messages again, or somebody plays back what they recorded",
  cure: "send the batch that is next",
}

const batchUnlinked = {
  id: "refusal/batch-unlinked",
  name: "batch-unlinked",
  codes: ["batch/unlinked"],
  title: "Batch of another row",
  status: 409,
  cause: "a batch was dropped and the rest numbered anew, or one was replaced",
  cure: "sign the batches of a run in one row, each with the digest of the one before",
}

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

const capabilityMissing = {
  id: "refusal/capability-missing",
  name: "capability-missing",
  codes: ["capability/missing"],
  title: "Missing capability",
  status: 422,
  cause:
    "the harness, the retention mode, the policy or missing evidence keeps a needed capability away",
  cure: "choose what gives the capability, or do not require it",
}

const capabilityUnknown = {
  id: "refusal/capability-unknown",
  name: "capability-unknown",
  codes: ["capability/unknown"],
  title: "Unknown capability",
  status: 422,
  cause: "the literal is misspelt, or of another version",
  cure: "name a capability of the catalog, or leave it out",
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

const claimEvidence = {
  id: "refusal/claim-evidence",
  name: "claim-evidence",
  codes: ["claim/evidence"],
  title: "Evidence unreadable",
  status: 422,
  cause: "the runner is of another version than the server, or left a member out",
  cure: "complete with the members that the plan's form names",
}

const claimOver = {
  id: "refusal/claim-over",
  name: "claim-over",
  codes: ["claim/over"],
  title: "Claim over",
  status: 409,
  cause: "the claim expired, or the job was claimed again under a later epoch",
  cure: "stop the work; what was written before is kept, and the job is somebody else's",
}

const configurationInvalid = {
  id: "refusal/configuration-invalid",
  name: "configuration-invalid",
  codes: ["configuration/invalid"],
  title: "Invalid configuration",
  status: 422,
  cause: "a member is missing, of another type, or not foreseen",
  cure: "change the configuration, or the schema of the release",
}

const configurationNoSchema = {
  id: "refusal/configuration-no-schema",
  name: "configuration-no-schema",
  codes: ["configuration/no-schema"],
  title: "Configuration without schema",
  status: 422,
  cause: "the release states no configuration_schema",
  cure: "state a configuration_schema in the release, or leave the configuration out",
}

const configurationSecret = {
  id: "refusal/configuration-secret",
  name: "configuration-secret",
  codes: ["configuration/secret"],
  title: "Secret in a configuration",
  status: 422,
  cause: "a key or a password was written into something public",
  cure: "remove it and revoke it; keys of models stay in a model credential",
}

const configurationUnanswered = {
  id: "refusal/configuration-unanswered",
  name: "configuration-unanswered",
  codes: ["configuration/unanswered"],
  title: "No answer about a configuration",
  status: 503,
  cause: "the engine is not installed, failed, or was stopped because it took too long",
  cure: "install the engine beside the package, or report the schema",
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

const evidenceAltered = {
  id: "refusal/evidence-altered",
  name: "evidence-altered",
  codes: ["evidence/altered"],
  title: "Evidence altered",
  status: 500,
  cause: "somebody or something has changed the record since it was judged",
  cure: "find out who changed the record; verify the tuple again",
}

const evidenceEarly = {
  id: "refusal/evidence-early",
  name: "evidence-early",
  codes: ["evidence/early"],
  title: "Not complete yet",
  status: 422,
  cause: "the clocks of who signed and who verifies differ",
  cure: "compare the clocks of who signs and who verifies",
}

const evidenceExpired = {
  id: "refusal/evidence-expired",
  name: "evidence-expired",
  codes: ["evidence/expired"],
  title: "Evidence expired",
  status: 409,
  cause: "the tuple was not verified again in time",
  cure: "verify the exact tuple again",
}

const evidenceHalfHashed = {
  id: "refusal/evidence-half-hashed",
  name: "evidence-half-hashed",
  codes: ["evidence/half-hashed"],
  title: "Half a manifest",
  status: 500,
  cause: "the record was edited, or written by half",
  cure: "restore the record from a copy, or verify the tuple again",
}

const evidenceUnknownRevision = {
  id: "refusal/evidence-unknown-revision",
  name: "evidence-unknown-revision",
  codes: ["evidence/unknown-revision"],
  title: "Unknown manifest revision",
  status: 409,
  cause: "a newer or much older version wrote the record",
  cure: "serve it with a version that knows the revision, or verify the tuple again",
}

const evidenceWindow = {
  id: "refusal/evidence-window",
  name: "evidence-window",
  codes: ["evidence/window"],
  title: "No valid window",
  status: 422,
  cause:
    "a time is missing, is not written in UTC with milliseconds, or the window is too long or ends before it begins",
  cure: "write `completed_at` as the server saw it, and `expires_at` from it",
}

const extensionThrew = {
  id: "refusal/extension-threw",
  name: "extension-threw",
  codes: ["extension/threw"],
  title: "Extension failed",
  status: 500,
  cause: "the code that was handed to the driver has a fault of its own",
  cure: "look at what it threw, and let it answer with a refusal instead",
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

const harnessOwnedHostedPlacement = {
  id: "refusal/harness-owned-hosted-placement",
  name: "harness-owned-hosted-placement",
  codes: ["harness-owned/hosted-placement"],
  title: "Hosted placement",
  status: 422,
  cause: "a login that is the customer's may not enter a hosted sandbox",
  cure: "use a runner that starts them on an engine of your own",
}

const harnessOwnedMissingLogin = {
  id: "refusal/harness-owned-missing-login",
  name: "harness-owned-missing-login",
  codes: ["harness-owned/missing-login"],
  title: "Missing login",
  status: 409,
  cause: "nobody logged in on the machine of the runner, or the login was removed",
  cure: "log in on the machine of the runner, and start it again",
}

const harnessOwnedNoMarker = {
  id: "refusal/harness-owned-no-marker",
  name: "harness-owned-no-marker",
  codes: ["harness-owned/no-marker"],
  title: "No mark of the server",
  status: 422,
  cause: "the image is not the exact build that the server marks",
  cure: "use the marked build; an entrypoint alone grants nothing",
}

const harnessOwnedNoRunner = {
  id: "refusal/harness-owned-no-runner",
  name: "harness-owned-no-runner",
  codes: ["harness-owned/no-runner"],
  title: "No live runner",
  status: 409,
  cause: "no runner was enrolled for it, it is stopped, or its presence has run out",
  cure: "enrol a runner with the exact capability, and start it",
}

const harnessOwnedOtherModel = {
  id: "refusal/harness-owned-other-model",
  name: "harness-owned-other-model",
  codes: ["harness-owned/other-model"],
  title: "Another model",
  status: 409,
  cause: "the routing revision names a model that the login is not for",
  cure: "enrol it for the model that the routing revision names",
}

const harnessOwnedRestrictedNetwork = {
  id: "refusal/harness-owned-restricted-network",
  name: "harness-owned-restricted-network",
  codes: ["harness-owned/restricted-network"],
  title: "Restricted network",
  status: 422,
  cause: "a policy bounds the network of the sandbox",
  cure: "lift the restriction for the run, or choose a platform-routed profile",
}

const harnessOwnedStaleProfile = {
  id: "refusal/harness-owned-stale-profile",
  name: "harness-owned-stale-profile",
  codes: ["harness-owned/stale-profile"],
  title: "Stale profile",
  status: 409,
  cause: "a new version of the profile was published since",
  cure: "enrol it again for the version that the run pins",
}

const harnessOwnedStaleRelease = {
  id: "refusal/harness-owned-stale-release",
  name: "harness-owned-stale-release",
  codes: ["harness-owned/stale-release"],
  title: "Stale release",
  status: 409,
  cause: "the release was built again since",
  cure: "enrol it again for the release that the run pins",
}

const harnessOwnedWrongPool = {
  id: "refusal/harness-owned-wrong-pool",
  name: "harness-owned-wrong-pool",
  codes: ["harness-owned/wrong-pool"],
  title: "Wrong pool",
  status: 409,
  cause: "the run was placed into a pool without such a runner",
  cure: "enrol a runner in the pool of the run",
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

const laneHarness = {
  id: "refusal/lane-harness",
  name: "lane-harness",
  codes: ["lane/harness"],
  title: "Another access lane",
  status: 422,
  cause: "the harness brings its own model and the profile routes one, or the other way round",
  cure: "choose a routing profile of the lane of the harness",
}

const laneHybrid = {
  id: "refusal/lane-hybrid",
  name: "lane-hybrid",
  codes: ["lane/hybrid"],
  title: "Hybrid access lane",
  status: 422,
  cause: "members of two lanes were put together",
  cure: "claim one lane with everything that it says",
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

const outputInvalid = {
  id: "refusal/output-invalid",
  name: "output-invalid",
  codes: ["output/invalid"],
  title: "Final value invalid",
  status: 502,
  cause: "the value breaks the schema at the place that the refusal names",
  cure: "validate the value in the agent before it is given, and try again while it is wrong",
}

const outputMissing = {
  id: "refusal/output-missing",
  name: "output-missing",
  codes: ["output/missing"],
  title: "Final value missing",
  status: 502,
  cause:
    "the agent ended its turn without submitting a value, or submitted it from another loop than the primary one",
  cure: "submit the value once, from the primary loop, in the way that the handshake declares",
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

const policyUnknownAxis = {
  id: "refusal/policy-unknown-axis",
  name: "policy-unknown-axis",
  codes: ["policy/unknown-axis"],
  title: "Unknown axis in a policy",
  status: 422,
  cause: "the name is misspelt, or the axis is gone",
  cure: "name an axis of the catalog, or remove the limit",
}

const policyUnknownValue = {
  id: "refusal/policy-unknown-value",
  name: "policy-unknown-value",
  codes: ["policy/unknown-value"],
  title: "Unknown value in a policy",
  status: 422,
  cause: "the value is misspelt, or of another axis",
  cure: "allow one of the values of the axis",
}

const preflightDiffers = {
  id: "refusal/preflight-differs",
  name: "preflight-differs",
  codes: ["preflight/differs"],
  title: "No report of this tuple",
  status: 409,
  cause: "a member of the tuple changed since it was verified",
  cure: "request verification of this tuple, or run the one that was verified",
}

const preflightExpired = {
  id: "refusal/preflight-expired",
  name: "preflight-expired",
  codes: ["preflight/expired"],
  title: "Expired report",
  status: 409,
  cause: "the evidence is older than it may be",
  cure: "request verification of this tuple again",
}

const preflightFailed = {
  id: "refusal/preflight-failed",
  name: "preflight-failed",
  codes: ["preflight/failed"],
  title: "Failed report",
  status: 409,
  cause: "a check of the suite failed",
  cure: "mend what the report names, and request verification again",
}

const preflightMalformed = {
  id: "refusal/preflight-malformed",
  name: "preflight-malformed",
  codes: ["preflight/malformed"],
  title: "Malformed tuple",
  status: 400,
  cause: "a member is missing, added or no text",
  cure: "send the nine members and no other",
}

const preflightNoReport = {
  id: "refusal/preflight-no-report",
  name: "preflight-no-report",
  codes: ["preflight/no-report"],
  title: "No report",
  status: 409,
  cause: "nothing was verified yet",
  cure: "request verification of the tuple",
}

const profileConnectedEntry = {
  id: "refusal/profile-connected-entry",
  name: "profile-connected-entry",
  codes: ["profile/connected-entry"],
  title: "Entry without profile",
  status: 422,
  cause: "a connected entry runs at somebody else's place and has no image",
  cure: "enrol it as a connected runtime",
}

const profileFixtureDeployed = {
  id: "refusal/profile-fixture-deployed",
  name: "profile-fixture-deployed",
  codes: ["profile/fixture-deployed"],
  title: "Fixture on a hosted target",
  status: 422,
  cause: "the entry is for tests on one machine",
  cure: "use it on a local engine, or choose another entry",
}

const profileMalformed = {
  id: "refusal/profile-malformed",
  name: "profile-malformed",
  codes: ["profile/malformed"],
  title: "Malformed harness profile",
  status: 400,
  cause: "a field is missing, unknown, or of another source",
  cure: "write what the document of a harness profile says",
}

const profileOtherDriver = {
  id: "refusal/profile-other-driver",
  name: "profile-other-driver",
  codes: ["profile/other-driver"],
  title: "Another driver",
  status: 422,
  cause: "a release states one protocol",
  cure: "name the driver of the release",
}

const profileOtherSource = {
  id: "refusal/profile-other-source",
  name: "profile-other-source",
  codes: ["profile/other-source"],
  title: "Another source",
  status: 422,
  cause: "the entry is ready and comes with its own image, or it is not and needs yours",
  cure: "adopt a ready entry as catalog, and every other one as recipe",
}

const profileUnknownEntry = {
  id: "refusal/profile-unknown-entry",
  name: "profile-unknown-entry",
  codes: ["profile/unknown-entry"],
  title: "Unknown entry",
  status: 404,
  cause: "the name is misspelt, or the harness is not catalogued",
  cure: "name an entry of the catalog, or bring an image",
}

const profileUnknownRelease = {
  id: "refusal/profile-unknown-release",
  name: "profile-unknown-release",
  codes: ["profile/unknown-release"],
  title: "Unknown release",
  status: 404,
  cause: "the id is misspelt, or of another workspace",
  cure: "name a release of this workspace, or bring the image",
}

const promptMarkedResource = {
  id: "refusal/prompt-marked-resource",
  name: "prompt-marked-resource",
  codes: ["prompt/marked-resource"],
  title: "Resource that marks itself",
  status: 422,
  cause:
    "the file or image was taken from somewhere with `_meta` on it, which an agent could read as a mark of trust",
  cure: "leave `_meta` out of resources: only texts are marked",
}

const promptTooLong = {
  id: "refusal/prompt-too-long",
  name: "prompt-too-long",
  codes: ["prompt/too-long"],
  title: "Prompt too long",
  status: 422,
  cause:
    "the task has more comments, documents or text than one payload of an adopted contract may hold",
  cure: "leave out comments and excerpts that the turn can do without",
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

const releaseMalformed = {
  id: "refusal/release-malformed",
  name: "release-malformed",
  codes: ["release/malformed"],
  title: "Malformed release",
  status: 400,
  cause: "a field is missing, unknown, of another type, or does not go with its neighbours",
  cure: "write what the document of a release says",
}

const releaseNoDriver = {
  id: "refusal/release-no-driver",
  name: "release-no-driver",
  codes: ["release/no-driver"],
  title: "No driver",
  status: 422,
  cause: "the catalog has no driver of that protocol",
  cure: "state a protocol that a driver speaks",
}

const releasePlatform = {
  id: "refusal/release-platform",
  name: "release-platform",
  codes: ["release/platform"],
  title: "Wrong platform",
  status: 422,
  cause: "the image was built for another processor or system",
  cure: "build the image for the platform of the target",
}

const releaseSecret = {
  id: "refusal/release-secret",
  name: "release-secret",
  codes: ["release/secret"],
  title: "Secret in a release",
  status: 422,
  cause: "a key or a password was written into something public",
  cure: "remove it and revoke it; keys of models stay in a model credential",
}

const releaseUnsafeSchema = {
  id: "refusal/release-unsafe-schema",
  name: "release-unsafe-schema",
  codes: ["release/unsafe-schema"],
  title: "Unsafe configuration schema",
  status: 422,
  cause: "the schema may work for long, leads in circles or refers elsewhere",
  cure: "write the schema within the profile; checkfu schema check says how",
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

const replayUnreadable = {
  id: "refusal/replay-unreadable",
  name: "replay-unreadable",
  codes: ["replay/unreadable"],
  title: "Recording unreadable",
  status: 422,
  cause: "the line is not JSON, or not one request with its answer",
  cure: "record the exchanges anew, one to a line",
}

const routingMalformed = {
  id: "refusal/routing-malformed",
  name: "routing-malformed",
  codes: ["routing/malformed"],
  title: "Malformed routing request",
  status: 400,
  cause: "a field is missing, unknown, or half of another form",
  cure: "write what the document of a routing revision says",
}

const routingMixedLanes = {
  id: "refusal/routing-mixed-lanes",
  name: "routing-mixed-lanes",
  codes: ["routing/mixed-lanes"],
  title: "Mixed access lanes",
  status: 422,
  cause: "a platform-routed profile names a login of the harness, or the other way round",
  cure: "take a source of the lane of the profile, or create a profile for the other",
}

const routingNoEligibleModel = {
  id: "refusal/routing-no-eligible-model",
  name: "routing-no-eligible-model",
  codes: ["routing/no-eligible-model"],
  title: "No eligible model",
  status: 422,
  cause: "policy, reach, supply or revoked credentials rule out every candidate",
  cure: "publish a revision with a candidate that may serve",
}

const routingOtherProvider = {
  id: "refusal/routing-other-provider",
  name: "routing-other-provider",
  codes: ["routing/other-provider"],
  title: "Credential of another provider",
  status: 422,
  cause: "the provider and its source were written apart",
  cure: "name a source of the provider of the candidate",
}

const routingSharedProvider = {
  id: "refusal/routing-shared-provider",
  name: "routing-shared-provider",
  codes: ["routing/shared-provider"],
  title: "Two sources of one provider",
  status: 422,
  cause: "tiers or fallbacks were written apart",
  cure: "give all candidates of one provider the same source",
}

const routingStaleVersion = {
  id: "refusal/routing-stale-version",
  name: "routing-stale-version",
  codes: ["routing/stale-version"],
  title: "Stale version",
  status: 409,
  cause: "somebody published in between",
  cure: "read the profile again, and publish against its version",
}

const routingUnknownCredential = {
  id: "refusal/routing-unknown-credential",
  name: "routing-unknown-credential",
  codes: ["routing/unknown-credential"],
  title: "Unknown model credential",
  status: 404,
  cause: "the id is misspelt, or of another workspace",
  cure: "create the credential first, and name its id",
}

const routingUnpricedModel = {
  id: "refusal/routing-unpriced-model",
  name: "routing-unpriced-model",
  codes: ["routing/unpriced-model"],
  title: "Unpriced model",
  status: 422,
  cause: "nobody has reviewed what the model costs",
  cure: "list a priced model, or run without a budget of model spend",
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

const runFailed = {
  id: "refusal/run-failed",
  name: "run-failed",
  codes: ["run/failed"],
  title: "Run has failed",
  status: 409,
  cause:
    "an earlier turn broke the contract, so that nobody knows any more what the agent has been told",
  cure: "open a new session",
}

const runUnknownRetention = {
  id: "refusal/run-unknown-retention",
  name: "run-unknown-retention",
  codes: ["run/unknown-retention"],
  title: "Unknown retention mode",
  status: 422,
  cause: "nothing was granted to the driver under that mode",
  cure: "run under one of the driver's retention modes",
}

const selectionFixtureNotOne = {
  id: "refusal/selection-fixture-not-one",
  name: "selection-fixture-not-one",
  codes: ["selection/fixture-not-one"],
  title: "More than one ready fixture",
  status: 409,
  cause: "two entries are local fixtures",
  cure: "name the harness of the run",
}

const selectionNoPrimary = {
  id: "refusal/selection-no-primary",
  name: "selection-no-primary",
  codes: ["selection/no-primary"],
  title: "No primary harness",
  status: 409,
  cause: "the catalog states no primary",
  cure: "name the harness of the run",
}

const selectionPrimaryNotOne = {
  id: "refusal/selection-primary-not-one",
  name: "selection-primary-not-one",
  codes: ["selection/primary-not-one"],
  title: "More than one primary",
  status: 409,
  cause: "the roles of the catalog are malformed",
  cure: "name the harness of the run, and leave one primary",
}

const selectionPrimaryNotReady = {
  id: "refusal/selection-primary-not-ready",
  name: "selection-primary-not-ready",
  codes: ["selection/primary-not-ready"],
  title: "The primary is not ready",
  status: 409,
  cause: "the primary has no published image, or no signed receipt",
  cure: "name a ready harness, or adopt an image",
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

const sendMisplaced = {
  id: "refusal/send-misplaced",
  name: "send-misplaced",
  codes: ["send/misplaced"],
  title: "Fragment misplaced",
  status: 422,
  cause: "the fragment's slot stands on another message of the protocol",
  cure: "give each request only the fragments of its own slots",
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

const sendUnspoken = {
  id: "refusal/send-unspoken",
  name: "send-unspoken",
  codes: ["send/unspoken"],
  title: "Contract not spoken",
  status: 422,
  cause: "the contract of the slot is not among those that the session was opened with",
  cure: "open the session with the contract and its handlers, or do not give the value",
}

const sendUnstaged = {
  id: "refusal/send-unstaged",
  name: "send-unstaged",
  codes: ["send/unstaged"],
  title: "Staged files not declared",
  status: 422,
  cause: "the agent's handshake does not declare that it reads staged files",
  cure: "put what the prompt needs into its text, or use an agent that declares it",
}

const sessionCredentialRevoked = {
  id: "refusal/session-credential-revoked",
  name: "session-credential-revoked",
  codes: ["session/credential-revoked"],
  title: "Frozen credential revoked",
  status: 409,
  cause: "the credential, or that generation of it, was revoked after the session began",
  cure: "create a new session, which is bound to the live generation",
}

const sessionRetention = {
  id: "refusal/session-retention",
  name: "session-retention",
  codes: ["session/retention"],
  title: "Retention not on this lane",
  status: 409,
  cause: "a connected process keeps what it likes, and nobody can destroy it",
  cure: "use a managed run for it, or standard retention",
}

const tupleUnknownName = {
  id: "refusal/tuple-unknown-name",
  name: "tuple-unknown-name",
  codes: ["tuple/unknown-name"],
  title: "Unknown name",
  status: 422,
  cause: "the profile was never created, or stands in another workspace",
  cure: "name one that the workspace lists, or create it first",
}

const tupleUnpublished = {
  id: "refusal/tuple-unpublished",
  name: "tuple-unpublished",
  codes: ["tuple/unpublished"],
  title: "Nothing published",
  status: 409,
  cause: "the head was created, and nothing published under it",
  cure: "publish a revision of the routing profile first",
}

const turnRunning = {
  id: "refusal/turn-running",
  name: "turn-running",
  codes: ["turn/running"],
  title: "Turn under way",
  status: 409,
  cause: "a second turn of a session is begun before the first has ended",
  cure: "wait for the report of the turn that runs, or cancel it",
}

const turnUnanswered = {
  id: "refusal/turn-unanswered",
  name: "turn-unanswered",
  codes: ["turn/unanswered"],
  title: "Question unanswered",
  status: 409,
  cause: "the agent ended its turn with a refusal, whose text is a question to the user",
  cure: "run the next turn with the user's answer",
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

const verificationNoGateway = {
  id: "refusal/verification-no-gateway",
  name: "verification-no-gateway",
  codes: ["verification/no-gateway"],
  title: "No model gateway",
  status: 409,
  cause: "the installation was started without the address of its model gateway",
  cure: "start the server with a model gateway, or use a routing profile whose harness brings its own model",
}

const verificationNoPlane = {
  id: "refusal/verification-no-plane",
  name: "verification-no-plane",
  codes: ["verification/no-plane"],
  title: "No runner with the plane",
  status: 409,
  cause: "every live runner was started without the platform's tool plane",
  cure: "start a runner that announces the plane, or request verification without the proof of tool delivery",
}

/** What is known of each code. */
export const refusals: { readonly [code in RefusalCode]: RefusalEntry } = {
  "acknowledgement/alias": olderName,
  "acknowledgement/inconsistent": inconsistentValues,
  "acknowledgement/later": laterValue,
  "acknowledgement/limit": valueBeyondLimit,
  "acknowledgement/malformed": malformedValue,
  "acknowledgement/missing": acknowledgementMissing,
  "acknowledgement/overtaken": overtakenValue,
  "acknowledgement/repeated": repeatedValue,
  "api/body-not-json": apiBodyNotJson,
  "api/body-size": apiBodySize,
  "api/body-time": apiBodyTime,
  "api/busy": apiBusy,
  "api/conflict": apiConflict,
  "api/doubled-header": apiDoubledHeader,
  "api/draining": apiDraining,
  "api/head-size": apiHeadSize,
  "api/http": apiHttp,
  "api/idempotency-key": apiIdempotencyKey,
  "api/idempotency-mismatch": apiIdempotencyMismatch,
  "api/idempotency-running": apiIdempotencyRunning,
  "api/internal": apiInternal,
  "api/malformed": apiMalformed,
  "api/media-type": apiMediaType,
  "api/method": apiMethod,
  "api/no-body": apiNoBody,
  "api/no-key": apiNoKey,
  "api/not-found": apiNotFound,
  "api/path": apiPath,
  "api/query": apiQuery,
  "api/revoked": apiRevoked,
  "api/role": apiRole,
  "api/role-beyond": apiRoleBeyond,
  "api/runner-generation": apiRunnerGeneration,
  "api/stale-version": apiStaleVersion,
  "api/target": apiTarget,
  "api/target-unready": apiTargetUnready,
  "api/unknown-key": apiUnknownKey,
  "api/unknown-provider": apiUnknownProvider,
  "api/unready": apiUnready,
  "api/version": apiVersion,
  "api/workspace": apiWorkspace,
  "attestation/form": attestationForm,
  "attestation/key-early": attestationKeyEarly,
  "attestation/key-reused": attestationKeyReused,
  "attestation/key-revoked": attestationKeyRevoked,
  "attestation/key-superseded": attestationKeySuperseded,
  "attestation/kind": attestationKind,
  "attestation/public-key": attestationPublicKey,
  "attestation/signature": attestationSignature,
  "attestation/subject": attestationSubject,
  "attestation/unknown-key": attestationUnknownKey,
  "authority/alias": olderName,
  "authority/inconsistent": inconsistentValues,
  "authority/later": laterValue,
  "authority/limit": valueBeyondLimit,
  "authority/malformed": malformedValue,
  "authority/overtaken": overtakenValue,
  "authority/repeated": repeatedValue,
  "batch/ahead": batchAhead,
  "batch/duplicate": batchDuplicate,
  "batch/forked": batchForked,
  "batch/no-list": batchNoList,
  "batch/replayed": batchReplayed,
  "batch/unlinked": batchUnlinked,
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
  "capability/missing": capabilityMissing,
  "capability/unknown": capabilityUnknown,
  "carrier/no-object": carrierNoObject,
  "ceiling/unrealizable": ceilingUnrealizable,
  "claim/evidence": claimEvidence,
  "claim/over": claimOver,
  "configuration/invalid": configurationInvalid,
  "configuration/no-schema": configurationNoSchema,
  "configuration/secret": configurationSecret,
  "configuration/unanswered": configurationUnanswered,
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
  "evidence/altered": evidenceAltered,
  "evidence/early": evidenceEarly,
  "evidence/expired": evidenceExpired,
  "evidence/half-hashed": evidenceHalfHashed,
  "evidence/unknown-revision": evidenceUnknownRevision,
  "evidence/window": evidenceWindow,
  "extension/threw": extensionThrew,
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
  "harness-owned/hosted-placement": harnessOwnedHostedPlacement,
  "harness-owned/missing-login": harnessOwnedMissingLogin,
  "harness-owned/no-marker": harnessOwnedNoMarker,
  "harness-owned/no-runner": harnessOwnedNoRunner,
  "harness-owned/other-model": harnessOwnedOtherModel,
  "harness-owned/restricted-network": harnessOwnedRestrictedNetwork,
  "harness-owned/stale-profile": harnessOwnedStaleProfile,
  "harness-owned/stale-release": harnessOwnedStaleRelease,
  "harness-owned/wrong-pool": harnessOwnedWrongPool,
  "lane/harness": laneHarness,
  "lane/hybrid": laneHybrid,
  "lease/budget": leaseBudget,
  "lease/credential": leaseCredential,
  "lease/grant": leaseGrant,
  "lease/held": leaseHeld,
  "lease/over": leaseOver,
  "lease/two": leaseTwo,
  "lease/unknown": leaseUnknown,
  "lease/unpriced": leaseUnpriced,
  "output/invalid": outputInvalid,
  "output/missing": outputMissing,
  "policy/unknown-axis": policyUnknownAxis,
  "policy/unknown-value": policyUnknownValue,
  "preflight/differs": preflightDiffers,
  "preflight/expired": preflightExpired,
  "preflight/failed": preflightFailed,
  "preflight/malformed": preflightMalformed,
  "preflight/no-report": preflightNoReport,
  "profile/connected-entry": profileConnectedEntry,
  "profile/fixture-deployed": profileFixtureDeployed,
  "profile/malformed": profileMalformed,
  "profile/other-driver": profileOtherDriver,
  "profile/other-source": profileOtherSource,
  "profile/unknown-entry": profileUnknownEntry,
  "profile/unknown-release": profileUnknownRelease,
  "prompt/marked-resource": promptMarkedResource,
  "prompt/too-long": promptTooLong,
  "provider/auth-failed": providerAuthFailed,
  "provider/failed": providerFailed,
  "provider/none": providerNone,
  "provider/timeout": providerTimeout,
  "provider/unreachable": providerUnreachable,
  "release/malformed": releaseMalformed,
  "release/no-driver": releaseNoDriver,
  "release/platform": releasePlatform,
  "release/secret": releaseSecret,
  "release/unsafe-schema": releaseUnsafeSchema,
  "replay/unreadable": replayUnreadable,
  "routing/malformed": routingMalformed,
  "routing/mixed-lanes": routingMixedLanes,
  "routing/no-eligible-model": routingNoEligibleModel,
  "routing/other-provider": routingOtherProvider,
  "routing/shared-provider": routingSharedProvider,
  "routing/stale-version": routingStaleVersion,
  "routing/unknown-credential": routingUnknownCredential,
  "routing/unpriced-model": routingUnpricedModel,
  "routing/unreachable": routingUnreachable,
  "run/failed": runFailed,
  "run/unknown-retention": runUnknownRetention,
  "selection/fixture-not-one": selectionFixtureNotOne,
  "selection/no-primary": selectionNoPrimary,
  "selection/primary-not-one": selectionPrimaryNotOne,
  "selection/primary-not-ready": selectionPrimaryNotReady,
  "send/inconsistent": inconsistentValues,
  "send/invalid": sendInvalid,
  "send/limit": sendLimit,
  "send/misplaced": sendMisplaced,
  "send/overwritten": sendOverwritten,
  "send/undeclared": sendUndeclared,
  "send/unsafe-schema": sendUnsafeSchema,
  "send/unspoken": sendUnspoken,
  "send/unstaged": sendUnstaged,
  "session/credential-revoked": sessionCredentialRevoked,
  "session/retention": sessionRetention,
  "tuple/unknown-name": tupleUnknownName,
  "tuple/unpublished": tupleUnpublished,
  "turn/running": turnRunning,
  "turn/unanswered": turnUnanswered,
  "verification/no-gateway": verificationNoGateway,
  "verification/no-plane": verificationNoPlane,
}
