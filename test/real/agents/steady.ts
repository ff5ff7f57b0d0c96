import type { Measured, Reaction, Report } from "../../../runtime/inspect/index.ts"

const unmeasured: Measured = {
  initialize: null,
  newSession: null,
  firstUpdate: null,
  cancel: null,
  inputEnd: null,
  terminate: null,
  biggestLine: null,
  failures: { unauthorized: null, broken: null, cut: null },
}

/** A report without what differs from run to run and from machine to machine: measures, words of errors, values of headers. */
export function steady(report: Report): Report {
  const { turns, failures, unknown, model } = report
  return {
    ...report,
    command: [],
    turns: {
      plain: wordless(turns.plain),
      tool: wordless(turns.tool),
      second: wordless(turns.second),
      cancelled: wordless(turns.cancelled),
    },
    failures: {
      unauthorized: wordless(failures.unauthorized),
      broken: wordless(failures.broken),
      cut: wordless(failures.cut),
    },
    unknown: {
      extension: wordless(unknown.extension),
      method: wordless(unknown.method),
      session: wordless(unknown.session),
      block: wordless(unknown.block),
      meta: wordless(unknown.meta),
    },
    model: { ...model, headers: model.headers.map(({ name }) => ({ name, values: null })) },
    measured: unmeasured,
  }
}

function wordless<R extends Reaction | null>(reaction: R): R {
  return reaction === null ? reaction : { ...reaction, message: null }
}
