import { afterAll, describe, expect, it } from "vitest"
import { standOn } from "../../runtime/api/connect/connected.fixture.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"

describe("connected runtimes on PostgreSQL", async () => {
  if (postgresMissing !== null) {
    it("need the server", ({ skip }) => {
      skip(process.env["CI"] !== "true", postgresMissing ?? "")
      expect.unreachable(postgresMissing ?? "")
    })
    return
  }
  const server = await startPostgres()
  afterAll(server.close)
  standOn(await server.database())
  // The same tests as on the embedded store.
  await import("../../runtime/api/connect/claims.test.ts")
  await import("../../runtime/api/connect/runtimes.test.ts")
})
