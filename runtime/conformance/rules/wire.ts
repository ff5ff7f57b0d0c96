import type { Rule } from "../rule.ts"

/** Each line that the agent writes is a message. */
export const stdoutJsonRpc: Rule = {
  id: "stdout_json_rpc",
  tier: "mandatory",
  title: "Standard output holds messages alone",
  what: "Every line of standard output is one JSON-RPC message: an object, and no array of them.",
  why: "strict clients end the connection at the first line that is none, and registries turn the agent away",
  repair: "write logs, banners and progress to standard error",
  kit: ["ACP-TRANSPORT-001"],
}

/** The agent's bytes are UTF-8. */
export const stdoutUtf8: Rule = {
  id: "stdout_utf8",
  tier: "mandatory",
  title: "Standard output is UTF-8",
  what: "Every line of standard output is valid UTF-8.",
  why: "text that was cut inside a character is read as something else, and nobody notices",
  repair: "decode whole streams and not single chunks, and write UTF-8 whatever the locale says",
  kit: ["ACP-TRANSPORT-002"],
}

/** Responses answer what was asked, under the id that was given. */
export const responseId: Rule = {
  id: "response_id",
  tier: "mandatory",
  title: "A response bears the id of its request",
  what: "Every response bears the id of a request that is open, with the same type, and each request is answered once.",
  why: "an answer that cannot be told to a question leaves the one who asked waiting for ever",
  repair: "keep the id as it came, number or string, and answer it once",
  kit: ["ACP-JSONRPC-001"],
}

/** A response is a result or an error. */
export const responseShape: Rule = {
  id: "response_shape",
  tier: "mandatory",
  title: "A response is a result or an error",
  what: 'A message says jsonrpc "2.0"; a response has exactly one of result and error, and an error has an integer code and a message.',
  why: "readers differ in which of the two they look at first, so that one answer means two things",
  repair: "send result alone where it went well, and error with code and message where it did not",
  kit: ["ACP-JSONRPC-002"],
}

/** Nobody answers a notification. */
export const notificationUnanswered: Rule = {
  id: "notification_unanswered",
  tier: "mandatory",
  title: "Notifications are not answered",
  what: "No response comes to a notification, known or not.",
  why: "a response without a question is read as a fault of the transport",
  repair: "answer only messages that have an id, also when they are unknown or fail",
  kit: ["ACP-JSONRPC-003"],
}

/** Ids of open requests are told apart. */
export const requestIdReuse: Rule = {
  id: "request_id_reuse",
  tier: "mandatory",
  title: "Open requests have ids of their own",
  what: "No two requests of the agent that are both open have the same id.",
  why: "the answer to one permission would be taken for the answer to another",
  repair: "count ids up for the life of the connection",
  kit: [],
}

/** A request gets an answer. */
export const requestAnswered: Rule = {
  id: "request_answered",
  tier: "mandatory",
  title: "Requests are answered",
  what: "Every request of a known method is answered within its time, with a result or an error.",
  why: "who asks waits, and most clients have no time of their own",
  repair: "answer every request, with an error where there is nothing else to say",
  kit: [],
}

/** A custom request gets an answer. */
export const customRequestAnswered: Rule = {
  id: "custom_request_answered",
  tier: "mandatory",
  title: "Custom requests are answered",
  what: "A request whose method begins with _ and that the agent does not know gets an answer, be it an error.",
  why: "an extension is tried by asking, and silence blocks the one who asks",
  repair: "answer what is unknown with error -32601",
  kit: ["ACP-EXT-001"],
}

/** The error for an unknown method. */
export const unknownMethod: Rule = {
  id: "unknown_method",
  tier: "advisory",
  title: "Unknown methods are called unknown",
  what: "A request of a method that the agent does not know is answered with error -32601.",
  why: "with any other error nobody can tell that it failed from that it is not there",
  repair: "answer unknown methods with code -32601",
  kit: ["ACP-JSONRPC-004"],
}

/** An unknown notification does no harm. */
export const unknownNotification: Rule = {
  id: "unknown_notification",
  tier: "mandatory",
  title: "Unknown notifications are ignored",
  what: "After a notification that it does not know, the agent answers as before.",
  why: "newer clients tell older agents things that these have never heard of",
  repair: "ignore notifications of unknown methods",
  kit: [],
}

/** An error ends no connection. */
export const usableAfterError: Rule = {
  id: "usable_after_error",
  tier: "advisory",
  title: "An error ends no connection",
  what: "After it answered a request with an error, the agent answers others with results.",
  why: "one wrong request would cost every session of the process",
  repair: "catch what a single request throws, and go on reading",
  kit: ["ACP-JSONRPC-005"],
}

/** Errors can be shown. */
export const errorMessage: Rule = {
  id: "error_message",
  tier: "advisory",
  title: "Errors say one sentence",
  what: "The message of every error is a single line that is not empty.",
  why: "it is what people are shown, often in a place of one line",
  repair: "put one sentence into message, and details into data",
  kit: ["ACP-ERROR-001"],
}

/** Extension methods are marked. */
export const agentMethodName: Rule = {
  id: "agent_method_name",
  tier: "mandatory",
  title: "Extension methods begin with _",
  what: "Every method that the agent calls is one of the protocol for clients, or begins with _.",
  why: "a later version of the protocol may give the name another meaning, and clients refuse what they do not know",
  repair: "put _ and a domain of yours before the name, such as _example.com/plan",
  kit: [],
}

/** What was not offered is not used. */
export const clientCapability: Rule = {
  id: "client_capability",
  tier: "mandatory",
  title: "Only what the client offers is used",
  what: "The agent calls no fs, terminal or elicitation method that the client did not offer in initialize.",
  why: "a client without an editor has no such files and nobody who answers",
  repair: "look at clientCapabilities, and use your own process's files and shells where it offers none",
  kit: ["ACP-CLIENTCAP-001", "ACP-CLIENTCAP-002", "ACP-CLIENTCAP-003"],
}

/** Messages are as the schema says. */
export const messageSchema: Rule = {
  id: "message_schema",
  tier: "mandatory",
  title: "Messages follow the schema",
  what: "Every message of the agent has the members that the protocol's schema requires, with the types that it names.",
  why: "strict readers throw the message away, and lenient ones each guess something else",
  repair: "send the named member as the schema has it, or leave an optional one out",
  kit: ["ACP-SCHEMA-001", "ACP-PROMPT-002"],
}

/** What must be guessed at. */
export const salvagedMember: Rule = {
  id: "salvaged_member",
  tier: "advisory",
  title: "Optional members have their types",
  what: "No optional member has a value that the schema lets a reader replace by nothing.",
  why: "what you meant is lost without a word, such as a capability of the wrong type, which counts as not offered",
  repair: "send the named member as the schema has it",
  kit: [],
}

/** No members of one's own beside those of the protocol. */
export const foreignMember: Rule = {
  id: "foreign_member",
  tier: "advisory",
  title: "Own members stand in _meta",
  what: "No object of the protocol has a member that the schema does not know.",
  why: "a later version may give the name another meaning, and decoders drop it",
  repair: "put it below _meta under a key with a domain of yours",
  kit: ["ACP-SCHEMA-002"],
}

/** Updates of the protocol. */
export const updateKind: Rule = {
  id: "update_kind",
  tier: "advisory",
  title: "Updates are of kinds that there are",
  what: "Every session/update is of a kind that the protocol's version has.",
  why: "the list is closed in version 1, and readers drop the update or end the run",
  repair: "use a kind of the schema, or a notification of your own whose method begins with _",
  kit: [],
}

/** How a line is taken that is no JSON. */
export const malformedLine: Rule = {
  id: "malformed_line",
  tier: "informational",
  title: "What a broken line does",
  what: "What the agent does with a line that is no JSON is written down.",
  why: "the protocol does not say, and agents differ",
  repair: "answer with error -32700 and id null, or with nothing, and go on",
  kit: ["ACP-INFO-PARSE-001"],
}

/** How a value is taken that is no message. */
export const invalidRequest: Rule = {
  id: "invalid_request",
  tier: "informational",
  title: "What a value does that is no message",
  what: "What the agent does with a line of JSON that is no message is written down.",
  why: "the protocol does not say, and agents differ",
  repair: "answer with error -32600 and id null, or with nothing, and go on",
  kit: ["ACP-INFO-INVALIDREQ-001"],
}

/** Long lines are read. */
export const longLine: Rule = {
  id: "long_line",
  tier: "mandatory",
  title: "Long lines are read",
  what: "A prompt of 256 KiB in one line is answered, and the process lives on.",
  why: "files and diffs come in one line, and readers that stop at 64 KiB break there",
  repair: "read lines of any length, or at least of some MiB",
  kit: [],
}
