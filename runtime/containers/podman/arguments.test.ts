import { describe, expect, it } from "vitest"
import type { ContainerSpec } from "../engine.ts"
import { podmanArguments } from "./arguments.ts"

const spec: ContainerSpec = {
  name: "agent-1",
  image: "127.0.0.1:5000/a@sha256:0",
  command: ["/opt/agent", "--stdio", "--entrypoint"],
  workingDirectory: "/workspace",
  environment: { OPENAI_API_KEY: "lease_secret" },
  network: { of: "relay" },
  mounts: [
    { from: "/tmp/a/workspace", to: "/workspace", readOnly: false, isOurs: true },
    { from: "/usr/bin/node", to: "/node", readOnly: true, isOurs: false },
  ],
  scratch: { "/tmp": 1_024 },
  limits: { memory: 1_073_741_824, cpus: 2, processes: 256 },
  labels: { owner: "me" },
}

describe("the arguments of podman", () => {
  it("run a container that reads its root, has no capability, and no network but another's", () => {
    expect(podmanArguments.run(spec)).toEqual([
      "run",
      "--name=agent-1",
      "--interactive",
      "--pull=never",
      "--read-only",
      "--read-only-tmpfs=false",
      "--cap-drop=all",
      "--security-opt=no-new-privileges",
      "--http-proxy=false",
      "--log-driver=none",
      "--ulimit=nofile=1024:1024",
      "--ulimit=nproc=1024:1024",
      "--ulimit=core=0:0",
      "--memory=1073741824b",
      "--memory-swap=1073741824b",
      "--cpus=2",
      "--pids-limit=256",
      "--network=container:relay",
      "--volume=/tmp/a/workspace:/workspace:rw,z",
      "--volume=/usr/bin/node:/node:ro",
      "--tmpfs=/tmp:rw,size=1024,mode=1777",
      "--env=OPENAI_API_KEY",
      "--workdir=/workspace",
      "--label=owner=me",
      '--entrypoint=["/opt/agent"]',
      "127.0.0.1:5000/a@sha256:0",
      "--stdio",
      "--entrypoint",
    ])
  })

  it("leave out every limit that is not asked for", () => {
    const words = podmanArguments.run({ ...spec, limits: {}, network: "none" }).join(" ")
    expect(words).not.toMatch(/memory|cpus|pids/)
    expect(words).toContain("--network=none")
  })

  it("build without layers that would stay, and say where the id goes", () => {
    const build = { context: "/c", tag: "t:1", labels: { owner: "me" }, network: "none", timestamp: 0 } as const
    expect(podmanArguments.build(build, "/id")).toEqual([
      "build",
      "--layers=false",
      "--force-rm",
      "--iidfile=/id",
      "--tag=t:1",
      "--label=owner=me",
      "--network=none",
      "--timestamp=0",
      "/c",
    ])
  })

  it.each([
    ["127.0.0.1:5000/a:1", true],
    ["localhost/a:1", true],
    ["[::1]:5000/a:1", true],
    ["ghcr.io/a:1", false],
    ["127.0.0.1.example:5000/a:1", false],
    ["a:1", false],
  ])("ask %s for an image without TLS: %j", (reference, isPlain) => {
    expect(podmanArguments.pull(reference).includes("--tls-verify=false")).toBe(isPlain)
    expect(podmanArguments.push("a", reference).includes("--tls-verify=false")).toBe(isPlain)
  })
})
