/** What may be declared, and the value that says it where a flag names none. */
const values = {
  subagents: "observed",
  steer: "native",
  interrupt: "cooperative",
  builtin_tool_scoping: "enforced",
  structured_output: "submit_tool",
  staged_files: "resource_links",
  native_checkpoint: "external_custody",
}

const usage = `usage: main.js [--declare all|none|NAME[=VALUE],...] [--name NAME] [--frozen] [--plain]
  --declare  what the handshake declares, and with that what is served; all of it where left out
  --name     the name under which the agent introduces itself
  --frozen   every duration is told as 0, so that two runs are alike byte for byte
  --plain    an agent that has never heard of the extensions
declarations: ${Object.keys(values).join(", ")}\n`

/** Reads the flags; a flag that there is not ends the process with the usage. */
export function optionsOf(flags) {
  const options = { declares: values, name: "reference-harness", isFrozen: false, isPlain: false }
  const open = [...flags]
  for (let flag = open.shift(); flag !== undefined; flag = open.shift())
    if (flag === "--declare" && open.length > 0) options.declares = declared(open.shift())
    else if (flag === "--name" && open.length > 0) options.name = open.shift()
    else if (flag === "--frozen") options.isFrozen = true
    else if (flag === "--plain") Object.assign(options, { isPlain: true, declares: {} })
    else misused(flag)
  return options
}

function declared(list) {
  if (list === "all") return values
  if (list === "none") return {}
  const pairs = list.split(",").map((entry) => entry.split("="))
  for (const [name] of pairs) if (!Object.hasOwn(values, name)) misused(name)
  return Object.fromEntries(pairs.map(([name, value]) => [name, value ?? values[name]]))
}

function misused(word) {
  process.stderr.write(`${JSON.stringify(word)} is not understood\n${usage}`)
  process.exit(2)
}
