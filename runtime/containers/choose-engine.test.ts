import { expect, it } from "vitest"
import { chooseEngine } from "./choose-engine.ts"

const choice = (environment: Readonly<Record<string, string>>, ...files: readonly string[]) =>
  chooseEngine({ environment, has: (path) => files.includes(path) })

it.each<[Readonly<Record<string, string>>, readonly string[], object]>([
  [{ DOCKER_HOST: "unix:///s", PATH: "/bin" }, ["/s", "/bin/podman"], { kind: "socket", path: "/s" }],
  [{ DOCKER_HOST: "", PATH: "/usr/bin:/bin" }, ["/bin/podman", "/var/run/docker.sock"], { kind: "podman" }],
  [{ PATH: "/bin" }, ["/var/run/docker.sock"], { kind: "socket", path: "/var/run/docker.sock" }],
  [{ XDG_RUNTIME_DIR: "/run/me" }, ["/run/me/docker.sock"], { kind: "socket", path: "/run/me/docker.sock" }],
])("in %j with %j it is %j", (environment, files, expected) => {
  expect(choice(environment, ...files)).toEqual(expected)
})

it.each<[Readonly<Record<string, string>>, RegExp]>([
  [{ DOCKER_HOST: "tcp://10.0.0.1:2375" }, /only unix:\/\/\/PATH is spoken with/],
  [{ DOCKER_HOST: "unix:///gone", PATH: "/bin" }, /no such socket/],
  [{ PATH: "/bin" }, /install podman, or set DOCKER_HOST/],
])("in %j there is none, and it is said what to do", (environment, what) => {
  expect(choice(environment, "/usr/bin/podman")).toEqual({ kind: "none", what: expect.stringMatching(what) })
})
