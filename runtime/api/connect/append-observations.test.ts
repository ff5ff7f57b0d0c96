import fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { signBatch } from "../../admission/attestation/batch.ts"
import { chainStart } from "../../admission/attestation/chain.ts"
import type { ChainHead } from "../../admission/attestation/chain.ts"
import { claimForRunner } from "../../evidence/claims/claim-for-runner.ts"
import { pemOf } from "../../admission/attestation/pem.ts"
import { alice, mallory, signerOf } from "../../admission/attestation/signers.fixture.ts"
import type { Signer } from "../../admission/attestation/statement.ts"
import type { ApiAnswer } from "../handler.ts"
import { closeStore, testApi } from "./connected.fixture.ts"
import type { TestApi, TestClaim } from "./connected.fixture.ts"
import { rotateConnectedRuntimeToken } from "./runtimes.ts"

const bob = signerOf(3)

interface Begun {
  readonly api: TestApi
  readonly runtime: string
  readonly claim: TestClaim
  readonly run: string
  /** Signs the next batch of the run, and moves on. */
  readonly sign: (text: string, by?: Signer, about?: { readonly run?: string }) => { readonly signed: string }
}

/** A run that is claimed, by a runtime with a key. */
async function begun(key: Signer | null = alice, there?: TestApi): Promise<Begun> {
  const api = there ?? (await testApi())
  const { id: runtime } = await api.enroll(key === null ? undefined : pemOf(key.publicKey))
  const run = await api.queue(runtime)
  const claim = await api.claim(runtime)
  if (claim === null) throw new Error("there is a run to claim")
  let head: ChainHead = chainStart
  return {
    api,
    runtime,
    claim,
    run,
    sign: (text, by = alice, about = {}) => {
      const made = signBatch([{ text }], { runtime, session: claim.plan.session_id, run, ...about }, head, by)
      if (!made.ok) throw new Error(made.refusal.what)
      head = { sequence: head.sequence + 1, digest: made.digest }
      return { signed: Buffer.from(made.bytes).toString("base64url") }
    },
  }
}

function codeOf(answer: ApiAnswer): string {
  return answer.ok ? "ok" : "missing" in answer ? "missing" : answer.refusal.code
}

afterAll(closeStore)

describe("the batches of a run that a runner carries out", () => {
  it("go on behind those of the claim before it", async () => {
    const api = await testApi()
    const run = await api.queue("runner", { start: {}, routing: null, budget: null, mcp_servers: [], capabilities: [] })
    const claimed = (name: string) => {
      const runner = { id: "runner_1", targets: ["runner"], planes: [], drivers: null, workspace: api.workspace }
      const mark = { id: `${name}_${api.workspace}`, digest: `${name}_${api.workspace}` }
      return api.store.write((db) => claimForRunner(db, api.store.kind, runner, mark, api.now()))
    }
    expect(await claimed("first")).toMatchObject({ plan: { run_id: run, landed: { observations: 0 } } })
    const first = `first_${api.workspace}`
    expect(codeOf(await api.append(first, { sequence: 1, observations: [{ text: "one" }, { text: "two" }] }))).toBe(
      "ok",
    )
    api.later(30_000)
    expect(await claimed("second")).toMatchObject({ plan: { run_id: run, landed: { observations: 2 } } })
    expect(codeOf(await api.append(first, { sequence: 3, observations: [{ text: "late" }] }))).toBe("claim/over")
    const second = `second_${api.workspace}`
    expect(codeOf(await api.append(second, { sequence: 3, observations: [{ text: "three" }] }))).toBe("ok")
    expect((await api.observations(run)).map(([, attested]) => attested)).toEqual([0, 0, 0])
  })
})

describe("the batches of a run", () => {
  it("land in their order, signed ones with the grade and unsigned ones without", async () => {
    const { api, claim, run, sign } = await begun()
    const signed = await api.append(claim.claim_id, sign("one"))
    expect(signed).toEqual({ ok: true, body: { attested: true, next_sequence: 2 } })
    const unsigned = await api.append(claim.claim_id, {
      sequence: 2,
      observations: [{ text: "two" }, { text: "three" }],
    })
    expect(unsigned).toEqual({ ok: true, body: { attested: false, next_sequence: 4 } })
    expect(codeOf(await api.append(claim.claim_id, sign("four")))).toBe("ok")
    expect(await api.observations(run)).toEqual([
      [1, 1, '{"text":"one"}'],
      [2, 0, '{"text":"two"}'],
      [3, 0, '{"text":"three"}'],
      [4, 1, '{"text":"four"}'],
    ])
  })

  it("are refused, and nothing lands, where they come twice, too early, or in another's place", async () => {
    const { api, claim, run, sign } = await begun()
    const [one, two, three] = [sign("one"), sign("two"), sign("three")]
    expect(codeOf(await api.append(claim.claim_id, two))).toBe("batch/ahead")
    expect(codeOf(await api.append(claim.claim_id, one))).toBe("ok")
    expect(codeOf(await api.append(claim.claim_id, one))).toBe("batch/duplicate")
    expect(codeOf(await api.append(claim.claim_id, two))).toBe("ok")
    expect(codeOf(await api.append(claim.claim_id, one))).toBe("batch/replayed")
    const tail = { sequence: 3, observations: [{ text: "three" }] }
    expect(codeOf(await api.append(claim.claim_id, { ...tail, sequence: 4 }))).toBe("batch/ahead")
    expect(codeOf(await api.append(claim.claim_id, tail))).toBe("ok")
    expect(codeOf(await api.append(claim.claim_id, tail))).toBe("batch/duplicate")
    expect(codeOf(await api.append(claim.claim_id, { sequence: 3, observations: [{ text: "other" }] }))).toBe(
      "batch/replayed",
    )
    expect(codeOf(await api.append(claim.claim_id, three))).toBe("ok")
    expect((await api.observations(run)).map(([, , text]) => text)).toEqual([
      '{"text":"one"}',
      '{"text":"two"}',
      '{"text":"three"}',
      '{"text":"three"}',
    ])
  })

  it("are refused where somebody else signed them, for another run, or for a runtime without a key", async () => {
    const { api, claim, run, sign } = await begun()
    expect(codeOf(await api.append(claim.claim_id, sign("one", mallory)))).toBe("attestation/unknown-key")
    const other = await begun()
    expect(codeOf(await other.api.append(other.claim.claim_id, other.sign("one", alice, { run: "run_0" })))).toBe(
      "attestation/subject",
    )
    const keyless = await begun(null)
    expect(codeOf(await keyless.api.append(keyless.claim.claim_id, keyless.sign("one")))).toBe(
      "attestation/unknown-key",
    )
    expect(await api.observations(run)).toEqual([])
  })

  it("are signed with the new key from its rotation on", async () => {
    const { api, claim, runtime, sign } = await begun()
    expect(codeOf(await api.append(claim.claim_id, sign("one")))).toBe("ok")
    const params = { connected_runtime_id: runtime }
    await api.call(rotateConnectedRuntimeToken, "key_1", { attestation_key: pemOf(bob.publicKey) }, { params })
    const late = sign("two")
    expect(codeOf(await api.append(claim.claim_id, late))).toBe("attestation/key-superseded")
    const again = await begun(bob)
    expect(codeOf(await again.api.append(again.claim.claim_id, again.sign("one", bob)))).toBe("ok")
  })

  it("are refused once the run was cancelled, or its claim ran out", async () => {
    const { api, claim, run, sign } = await begun()
    const [one, two] = [sign("one"), sign("two")]
    expect(codeOf(await api.append(claim.claim_id, one))).toBe("ok")
    await api.cancel(run)
    expect(codeOf(await api.append(claim.claim_id, two))).toBe("claim/over")
    expect(codeOf(await api.append(claim.claim_id, { sequence: 2, observations: [{}] }))).toBe("claim/over")
    expect(await api.observations(run)).toHaveLength(1)
    const late = await begun()
    late.api.later(30_000)
    const second = await late.api.claim(late.runtime)
    expect(codeOf(await late.api.append(late.claim.claim_id, late.sign("one")))).toBe("claim/over")
    expect(second?.plan.run_id).toBe(late.run)
  })

  it("are refused with any character changed", async () => {
    const { api, claim, run, sign } = await begun()
    const { signed } = sign("one")
    for (let at = 0; at < signed.length; at += 1) {
      const other = signed[at] === "A" ? "B" : "A"
      const changed = `${signed.slice(0, at)}${other}${signed.slice(at + 1)}`
      expect(codeOf(await api.append(claim.claim_id, { signed: changed })), `at ${at}`).not.toBe("ok")
    }
    expect(codeOf(await api.append(claim.claim_id, { signed: signed.slice(0, -1) }))).not.toBe("ok")
    // The same bytes in another spelling.
    expect(codeOf(await api.append(claim.claim_id, { signed: `${signed}=` }))).toBe("attestation/form")
    expect(await api.observations(run)).toEqual([])
    expect(codeOf(await api.append(claim.claim_id, { signed }))).toBe("ok")
  })

  it("land once and in order, whatever of them is lost, doubled or moved", async () => {
    const api = await testApi()
    const delivery = fc.array(fc.nat({ max: 5 }), { maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(delivery, async (order) => {
        const { claim, run, sign } = await begun(alice, api)
        const batches = ["0", "1", "2", "3", "4", "5"].map((text) => sign(text))
        const acknowledged: string[] = []
        for (const index of order)
          if ((await api.append(claim.claim_id, batches[index] as object)).ok) acknowledged.push(`{"text":"${index}"}`)
        const there = (await api.observations(run)).map(([, , text]) => text)
        expect(there).toEqual(acknowledged)
        expect(there).toEqual(there.map((_, place) => `{"text":"${place}"}`))
        await api.complete(claim.claim_id, "unverified")
      }),
      { numRuns: 25, examples: [[[0, 1, 1, 2, 0, 3]], [[1, 0, 1, 2, 4, 3, 4]]] },
    )
  })
})
