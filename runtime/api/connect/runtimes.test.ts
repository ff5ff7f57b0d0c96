import { afterAll, describe, expect, it } from "vitest"
import { pemOf } from "../../admission/attestation/pem.ts"
import { alice, signerOf } from "../../admission/attestation/signers.fixture.ts"
import { closeStore, testApi } from "./connected.fixture.ts"
import {
  createConnectedRuntime,
  listConnectedRuntimes,
  readConnectedRuntime,
  rotateConnectedRuntimeToken,
} from "./runtimes.ts"

const bob = signerOf(3)

afterAll(closeStore)

describe("a connected runtime", () => {
  it("is enrolled with a token that stands in that answer alone", async () => {
    const api = await testApi()
    const made = await api.call(createConnectedRuntime, "key_1", { agent: "claims", principal: "jo" })
    expect(made).toMatchObject({
      ok: true,
      body: {
        agent: "claims",
        principal: "jo",
        attests: false,
        key_generation: null,
        connected: false,
        resource_version: 1,
      },
    })
    const { id, token } = (made as unknown as { body: { id: string; token: string } }).body
    const params = { connected_runtime_id: id }
    const read = await api.call(readConnectedRuntime, "key_1", undefined, { params })
    const listed = await api.call(listConnectedRuntimes, "key_1")
    const stored = await api.store.db.selectFrom("connected_runtimes").selectAll().execute()
    expect(JSON.stringify([read, listed, stored])).not.toContain(token)
    expect(listed).toMatchObject({ body: { data: [{ id }], next: null } })
  })

  it("of another workspace is a missing one", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const caller = { id: "key_2", role: "", workspace: "ws_other" }
    const params = { connected_runtime_id: id }
    for (const handler of [readConnectedRuntime, rotateConnectedRuntimeToken])
      expect(await api.call(handler, "key_2", {}, { caller, params })).toEqual({ ok: false, missing: true })
    expect(await api.call(listConnectedRuntimes, "key_2", undefined, { caller })).toMatchObject({ body: { data: [] } })
  })

  it("is listed page by page", async () => {
    const api = await testApi()
    const ids = [await api.enroll(), await api.enroll(), await api.enroll()].map(({ id }) => id).toSorted()
    const first = await api.call(listConnectedRuntimes, "key_1", undefined, { query: { limit: "2" } })
    expect(first).toMatchObject({ body: { data: [{ id: ids[0] }, { id: ids[1] }], next: ids[1] } })
    const second = await api.call(listConnectedRuntimes, "key_1", undefined, { query: { after: ids[1] ?? "" } })
    expect(second).toMatchObject({ body: { data: [{ id: ids[2] }], next: null } })
  })

  it("loses its token at once when it is given another one", async () => {
    const api = await testApi()
    const { id } = await api.enroll()
    const params = { connected_runtime_id: id }
    const [before] = await api.store.db
      .selectFrom("connected_runtimes")
      .select("token_digest")
      .where("id", "=", id)
      .execute()
    const rotated = await api.call(rotateConnectedRuntimeToken, "key_1", { expected_resource_version: 1 }, { params })
    expect(rotated).toMatchObject({ ok: true, body: { resource_version: 2, attests: false } })
    const [after] = await api.store.db
      .selectFrom("connected_runtimes")
      .select("token_digest")
      .where("id", "=", id)
      .execute()
    expect(after).not.toEqual(before)
    expect(
      await api.call(rotateConnectedRuntimeToken, "key_1", { expected_resource_version: 1 }, { params }),
    ).toMatchObject({ ok: false, refusal: { code: "api/stale-version" } })
  })

  it("gets a key of the next generation with a token, and keeps its key with a token alone", async () => {
    const api = await testApi()
    const { id } = await api.enroll(pemOf(alice.publicKey))
    const rotate = (body: object) =>
      api.call(rotateConnectedRuntimeToken, "key_1", body, { params: { connected_runtime_id: id } })
    expect(await rotate({})).toMatchObject({ body: { key_generation: 1 } })
    expect(await rotate({ attestation_key: pemOf(bob.publicKey) })).toMatchObject({ body: { key_generation: 2 } })
    expect(await rotate({ attestation_key: pemOf(alice.publicKey) })).toMatchObject({
      refusal: { code: "attestation/key-reused" },
    })
    expect(
      await rotate({ attestation_key: "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n" }),
    ).toMatchObject({ refusal: { code: "attestation/public-key" } })
  })
})
