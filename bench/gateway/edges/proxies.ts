import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** nginx with the same job and nothing else: one exact target, another credential, kept connections, no buffering. */
export function nginxArguments(port: number, provider: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"))
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder}/${of};`)
  writeFileSync(
    join(folder, "nginx.conf"),
    `events { worker_connections 8192; }
http {
  access_log off; ${temporary.join(" ")}
  keepalive_requests 1000000;
  upstream provider { server 127.0.0.1:${provider}; keepalive 128; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 34m;
    location / { return 404; }
    location = /v1/chat/completions {
      proxy_pass http://provider;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_read_timeout 900s;
      proxy_set_header Connection "";
      proxy_set_header Authorization "Bearer sk-bench";
    }
  }
}
`,
  )
  const once = `daemon off; master_process off; worker_rlimit_nofile 16384; error_log stderr; pid ${join(folder, "nginx.pid")};`
  return ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf"), "-g", once]
}

/** HAProxy with the same job, on one thread. */
export function haproxyArguments(port: number, provider: number): readonly string[] {
  const file = join(mkdtempSync(join(tmpdir(), "bench-haproxy-")), "haproxy.cfg")
  writeFileSync(
    file,
    `global
    nbthread 1
    maxconn 8000
defaults
    mode http
    option http-no-delay
    timeout connect 5s
    timeout client 900s
    timeout server 900s
frontend edge
    bind 127.0.0.1:${port}
    http-request deny deny_status 404 unless { method POST } { url -m str /v1/chat/completions }
    http-request set-header Authorization "Bearer sk-bench"
    default_backend provider
backend provider
    http-reuse always
    server provider 127.0.0.1:${provider}
`,
  )
  return ["-db", "-q", "-f", file]
}
