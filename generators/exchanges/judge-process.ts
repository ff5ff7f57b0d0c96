import { isDeepStrictEqual } from "node:util"
import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import { commandOf } from "../../model/command.ts"
import type { CommandForm } from "../../model/command.ts"
import type { ExchangeProblem, ProcessExchange, Turn } from "./exchange.ts"
import { pathOf } from "./riding.ts"

/** Everything that is wrong with a process exchange: its release by the document it names, its commands by the law. */
export function judgeProcessExchange(
  exchange: ProcessExchange,
  { documents }: Pick<Catalog, "documents">,
): readonly ExchangeProblem[] {
  const document = documents.find(({ id }) => id === exchange.document)
  if (document === undefined)
    return [{ path: ["document"], what: `there is no document ${exchange.document}`, fix: "name one of the catalog" }]
  const [refusal] = accepts(document.payload, exchange.release)
  if (refusal !== undefined) {
    const what = `${refusal.actual} stands where ${refusal.expected} may stand`
    return [{ path: ["release", ...refusal.path], what, fix: `state ${refusal.expected}` }]
  }
  return exchange.turns.flatMap((turn, index) =>
    turnProblems(exchange.release as unknown as CommandForm, turn, index).map((each) => ({
      ...each,
      path: ["turns", index, ...each.path],
    })),
  )
}

function turnProblems(form: CommandForm, turn: Turn, index: number): readonly ExchangeProblem[] {
  const problems: ExchangeProblem[] = []
  const { files = {}, prompt, outputSchema, places = {} } = turn
  for (const [member, path] of [
    ["prompt", prompt],
    ["outputSchema", outputSchema],
  ] as const)
    if (path !== undefined && !Object.hasOwn(files, path))
      problems.push({ path: [member], what: `no file ${path} is written`, fix: "add it to files" })
  const command = commandOf(form, {
    turn: index === 0 ? "first" : "later",
    ...(prompt === undefined ? {} : { promptPath: prompt }),
    ...(outputSchema === undefined ? {} : { outputSchema: { json: files[outputSchema] ?? "", path: outputSchema } }),
  })
  if (!command.ok) {
    const what = `the release cannot run this turn: ${command.problem.replaceAll("_", " ")}`
    problems.push({ path: ["args"], what, fix: "give the turn what the release needs" })
  } else {
    if (!isDeepStrictEqual(turn.args, command.argv)) {
      const exact = JSON.stringify(command.argv)
      problems.push({ path: ["args"], what: `the release gives the arguments ${exact}`, fix: `state ${exact}` })
    }
    if (command.promptOnStdin !== (turn.stdin !== "")) {
      const fix = command.promptOnStdin ? "write it there" : "leave stdin empty"
      problems.push({
        path: ["stdin"],
        what: `the prompt ${command.promptOnStdin ? "goes" : "does not go"} there`,
        fix,
      })
    }
  }
  for (const pointer of Object.keys(places)) {
    const [line = ""] = pathOf(pointer)
    if (turn.stdout[Number(line)] === undefined)
      problems.push({
        path: ["places", pointer],
        what: "there is no such line",
        fix: "begin with the number of a line",
      })
  }
  return problems
}
