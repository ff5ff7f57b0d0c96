import type { Report, SeenKey } from "../../../runtime/inspect/index.ts"

/** An item of a list by the name that tells it from the others, with everything else that is said of it. */
export interface Item {
  readonly name: string
  readonly value: unknown
}

/** Each list of a report, item by item: neither their order nor what else was seen tells anything of an agent. */
export const lists = {
  capabilities: ({ capabilities }) => capabilities.map(named),
  logins: ({ logins }) => logins.map((login) => ({ name: login.id, value: login })),
  updates: ({ updates }) => updates.map(named),
  asks: ({ asks }) => asks.map(named),
  keys: ({ keys }) => placed(keys).map((key) => ({ name: `${key.at.join()} ${key.path.join("/")}`, value: key })),
  methods: ({ methods }) => methods.map((method) => ({ name: `${method.form} ${method.method}`, value: method })),
  "model.requests": ({ model }) =>
    model.requests.map((request) => ({ name: `${request.method} ${request.target}`, value: request })),
  "model.headers": ({ model }) => model.headers.map((header) => ({ name: header.name, value: header })),
  "model.turns": ({ model }) => model.turns.map(named),
  "model.helpers": ({ model }) => model.helpers.map(named),
  egress: ({ egress }) => egress.map(named),
  "output.examples": ({ output }) => output.examples.map(named),
  "output.faults": ({ output }) => output.faults.map(named),
  troubles: ({ troubles }) =>
    troubles.map((trouble) => ({ name: `${trouble.probe} ${trouble.stage}`, value: trouble })),
} as const satisfies { readonly [path: string]: (report: Report) => readonly Item[] }

export type ListPath = keyof typeof lists

export const listPaths = Object.keys(lists) as readonly ListPath[]

function named(name: string): Item {
  return { name, value: name }
}

/** Keys once for each place at which they were seen. */
export function placed(keys: readonly SeenKey[]): readonly SeenKey[] {
  return keys.flatMap((key) => key.at.map((at) => ({ ...key, at: [at] })))
}
