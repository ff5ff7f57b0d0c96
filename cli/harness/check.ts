import { createReadStream } from "node:fs"
import { resolve } from "node:path"
import { grammar, reportOf, traceReader } from "../../runtime/conformance/index.ts"
import { defaultContracts } from "../../runtime/driver/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { codeOf, print } from "./print.ts"

/** Judges the record of a connection, read as a stream: a record of any length takes the same memory. */
export async function check(terminal: Terminal, files: readonly string[], given: Arguments): Promise<ExitCode> {
  const [file, ...more] = files
  if (file === undefined || more.length > 0) throw new UsageError("harness check needs one record")
  const judge = grammar()
  const reader = traceReader(judge)
  try {
    for await (const chunk of createReadStream(resolve(terminal.cwd, file), { highWaterMark: 1 << 20 }))
      reader.push(chunk as Uint8Array)
  } catch (thrown) {
    throw new UsageError(`cannot read ${file}: ${codeOf(thrown)}`)
  }
  const { entries, broken } = reader.end()
  if (broken !== null && entries === 0) throw new UsageError(`${file} is no record: line ${broken.line}: ${broken.why}`)
  if (entries === 0) throw new UsageError(`${file} holds no entry`)
  if (broken !== null) terminal.err(`${file}:${broken.line}: ${broken.why}; such lines were passed over\n`)
  const report = reportOf([{ process: null, ...judge.judged() }], {
    subject: { kind: "trace", file },
    spoken: defaultContracts,
    expected: namesIn(given.options["declare"]),
  })
  return print(terminal, given, report)
}

/** Names that are separated by commas. */
export function namesIn(value: string | boolean | undefined): readonly string[] {
  return typeof value === "string" ? value.split(",").filter((name) => name !== "") : []
}
