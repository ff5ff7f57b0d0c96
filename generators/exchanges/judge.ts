import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import type { Exchange, ExchangeProblem, Step } from "./exchange.ts"
import { kindOf, pathOf, pointerOf, ridden, valueAt } from "./riding.ts"

/** Everything that is wrong with an exchange, by the slots of a catalog. */
export function judgeExchange(
  exchange: Exchange,
  catalog: Pick<Catalog, "contracts" | "acp">,
): readonly ExchangeProblem[] {
  const contract = catalog.contracts.find(({ slots }) => slots.some(({ id }) => id === exchange.slot))
  const slot = contract?.slots.find(({ id }) => id === exchange.slot)
  if (contract === undefined || slot === undefined || !contract.kit) {
    const what = `${exchange.slot} is no slot of a contract that the author kit is for`
    return [{ path: ["slot"], what, fix: "name a slot of one" }]
  }
  const problems: ExchangeProblem[] = []
  for (const [index, step] of exchange.steps.entries()) {
    const found = [...payloadProblems(slot, exchange, index, catalog), ...placeProblems(exchange.steps, index)]
    problems.push(...found.map((each) => ({ ...each, path: ["steps", index, ...each.path] })))
    if (step.otherwise === "continue" && step.message.method === undefined)
      problems.push({
        path: ["steps", index, "otherwise"],
        what: "an answer must come, so nothing goes on without it",
        fix: "remove otherwise, or let the exchange be skipped",
      })
    if (kindOf(exchange.steps, index) === null)
      problems.push({
        path: ["steps", index, "message"],
        what: `the message answers ${JSON.stringify(step.message.id ?? null)}, which nobody asked before`,
        fix: "give it the id of the request that it answers",
      })
  }
  return [...problems, ...omissions(slot, contract, exchange, catalog)]
}

/** Whether an exchange holds a sound payload of its slot, and the answer where there is one. */
export function exercises(slot: Slot, exchange: Exchange, { acp }: Pick<Catalog, "acp">): boolean {
  const parts = exchange.steps.flatMap((step, index) =>
    step.wrong === undefined ? ridden(slot, exchange.steps, index, acp).map(({ part }) => part) : [],
  )
  return parts.includes("payload") && (slot.answer === null || parts.includes("answer"))
}

function payloadProblems(
  slot: Slot,
  { steps }: Exchange,
  index: number,
  { acp }: Pick<Catalog, "acp">,
): readonly ExchangeProblem[] {
  const step = steps[index] as Step
  const [place, second] = ridden(slot, steps, index, acp)
  if (place === undefined) {
    const stray = step.wrong === undefined ? (step.value === undefined ? null : "value") : "wrong"
    if (stray === null) return []
    return [{ path: [stray], what: `${slot.id} does not ride in this message`, fix: `remove ${stray}, or let it ride` }]
  }
  if (second !== undefined)
    return [{ path: ["message", ...second.path], what: `${slot.id} rides twice`, fix: "let it ride once in a message" }]
  const writer = place.part === "payload" ? slot.ride.from : slot.ride.from === "client" ? "agent" : "client"
  if (step.from !== writer)
    return [{ path: ["from"], what: `${slot.id} is written by the ${writer}`, fix: `state it as from ${writer}` }]
  const apart = slot.site.kind === "frame"
  if (apart !== (step.value !== undefined)) {
    const fix = apart ? "state as value what stands in the frame" : "remove value"
    return [{ path: ["value"], what: `the payload stands ${apart ? "framed as text" : "in the message itself"}`, fix }]
  }
  const value = apart ? step.value : valueAt(step.message, place.path)
  const payload = place.part === "answer" ? (slot.answer ?? slot.payload) : slot.payload
  const [refusal] = accepts(payload, value)
  const from = apart ? ["value"] : ["message", ...place.path]
  if (step.wrong === undefined) {
    if (refusal === undefined) return []
    const what = `${refusal.actual} stands where ${refusal.expected} may stand`
    return [{ path: [...from, ...refusal.path], what, fix: `state ${refusal.expected}, or say what is wrong` }]
  }
  const said = refusal === undefined ? null : pointerOf([...(apart ? [] : place.path), ...refusal.path])
  if (said === step.wrong) return []
  const what = said === null ? "nothing is wrong with the payload" : `the payload is wrong at ${JSON.stringify(said)}`
  return [{ path: ["wrong"], what, fix: said === null ? "remove wrong" : `state ${JSON.stringify(said)}` }]
}

/** Places that lead nowhere, and names of values that no agent gave. */
function placeProblems(steps: readonly Step[], index: number): readonly ExchangeProblem[] {
  const { from, message, places = {} } = steps[index] as Step
  const given = new Set(steps.slice(0, index).flatMap((step) => (step.from === "agent" ? namesIn(step) : [])))
  return Object.entries(places).flatMap(([pointer, rule]): readonly ExchangeProblem[] => {
    const path = ["places", pointer]
    if (rule.optional !== true && valueAt(message, pathOf(pointer)) === undefined)
      return [{ path, what: "the example has nothing there", fix: "point at a member of the message" }]
    if (from === "agent") return []
    if (rule.as === undefined || Object.keys(rule).length > 1)
      return [
        { path, what: "what the platform sends is not free", fix: "name a value of the agent with as, or remove it" },
      ]
    if (!given.has(rule.as))
      return [
        { path, what: `the agent has named no ${rule.as} so far`, fix: "name it at a message of the agent before" },
      ]
    return []
  })
}

function namesIn({ places = {} }: Step): readonly string[] {
  return Object.values(places).flatMap(({ as }) => (as === undefined ? [] : [as]))
}

/** What an exchange leaves out: the slot itself, or the declaration that it needs. */
function omissions(
  slot: Slot,
  contract: ContractFacts,
  exchange: Exchange,
  catalog: Pick<Catalog, "acp">,
): readonly ExchangeProblem[] {
  if (!exercises(slot, exchange, catalog)) {
    const what = `no message of the exchange has a sound ${slot.answer === null ? "payload" : "payload and answer"} of ${slot.id}`
    return [{ path: ["steps"], what, fix: "add the message in which it rides" }]
  }
  const { gate } = slot
  if (gate === null) return []
  const handshakes = contract.slots.filter(({ posture }) => posture === "handshake")
  const first = exchange.steps.findIndex((_, index) => ridden(slot, exchange.steps, index, catalog.acp).length > 0)
  const isDeclared = exchange.steps
    .slice(0, first)
    .some((step, index) =>
      handshakes
        .flatMap((handshake) => ridden(handshake, exchange.steps, index, catalog.acp))
        .some(({ path }) => gate.values.some((value) => value === valueAt(step.message, [...path, gate.member]))),
    )
  if (isDeclared) return []
  const what = `${slot.id} is used before the agent has declared ${gate.member}`
  return [{ path: ["steps", first], what, fix: `let the agent declare ${gate.member} in an earlier message` }]
}
