import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Route } from "../../../model/route.ts"
import { hostileTargets } from "../../../test/real/support/hostile-targets.ts"
import { header } from "./edge.ts"
import { haproxyDefaults, haproxyExample } from "./haproxy.ts"
import { nginxExample, nginxHttp, nginxServer } from "./nginx.ts"

const routes = JSON.parse(readFileSync("output/gateway/routes.json", "utf8")) as readonly Route[]

function route(target: string, more: Partial<Route> = {}): Route {
  const made = { method: "POST", target, servedBy: "gateway", answers: "nothing", queries: [], ...more }
  return made as Route
}

/** Whether nginx's map would list a request line, read as PCRE reads it. */
function inMap(conf: string, line: string): boolean {
  const patterns = [...conf.matchAll(/^ {4}"~(.*)" 1;$/gm)].map(([, pattern = ""]) =>
    pattern.replace(/\\z$/, "$(?![^])"),
  )
  return patterns.some((pattern) => new RegExp(pattern).test(line))
}

/** Whether HAProxy's conditions would list a method and a target. */
function inConditions(cfg: string, method: string, target: string): boolean {
  const lines = [...cfg.matchAll(/^ {4}acl (\w+)_target url -m (str|reg) -- (.*)$/gm)]
  return lines.some(([, of, by, text = ""]) => {
    const matches = by === "str" ? text === target : new RegExp(text.slice(1, -1)).test(target)
    return of === method && matches
  })
}

const allowed = routes.flatMap(({ method, target, queries }) =>
  [
    "",
    ...queries.map((query) => `?${query.name}=${query.kind === "fixed" ? query.value : "7".repeat(query.digits)}`),
  ].map((query) => [method, target + query] as const),
)

describe("the configuration of an edge", () => {
  it("bears the header, holds no tab or trailing space, and ends in one line feed", () => {
    for (const text of [
      nginxHttp(routes),
      nginxServer(routes),
      nginxExample,
      haproxyDefaults(routes),
      haproxyExample,
    ]) {
      expect(text.split("\n")[0]).toBe(header)
      expect(text).not.toMatch(/\t|[ ]$|\n\n\n/m)
      expect(text).toMatch(/[^\n]\n$/)
    }
  })

  it("lists every allowed request, by both", () => {
    expect(allowed.length).toBeGreaterThan(routes.length)
    for (const [method, target] of allowed) {
      expect(inMap(nginxHttp(routes), `${method} ${target} HTTP/1.1`), target).toBe(true)
      expect(inConditions(haproxyDefaults(routes), method, target), target).toBe(true)
    }
  })

  it("lists none of the hostile ones, by neither", () => {
    const through = hostileTargets.filter(
      ({ method, target }) =>
        inMap(nginxHttp(routes), `${method} ${target} HTTP/1.1`) ||
        inConditions(haproxyDefaults(routes), method, target),
    )
    expect(through).toEqual([])
    expect(inMap(nginxHttp(routes), `${allowed[0]?.join(" ")} HTTP/1.0`)).toBe(false)
    expect(inMap(nginxHttp(routes), `${allowed[0]?.join(" ")} HTTP/1.1\n`)).toBe(false)
  })

  it("lets nothing pass where nothing is listed", () => {
    expect(nginxHttp([])).toContain("    default 0;\n}")
    expect(haproxyDefaults([])).toMatch(/^ {4}http-request deny deny_status 404$/m)
  })

  it("takes every character of a target for itself", () => {
    const odd = "/a.b+c(d)[e]{1,2}|f^g$h*i'j\"k\\l;m~n,o@p!q&r"
    const conf = nginxHttp([route(odd)])
    expect(inMap(conf, `POST ${odd} HTTP/1.1`)).toBe(true)
    expect(inMap(conf, `POST ${odd.replace("a.b", "axb")} HTTP/1.1`)).toBe(false)
    expect(conf).toMatch(/^ {4}"~\^POST [A-Za-z0-9/\\.]+ HTTP\/1\\.1\\z" 1;$/m)
    expect(haproxyDefaults([route(odd)])).toMatch(/^ {4}acl POST_target url -m str -- [A-Za-z0-9/\\.&]+$/m)
  })

  it.each(["/a b", "/a\nb", '/a"\n}\n', "/a\0", "/ä", "a", "", `/${"a".repeat(500)}`])(
    "has no line for %j, which no request line can say",
    (target) => {
      expect(nginxHttp([route(target)])).toBe(nginxHttp([]))
      expect(haproxyDefaults([route(target)])).toBe(haproxyDefaults([]))
    },
  )

  it.each(["post", "POST if TRUE", "*", "", "POST\n"])("has no line for the method %j", (method) => {
    expect(nginxHttp([route("/a", { method })])).toBe(nginxHttp([]))
  })

  it("keeps a name inside its comment", () => {
    const named = { servedBy: "provider", dialect: "x\n}\nevil", headers: [], credentials: [], upstreams: [] } as const
    expect(nginxHttp([route("/a", named)])).toContain("# x?}?evil: no provider\n")
    expect(haproxyDefaults([route("/a", named)])).toContain("# x?}?evil: no provider\n")
  })

  it("names a header once, however many dialects have it, and refuses a lease that comes twice", () => {
    const both = ["/a", "/b"].map((target) =>
      route(target, {
        servedBy: "provider",
        dialect: "d",
        headers: ["d-version"],
        credentials: ["d-key"],
        upstreams: [],
      }),
    )
    expect(nginxServer(both).split("proxy_set_header D-Version $http_d_version;")).toHaveLength(2)
    expect(nginxServer(both)).toContain("proxy_set_header D-Key $http_d_key;")
    expect(haproxyDefaults(both)).toContain("if { req.fhdr_cnt(d-key) gt 1 }")
    expect(haproxyDefaults(both)).toContain("if { req.fhdr_cnt(authorization) gt 1 }")
  })
})
