import { afterAll, describe, expect, it } from "vitest"
import { hasPodman, openWorkshop } from "../images/workshop.ts"

const required = Boolean(process.env["CI"])
const { shell, builtAndTested, close } = openWorkshop()
afterAll(close)

it("podman is there where tests must not be skipped", () => {
  expect(hasPodman || !required, "CI is set and podman is not there").toBe(true)
})

describe.skipIf(!hasPodman)("images of the catalog's harnesses (skipped without podman)", () => {
  const passed = {
    evidence: "unsigned_local_only",
    result: "passed",
    checks: ["initialize_handshake", "session_start", "prompt_exchange"].map((name) => ({ name, status: "passed" })),
  }

  it("the reference harness is one image, whoever builds it and how often, and passes the test of images", async () => {
    const images = await Promise.all(
      ["022", "077"].map(async (umask) => {
        const build = `umask ${umask}; checkfu harness image build checkfu --base host --json --tag localhost/made:${umask}`
        return (JSON.parse(await shell(build)) as { readonly image: string }).image
      }),
    )
    expect(images[0]).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(images[1]).toBe(images[0])
    expect(await builtAndTested("checkfu")).toMatchObject(passed)
  }, 300_000)

  it.skipIf(process.arch !== "x64")(
    "OpenCode is installed by its lock and passes (skipped where it is not locked for)",
    async () => {
      expect(await builtAndTested("opencode")).toMatchObject(passed)
    },
    600_000,
  )
})
