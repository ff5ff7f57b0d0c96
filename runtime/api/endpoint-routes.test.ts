import { expect, it } from "vitest"
import { completeClaim } from "../../output/facts/endpoints.ts"
import { endpointRoutes } from "./endpoint-routes.ts"

it("the end of a claim locks what it decides by, and every other write has everybody else stand still", () => {
  expect(endpointRoutes.filter(({ locks }) => locks).map(({ endpoint }) => endpoint.name)).toEqual([completeClaim.name])
})
