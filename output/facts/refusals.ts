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
  | "conformance/undeclared"
  | "context/alias"
  | "context/inconsistent"
  | "context/later"
  | "context/limit"
  | "context/malformed"
  | "context/overtaken"
  | "context/repeated"
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
  | "gateway/encoded"
  | "gateway/fragment"
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
  | "routing/unreachable"
  | "send/inconsistent"
  | "send/invalid"
  | "send/limit"
  | "send/overwritten"
  | "send/undeclared"
  | "send/unsafe-schema"

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

const conformanceUndeclared = {
  id: "refusal/conformance-undeclared",
  name: "conformance-undeclared",
  codes: ["conformance/undeclared"],
  title: "Used without declaration",
  status: null,
  cause: "the declaration is missing from the handshake, or the slot is used by mistake",
  cure: "declare it in the handshake, or do not use it",
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
  "conformance/undeclared": conformanceUndeclared,
  "context/alias": olderName,
  "context/inconsistent": inconsistentValues,
  "context/later": laterValue,
  "context/limit": valueBeyondLimit,
  "context/malformed": malformedValue,
  "context/overtaken": overtakenValue,
  "context/repeated": repeatedValue,
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
  "gateway/encoded": gatewayEncoded,
  "gateway/fragment": gatewayFragment,
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
  "routing/unreachable": routingUnreachable,
  "send/inconsistent": inconsistentValues,
  "send/invalid": sendInvalid,
  "send/limit": sendLimit,
  "send/overwritten": sendOverwritten,
  "send/undeclared": sendUndeclared,
  "send/unsafe-schema": sendUnsafeSchema,
}
