import type { Fetch } from "../../output/client/index.ts"

/** Sends each request to another one of some ports of the loopback, by turns, as a balancer in front of replicas does. */
export function balanced(ports: readonly number[]): Fetch {
  let turn = 0
  return (url, request) => {
    const to = new URL(url)
    to.port = String(ports[turn++ % ports.length])
    return fetch(to, request)
  }
}
