import { readFileSync, statSync } from "node:fs"
import { expect, it, onTestFinished } from "vitest"
import { harnessSpec, leaseVariables } from "./sandbox.ts"
import type { SandboxSetting } from "./sandbox.ts"
import { closeWorkshop, keepConfiguration, openWorkshop } from "./workshop.ts"

it("A program is told where its configuration is, can only read it, and has none where none is given", () => {
  const workshop = openWorkshop()
  onTestFinished(() => void closeWorkshop(workshop.folder))
  const configuration = keepConfiguration(workshop, { industry: "insurance" })
  expect(JSON.parse(readFileSync(configuration, "utf8"))).toEqual({ industry: "insurance" })
  expect(statSync(configuration).mode & 0o777).toBe(0o644)
  const setting: SandboxSetting = { name: "one", folders: workshop.folders, limits: {}, labels: {} }
  const process = { number: 1, image: "image", release: { entrypoint: "/agent" }, args: [], lease: leaseVariables("b") }
  const spec = harnessSpec({ ...setting, configuration }, process)
  const to = spec.environment["HARNESS_CONFIGURATION"]
  expect(spec.mounts).toContainEqual({ from: configuration, to, readOnly: true, isOurs: true })
  const bare = harnessSpec(setting, process)
  expect(bare.environment).not.toHaveProperty("HARNESS_CONFIGURATION")
  expect(bare.mounts).toHaveLength(spec.mounts.length - 1)
})
