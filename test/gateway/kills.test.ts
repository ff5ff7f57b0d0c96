import { expect, it } from "vitest"
import { killClients } from "./kills.ts"

it("a thousand clients killed at random moments are gone for the provider, none stays open, and the gateway serves on", async () => {
  const { clients, neverSent, sent, aborted, outcomes, leftOpen, waits, servesOn } = await killClients(1_000, 10, 7)
  expect(clients).toBe(1_000)
  expect(leftOpen).toEqual({ calls: 0, bytes: 0, connections: 0 })
  expect(neverSent + aborted).toBe(clients)
  expect(Object.keys(outcomes)).toEqual(["client_gone"])
  expect(outcomes["client_gone"]).toBeGreaterThanOrEqual(aborted)
  for (const [stage, count] of Object.entries(sent)) expect(count, stage).toBeGreaterThan(0)
  expect(servesOn).toBe(true)
  // All three parties share this process, and it the machine: bench/gateway/kills.json holds the bound of 100 ms.
  expect(waits.p99).toBeLessThan(2_000)
}, 120_000)
