import { Fault, invalidParams } from "./fault.js"

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value)
const isText = (value, most) => typeof value === "string" && value !== "" && Array.from(value).length <= most
const isTokens = (value) => Number.isSafeInteger(value) && value >= 1 && value <= 100_000_000
const isOne = (value, names) => names.includes(value)

/** An object with every member that is needed, and none that is not known. */
const isMade = (value, needed, optional = []) =>
  isObject(value) &&
  needed.every((name) => Object.hasOwn(value, name)) &&
  Object.keys(value).every((name) => needed.includes(name) || optional.includes(name))

const isCompaction = (value) =>
  isMade(value, ["strategy", "threshold_tokens"]) &&
  isOne(value.strategy, ["summarize", "truncate"]) &&
  isTokens(value.threshold_tokens)

/** What grants something to a session or limits it: whether it is sound, and what must be declared for it. */
const members = {
  "checkfu.builtin_tools": {
    needs: "builtin_tool_scoping",
    isSound: (value) =>
      isMade(value, ["tools"]) &&
      Array.isArray(value.tools) &&
      value.tools.length <= 256 &&
      value.tools.every((tool) => isText(tool, 128)),
  },
  "checkfu.continuity": {
    isSound: (value) => isMade(value, ["mode"]) && isOne(value.mode, ["fresh", "same_run_resume", "event_log_rebuild"]),
  },
  "checkfu.runtime_config": {
    isSound: (value) =>
      isMade(value, ["context_window"], ["compaction"]) &&
      isTokens(value.context_window) &&
      (!Object.hasOwn(value, "compaction") || isCompaction(value.compaction)),
  },
  "checkfu.output_schema": {
    needs: "structured_output",
    isSound: (value) => isObject(value) && JSON.stringify(value).length <= 32_768,
  },
  "checkfu.resume": {
    needs: "native_checkpoint",
    isSound: (value) => isMade(value, ["version", "state"]) && isText(value.version, 64),
  },
}

/**
 * What the client grants to a new session, by the key without its namespace. A member that is malformed, that needs what is
 * not declared, or that does not go with another one is refused before any model is asked.
 */
export function authorityIn(meta, declares) {
  const granted = {}
  for (const [key, { needs, isSound }] of Object.entries(members)) {
    if (!isObject(meta) || !Object.hasOwn(meta, key)) continue
    if (needs !== undefined && !Object.hasOwn(declares, needs))
      throw new Fault(invalidParams, `${key} is not supported: ${needs} is not declared`)
    if (!isSound(meta[key])) throw new Fault(invalidParams, `${key} is malformed`)
    granted[key.slice("checkfu.".length)] = meta[key]
  }
  if (granted.resume !== undefined && granted.continuity?.mode !== "same_run_resume")
    throw new Fault(invalidParams, "checkfu.resume goes with the continuity same_run_resume only")
  return granted
}
