import { onTestFinished } from "vitest"
import { openConnection } from "../../runtime/driver/index.ts"
import type { Connection, DriveLimits, Listener } from "../../runtime/driver/index.ts"
import type { SessionRequest } from "../../runtime/worker/turn/worker-session.ts"
import { scripted } from "../driver/scripted.ts"
import type { Step } from "../driver/scripted.ts"

/** A message that an agent has read. */
export interface Read {
  readonly method?: string
  readonly params?: { readonly [member: string]: unknown }
}

/** Agents that follow one script each, one after the other, and what they were told. */
export interface Cast {
  readonly connect: (listener: Listener) => Connection
  readonly read: (turn: number) => readonly Read[]
  readonly methods: (turn: number) => readonly (string | undefined)[]
}

/** Starts the next script's agent whenever one is asked for. */
export function cast(...scripts: readonly (readonly Step[])[]): Cast {
  const files = scripts.map((script) => scripted(script))
  let started = 0
  onTestFinished(() => {
    for (const each of files) each.remove()
  })
  const read = (turn: number): readonly Read[] => (files[turn]?.received() ?? []) as readonly Read[]
  return {
    connect: (listener) => {
      const next = files[started++]
      if (next === undefined) throw new Error("nobody is left to play")
      const { command, args, cwd, environment } = next
      return openConnection({ command, args, cwd, environment }, listener)
    },
    read,
    methods: (turn) => read(turn).map(({ method }) => method),
  }
}

/** Deadlines that no test has to wait for long, and no busy machine fails by. */
export const patient: Partial<DriveLimits> = { stall: 20_000, settle: 400, drain: 60, drainWhileOpen: 120, replay: 80 }

/** A turn to be run, whole. */
export const request: SessionRequest = {
  prompt: {
    policy: { version: 1, policyRules: ["Push nothing."] },
    workflow: null,
    task: { version: 1, taskId: "t1", title: "Mend the gate", comments: [], linkedDocuments: [] },
    taskMode: "code",
    isSynthetic: true,
    resources: [],
  },
  bundle: {
    taskId: "t1",
    workspaceId: "w1",
    ownerUserId: null,
    sessionId: "host-1",
    workflowRunId: null,
    workflowStepId: null,
    workflowBranch: null,
    attempt: 1,
    artifactsDir: null,
    linkedDocumentIds: [],
    goals: [],
    products: [],
    skills: [],
  },
  cwd: "/",
  mcpServers: [],
}
