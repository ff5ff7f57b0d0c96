import { describe, expect, it } from "vitest"
import type { ContainerSpec } from "../engine.ts"
import { socketRequests } from "./requests.ts"

const spec: ContainerSpec = {
  name: "agent-1",
  image: "a@sha256:0",
  command: ["/opt/agent", "--stdio"],
  environment: { HOME: "/home/harness" },
  network: { of: "relay" },
  mounts: [{ from: "/tmp/w", to: "/workspace", readOnly: false, isOurs: true }],
  scratch: { "/tmp": 1_024 },
  limits: { memory: 1_024, cpus: 1.5, processes: 7 },
  labels: { owner: "me" },
}

describe("the requests of Docker's API", () => {
  it("make a container that reads its root, has no capability, and no network but another's", () => {
    expect(socketRequests.create(spec)).toEqual({
      method: "POST",
      path: "/containers/create?name=agent-1",
      json: expect.objectContaining({
        Image: "a@sha256:0",
        Entrypoint: ["/opt/agent"],
        Cmd: ["--stdio"],
        Env: ["HOME=/home/harness"],
        Labels: { owner: "me" },
        HostConfig: {
          NetworkMode: "container:relay",
          ReadonlyRootfs: true,
          CapDrop: ["ALL"],
          SecurityOpt: ["no-new-privileges"],
          Binds: ["/tmp/w:/workspace:rw,z"],
          Tmpfs: { "/tmp": "rw,size=1024,mode=1777" },
          LogConfig: { Type: "none" },
          Ulimits: expect.any(Array),
          Memory: 1_024,
          MemorySwap: 1_024,
          NanoCpus: 1_500_000_000,
          PidsLimit: 7,
        },
      }),
    })
  })

  it("leave out every limit that is not asked for", () => {
    const text = JSON.stringify(socketRequests.create({ ...spec, limits: {}, network: "none" }))
    expect(text).not.toMatch(/Memory|NanoCpus|PidsLimit/)
    expect(text).toContain('"NetworkMode":"none"')
  })

  it("name images as the paths and queries of the API have them", () => {
    expect(socketRequests.image("127.0.0.1:5/a/b@sha256:0").path).toBe("/images/127.0.0.1:5/a/b@sha256:0/json")
    expect(socketRequests.tag("sha256:0", "127.0.0.1:5/a:t").path).toBe(
      "/images/sha256:0/tag?repo=127.0.0.1%3A5%2Fa&tag=t",
    )
    expect(socketRequests.push("127.0.0.1:5/a:t").path).toBe("/images/127.0.0.1:5/a/push?tag=t&tlsVerify=false")
    expect(socketRequests.push("ghcr.io/a:t").path).toBe("/images/ghcr.io/a/push?tag=t")
    expect(socketRequests.importImage("localhost/a:t", { owner: "me" }).path).toBe(
      "/images/create?fromSrc=-&repo=localhost%2Fa&tag=t&changes=LABEL+owner%3Dme",
    )
  })
})
