import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"

describe("the store on PostgreSQL", () => {
  if (postgresMissing !== null) {
    it("needs the server", ({ skip }) => {
      skip(process.env["CI"] !== "true", postgresMissing ?? "")
      expect.unreachable(postgresMissing ?? "")
    })
    return
  }

  let server: Postgres
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await server?.close()
  })

  it("keeps what was written when the server died in between", async () => {
    const url = await server.database()
    const row = { id: "ws_1", name: "first", created_at: 1_764_500_000_000 }
    const first = await openStore(url)
    await first.write((db) => db.insertInto("workspaces").values(row).execute())
    await first.close()
    await server.kill()
    await server.start()
    const second = await openStore(url)
    expect(await second.db.selectFrom("workspaces").selectAll().execute()).toEqual([row])
    await second.close()
  })
})
