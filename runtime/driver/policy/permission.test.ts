import { describe, expect, it } from "vitest"
import type { PermissionOption, PermissionOptionKind } from "../../../output/acp/index.ts"
import { begun, settled } from "../../../test/driver/fake-agent.ts"
import { choose, chosenBy } from "./permission.ts"
import type { Decision, PermissionPolicy } from "./permission.ts"

const option = (optionId: string, kind: PermissionOptionKind): PermissionOption => ({ optionId, name: optionId, kind })
const yes = option("y", "allow_once")
const always = option("a", "allow_always")
const no = option("n", "reject_once")
const never = option("x", "reject_always")

describe("the choice of an option", () => {
  it.each<[Decision, readonly PermissionOption[], string | null, string]>([
    ["deny", [yes, no], "n", "denied"],
    ["deny", [no, never], "n", "denied"],
    ["deny", [always], null, "no_fitting_option"],
    ["deny", [never], null, "no_fitting_option"],
    ["deny", [], null, "no_fitting_option"],
    ["allow_once", [always, yes, no], "y", "allowed"],
    ["allow_once", [always, no], null, "no_fitting_option"],
    ["allow_always", [yes, always], "a", "allowed"],
    ["allow_always", [yes, no], "y", "allowed"],
    ["allow_always", [no], null, "no_fitting_option"],
    ["allow_once", [yes, option("z", "allow_once"), no], "n", "several_to_choose_from"],
    ["allow_once", [yes, option("z", "allow_once")], null, "no_fitting_option"],
    ["deny", [option("n", "allow_once"), no], null, "no_fitting_option"],
    ["allow_once", [yes, option("y", "reject_once")], null, "no_fitting_option"],
    ["deny", [{ ...yes, name: "deny", optionId: "deny" }], null, "no_fitting_option"],
  ])("%s of %j is %s, because %s", (decision, options, optionId, because) => {
    expect(choose(decision, options)).toEqual({ optionId, because })
  })

  it("rejects for good only where that is wanted", () => {
    expect(choose("deny", [never], true)).toEqual({ optionId: "x", because: "denied" })
    expect(choose("deny", [never, no], true)).toEqual({ optionId: "n", because: "denied" })
  })

  it("takes no option that is not on offer", () => {
    expect(chosenBy({ optionId: "y" }, [yes])).toEqual({ optionId: "y", because: "allowed" })
    expect(chosenBy({ optionId: "n" }, [yes, no])).toEqual({ optionId: "n", because: "denied" })
    expect(chosenBy({ optionId: "Y" }, [yes])).toEqual({ optionId: null, because: "unanswered" })
  })
})

describe("requests for permission", () => {
  const request = (toolCallId: string, options: readonly unknown[] = [yes, no]) => ({
    sessionId: "s1",
    toolCall: { toolCallId, title: `do ${toolCallId}` },
    options,
  })
  const ask = "session/request_permission"
  const withdrawn = { result: { outcome: { outcome: "cancelled" } } }
  const selected = (optionId: string) => ({ result: { outcome: { outcome: "selected", optionId } } })
  const replies = (sent: readonly object[]) => sent.filter((each) => "replied" in each)

  it("are answered by the policy, also where their ids repeat", async () => {
    const { fake, session } = await begun({ permission: { mode: "allow_once" } })
    const { result } = session.prompt("go")
    fake.ask(ask, request("a"), 0)
    fake.ask(ask, request("b"), 0)
    fake.ask(ask, request("c", [always]), 0)
    fake.ask(ask, request("d", [{ ...yes, kind: "allow_forever" }, no]), 0)
    fake.answer("session/prompt", { stopReason: "end_turn" })
    expect(replies(fake.sent)).toEqual([
      { replied: 1, reply: selected("y") },
      { replied: 2, reply: selected("y") },
      { replied: 3, reply: withdrawn },
      { replied: 4, reply: withdrawn },
    ])
    fake.clock.advance(1_000)
    expect(await result).toMatchObject({ permissions: { asked: 4, allowed: 2, denied: 2 } })
  })

  it("are denied unless said otherwise, which is no failure of the turn", async () => {
    const { fake, session } = await begun()
    const { result } = session.prompt("go")
    fake.ask(ask, request("a"))
    fake.update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: "{...}" } })
    fake.answer("session/prompt", { stopReason: "end_turn" })
    fake.clock.advance(1_000)
    expect(replies(fake.sent)).toEqual([{ replied: 1, reply: selected("n") }])
    expect(await result).toMatchObject({ outcome: "unverified", permissions: { asked: 1, denied: 1 } })
  })

  /** A policy whose questions wait for the test to answer them. */
  function asking() {
    const open = new Map<string | null, (answer: Decision | { readonly optionId: string }) => void>()
    const permission: PermissionPolicy = {
      mode: "ask",
      ask: ({ toolCallId }) => new Promise((resolve) => open.set(toolCallId, resolve)),
    }
    return { permission, answer: (id: string, word: Decision) => open.get(id)?.(word) }
  }

  it("are put to somebody several at once, and answered in whatever order", async () => {
    const { permission, answer } = asking()
    const { fake, session } = await begun({ permission })
    session.prompt("go")
    fake.ask(ask, request("a"), 1)
    fake.ask(ask, request("b"), 2)
    answer("b", "allow_once")
    await settled()
    answer("a", "deny")
    await settled()
    expect(replies(fake.sent)).toEqual([
      { replied: 2, reply: selected("y") },
      { replied: 1, reply: selected("n") },
    ])
  })

  it("hold up no cancel: they are withdrawn at once, those that come later too, and a late answer is void", async () => {
    const { permission, answer } = asking()
    const { fake, session, observed } = await begun({ permission })
    const turn = session.prompt("go")
    fake.ask(ask, request("a"))
    turn.cancel()
    fake.ask(ask, request("b"))
    answer("a", "allow_once")
    await settled()
    expect(fake.sent.slice(-3)).toEqual([
      { told: "session/cancel", params: { sessionId: "s1" } },
      { replied: 1, reply: withdrawn },
      { replied: 2, reply: withdrawn },
    ])
    const answers = observed.flatMap(({ observation }) =>
      observation.kind === "permission" && observation.phase === "answered" ? [observation.because] : [],
    )
    expect(answers).toEqual(["turn_cancelled", "turn_cancelled"])
  })

  it("are withdrawn where nobody answers in time, or whoever is asked throws, and keep the turn from stalling", async () => {
    const { permission } = asking()
    const { fake, session } = await begun({ permission, limits: { asking: 700_000 } })
    session.prompt("go")
    fake.ask(ask, request("a"))
    fake.clock.advance(699_999)
    expect(fake.sent.at(-1)).toMatchObject({ asked: "session/prompt" })
    fake.clock.advance(1)
    expect(fake.sent.at(-1)).toEqual({ replied: 1, reply: withdrawn })
    const thrower = await begun({
      permission: {
        mode: "ask",
        ask: () => {
          throw new Error("no")
        },
      },
    })
    thrower.session.prompt("go")
    thrower.fake.ask(ask, request("a"))
    await settled()
    expect(thrower.fake.sent.at(-1)).toEqual({ replied: 1, reply: withdrawn })
  })

  it("are withdrawn outside a turn, and in a session that nobody opened", async () => {
    const { fake } = await begun({ permission: { mode: "allow_always" } })
    fake.ask(ask, request("a"))
    fake.ask(ask, { ...request("a"), sessionId: "s9" })
    fake.ask(ask, null)
    expect(replies(fake.sent)).toEqual([1, 2, 3].map((replied) => ({ replied, reply: withdrawn })))
  })

  it("may be taken back by the agent, and are still answered", async () => {
    const { permission, answer } = asking()
    const { fake, session } = await begun({ permission })
    session.prompt("go")
    fake.ask(ask, request("a"), "p-1")
    fake.ask(ask, request("b"), "p-2")
    fake.notify("$/cancel_request", { requestId: "p-1" })
    answer("a", "allow_once")
    answer("b", "allow_once")
    await settled()
    expect(replies(fake.sent)).toEqual([
      { replied: 1, reply: { error: { code: -32_800, message: "Request cancelled" } } },
      { replied: 2, reply: selected("y") },
    ])
  })
})

describe("other requests", () => {
  const notFound = { error: { code: -32_601, message: "Method not found" } }

  it.each([
    ["fs/read_text_file"],
    ["fs/write_text_file"],
    ["terminal/create"],
    ["elicitation/create"],
    ["_v.dev/ask"],
    ["session/nope"],
    ["_"],
    [""],
  ])("%s is not offered: answered so at once, and observed", async (method) => {
    const { fake, session, observed } = await begun()
    session.prompt("go")
    fake.ask(method, { sessionId: "s1", path: "/etc/hosts" })
    expect(fake.sent.at(-1)).toEqual({ replied: 1, reply: notFound })
    expect(observed.at(-1)).toMatchObject({ sessionId: "s1", observation: { kind: "declined", request: 1, method } })
  })
})
