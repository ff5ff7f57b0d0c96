import type { Route } from "../../../model/route.ts"
import { bodyLimit, canBeSent, header, headersOf, listedBy, patternOf, remark, silence, upstreamName } from "./edge.ts"

const listed = "$gateway_listed"

/**
 * What belongs into nginx's `http` block: the listed requests. The whole request line is compared, because `$request_uri`
 * has lost the scheme and authority of an absolute target, and by anchored patterns, because the plain strings of a `map`
 * ignore case.
 */
export function nginxHttp(routes: readonly Route[]): string {
  const lines = routes
    .filter(canBeSent)
    .flatMap((route) => [
      `    ${remark(route)}`,
      ...listedBy(route).map((each) => `    "~^${route.method} ${patternOf(each)} HTTP/1\\.1\\z" 1;`),
    ])
  return `${header}
# The requests that may pass. Include this in http { }.

map $request ${listed} {
    default 0;
${lines.map((line) => `${line}\n`).join("")}}
`
}

/** What belongs into a `server` block that stands in front of the gateway. */
export function nginxServer(routes: readonly Route[]): string {
  const headers = headersOf(routes).map(
    (name) => `    proxy_set_header ${titled(name)} $http_${name.replaceAll("-", "_")};`,
  )
  return `${header}
# The edge in front of the gateway. Include this in a server { } of HTTP/1.1 and name the gateway in upstream ${upstreamName}.

if (${listed} = 0) {
    return 404;
}

client_max_body_size ${bodyLimit}m;
server_tokens off;
gzip off;

location / {
    # Without a path of its own: the listed target goes on as it came.
    proxy_pass http://${upstreamName};
    proxy_http_version 1.1;
    proxy_redirect off;
    # A request is sent once, and every event of an answer goes on as it comes. Of several gateways another one is asked
    # where the connection to the first was refused; a POST of which anything was sent goes to no other.
    proxy_next_upstream error;
    proxy_request_buffering off;
    proxy_buffering off;
    proxy_read_timeout ${silence}s;
    proxy_send_timeout ${silence}s;
    # These headers, and no others.
    proxy_pass_request_headers off;
    proxy_set_header Connection "";
${headers.join("\n")}
}
`
}

/** A whole configuration of the least that works, to start from. */
export const nginxExample: string = `${header}
# An example: a whole edge on this machine. nginx -t -c "$PWD/nginx.conf"

events {
}

http {
    include nginx-http.conf;

    upstream ${upstreamName} {
        server 127.0.0.1:8081;
    }

    server {
        listen 127.0.0.1:8080;
        include nginx-server.conf;
    }
}
`

function titled(name: string): string {
  return name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
}
