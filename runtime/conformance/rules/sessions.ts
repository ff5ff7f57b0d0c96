import type { Rule } from "../rule.ts"

/** A session can be begun. */
export const sessionNew: Rule = {
  id: "session_new",
  tier: "mandatory",
  title: "session/new succeeds",
  what: "session/new with an absolute cwd and no servers is answered with a sessionId that is not empty.",
  why: "there is no other way to begin",
  repair: "answer with a sessionId, and check a model or a network only when a prompt needs it",
  kit: ["ACP-SESSION-001"],
}

/** Sessions are told apart. */
export const sessionUnique: Rule = {
  id: "session_unique",
  tier: "mandatory",
  title: "Sessions have ids of their own",
  what: "No two answers to session/new have the same sessionId.",
  why: "two conversations would run into one",
  repair: "make a new id for each session",
  kit: ["ACP-SESSION-002"],
}

/** An update names a session that there is. */
export const updateSession: Rule = {
  id: "update_session",
  tier: "mandatory",
  title: "Updates name a session that there is",
  what: "Every session/update bears the sessionId of a session of this connection.",
  why: "an update of an unknown session is shown nowhere",
  repair: "send the id that session/new answered with, also from subagents",
  kit: ["ACP-PROMPT-002"],
}

/** First the session, then its updates. */
export const earlyUpdate: Rule = {
  id: "early_update",
  tier: "advisory",
  title: "No update before its session is known",
  what: "No session/update comes before the answer that makes its session known.",
  why: "clients drop updates of sessions that they do not know yet, and commands or modes are missing from then on",
  repair: "send the first updates after the answer to session/new",
  kit: [],
}

/** A kept session can be loaded. */
export const sessionLoad: Rule = {
  id: "session_load",
  tier: "capability",
  title: "session/load succeeds",
  what: "Where loadSession is offered, session/load of a session that there was is answered with a result.",
  why: "what is offered is used, and a conversation is lost where it fails",
  repair: "keep sessions so that they can be loaded, or do not offer loadSession",
  kit: ["ACP-LOAD-001"],
}

/** Loading tells the history. */
export const loadReplays: Rule = {
  id: "load_replays",
  tier: "capability",
  title: "Loading tells what was said",
  what: "Before session/load is answered, a session with a history sends what the user and what the agent said in it.",
  why: "the one who loads has nothing else to show",
  repair: "send the history as user_message_chunk and agent_message_chunk, then answer",
  kit: [],
}

/** The history comes before the answer. */
export const replayInTime: Rule = {
  id: "replay_in_time",
  tier: "advisory",
  title: "History ends with the answer",
  what: "After session/load or session/resume was answered, nothing of the history comes any more.",
  why: "it would be taken for the beginning of the next turn",
  repair: "answer session/load only after the last message of the history was sent",
  kit: ["ACP-LOAD-002"],
}

/** An empty answer is an object. */
export const loadResult: Rule = {
  id: "load_result",
  tier: "advisory",
  title: "An empty result is an object",
  what: "Results without members are {} and not null.",
  why: "the schema has an object there, and strict readers refuse null",
  repair: "answer with {}",
  kit: ["ACP-LOAD-003"],
}

/** A session goes on. */
export const sessionResume: Rule = {
  id: "session_resume",
  tier: "capability",
  title: "session/resume succeeds",
  what: "Where it is offered, session/resume of a session that there was is answered with a result.",
  why: "what is offered is used, and a conversation is lost where it fails",
  repair: "keep sessions so that they can go on, or do not offer sessionCapabilities.resume",
  kit: ["ACP-RESUME-001"],
}

/** Resuming tells no history. */
export const resumeSilent: Rule = {
  id: "resume_silent",
  tier: "capability",
  title: "Resuming tells no history",
  what: "Before session/resume is answered, no message of the history comes.",
  why: "who resumes has the history already and would show it twice",
  repair: "send the history on session/load alone",
  kit: ["ACP-RESUME-002"],
}

/** Sessions can be listed. */
export const sessionList: Rule = {
  id: "session_list",
  tier: "capability",
  title: "session/list succeeds",
  what: "Where it is offered, session/list is answered with a list, which is empty for a folder that no session has.",
  why: "a client that offers earlier sessions to choose from asks for them",
  repair: "answer with sessions: [], never with null or an error",
  kit: ["ACP-LIST-001", "ACP-LIST-002"],
}

/** A session can be closed. */
export const sessionClose: Rule = {
  id: "session_close",
  tier: "capability",
  title: "session/close succeeds",
  what: "Where it is offered, session/close of a session that there is is answered with a result.",
  why: "what a session holds would stay held for the life of the process",
  repair: "free what the session holds, then answer with {}",
  kit: ["ACP-CLOSE-001"],
}

/** Closing cancels. */
export const closeCancels: Rule = {
  id: "close_cancels",
  tier: "capability",
  title: "Closing cancels the turn",
  what: "A turn that runs while its session is closed ends with the stop reason cancelled.",
  why: "the turn would go on for nobody, or its prompt would never be answered",
  repair: "do on session/close what you do on session/cancel",
  kit: ["ACP-CLOSE-002"],
}

/** A session can be deleted. */
export const sessionDelete: Rule = {
  id: "session_delete",
  tier: "capability",
  title: "session/delete succeeds",
  what: "Where it is offered, session/delete of a session that there is is answered with a result.",
  why: "people ask for what they said to be gone",
  repair: "delete what was kept of the session, then answer with {}",
  kit: ["ACP-DELETE-001"],
}

/** Deleting twice does no harm. */
export const deleteAgain: Rule = {
  id: "delete_again",
  tier: "advisory",
  title: "Deleting what is gone succeeds",
  what: "session/delete of a session that is gone already is answered with a result.",
  why: "who is not sure whether the first request arrived asks again",
  repair: "answer with {} where there is nothing to delete",
  kit: ["ACP-DELETE-002"],
}

/** Modes name one another. */
export const modesState: Rule = {
  id: "modes_state",
  tier: "capability",
  title: "The current mode is one that there is",
  what: "Where modes are told, currentModeId is one of availableModes.",
  why: "a client would show a mode that nobody can choose",
  repair: "list every mode that can be current",
  kit: ["ACP-MODES-001"],
}

/** Options have values that they can have. */
export const configValues: Rule = {
  id: "config_values",
  tier: "capability",
  title: "Options have one of their values",
  what: "Each of configOptions has a current value of its own type, and a select one of its options.",
  why: "a client would show an option without a value",
  repair: "list every value that can be current",
  kit: ["ACP-CONFIG-001"],
}

/** Switches only for those who know them. */
export const configBoolean: Rule = {
  id: "config_boolean",
  tier: "mandatory",
  title: "Switches are for clients that know them",
  what: "No option of type boolean is sent unless the client offers session.configOptions.boolean.",
  why: "clients of before know only lists to choose from, and drop the answer whole",
  repair: "send a select with two options to clients that do not offer it",
  kit: ["ACP-CONFIG-003"],
}

/** More folders than one. */
export const additionalDirectories: Rule = {
  id: "additional_directories",
  tier: "capability",
  title: "Further folders are taken",
  what: "Where it is offered, session/new with additionalDirectories is answered with a session.",
  why: "what is offered is used, and no session begins where it fails",
  repair: "take absolute paths there, or do not offer sessionCapabilities.additionalDirectories",
  kit: ["ACP-ADDDIRS-001"],
}

/** What an unknown session comes to. */
export const unknownSession: Rule = {
  id: "unknown_session",
  tier: "informational",
  title: "What an unknown session comes to",
  what: "How a request for a session that never was is answered is written down; it should be an error.",
  why: "the protocol names no code, and a session made up on the spot looks like one that was found again",
  repair: "answer with error -32002",
  kit: ["ACP-INFO-UNKNOWNSESSION-001"],
}
