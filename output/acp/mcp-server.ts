// Generated from the catalog. Do not edit: change the fact and generate again.
// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE.
import { isObject } from "../kernel.ts"
import { envVariableShape, fitsEnvVariable } from "./definitions.ts"
import type { EnvVariable } from "./definitions.ts"
import { fitsList, fitsText } from "./fits.ts"
import type { Meta } from "./lenient.ts"
import { list, nullable, object, optional, record, required, tagged, text } from "./shape.ts"
import type { ObjectShape, Shape } from "./shape.ts"

/** An HTTP header to set when making requests to the MCP server. */
export interface HttpHeader {
  /** The name of the HTTP header. */
  readonly name: string
  /** The value to set for the HTTP header. */
  readonly value: string
  readonly _meta?: Meta | null
}

/** HTTP transport configuration for MCP. */
export interface McpServerHttp {
  /** Human-readable name identifying this MCP server. */
  readonly name: string
  /** URL to the MCP server. */
  readonly url: string
  /** HTTP headers to set when making requests to the MCP server. */
  readonly headers: readonly HttpHeader[]
  readonly _meta?: Meta | null
}

/** SSE transport configuration for MCP. */
export interface McpServerSse {
  /** Human-readable name identifying this MCP server. */
  readonly name: string
  /** URL to the MCP server. */
  readonly url: string
  /** HTTP headers to set when making requests to the MCP server. */
  readonly headers: readonly HttpHeader[]
  readonly _meta?: Meta | null
}

/** Stdio transport configuration for MCP. */
export interface McpServerStdio {
  /** Human-readable name identifying this MCP server. */
  readonly name: string
  /** Absolute path to the MCP server executable. */
  readonly command: string
  /** Command-line arguments to pass to the MCP server. */
  readonly args: readonly string[]
  /** Environment variables to set when launching the MCP server. */
  readonly env: readonly EnvVariable[]
  readonly _meta?: Meta | null
}

/** Configuration for connecting to an MCP (Model Context Protocol) server. */
export type McpServer =
  | ({ readonly type: "http" } & McpServerHttp)
  | ({ readonly type: "sse" } & McpServerSse)
  | McpServerStdio

/** Whether a value is `HttpHeader` to the letter, without members unknown to it. */
export function fitsHttpHeader(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const valueMember = value["value"]
  if (typeof valueMember !== "string") return false
  let left = -2 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `HttpHeader` is read where it does not fit to the letter. */
export const httpHeaderShape: ObjectShape = object("HttpHeader", [
  required("name", text),
  required("value", text),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `McpServerHttp` to the letter, without members unknown to it. */
export function fitsMcpServerHttp(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const url = value["url"]
  if (typeof url !== "string") return false
  const headers = value["headers"]
  if (!fitsList(headers, fitsHttpHeader)) return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `McpServerHttp` is read where it does not fit to the letter. */
export const mcpServerHttpShape: ObjectShape = object("McpServerHttp", [
  required("name", text),
  required("url", text),
  required("headers", list(httpHeaderShape), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `McpServerSse` to the letter, without members unknown to it. */
export function fitsMcpServerSse(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const url = value["url"]
  if (typeof url !== "string") return false
  const headers = value["headers"]
  if (!fitsList(headers, fitsHttpHeader)) return false
  let left = -3 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `McpServerSse` is read where it does not fit to the letter. */
export const mcpServerSseShape: ObjectShape = object("McpServerSse", [
  required("name", text),
  required("url", text),
  required("headers", list(httpHeaderShape), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `McpServerStdio` to the letter, without members unknown to it. */
export function fitsMcpServerStdio(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  const name = value["name"]
  if (typeof name !== "string") return false
  const command = value["command"]
  if (typeof command !== "string") return false
  const args = value["args"]
  if (!fitsList(args, fitsText)) return false
  const env = value["env"]
  if (!fitsList(env, fitsEnvVariable)) return false
  let left = -4 - others
  for (const _ in value) left++
  if (left === 0) return true
  const _meta = value["_meta"]
  if (_meta !== undefined) {
    if (_meta !== null && !isObject(_meta, true)) return false
    if (--left === 0) return true
  }
  return false
}

/** How `McpServerStdio` is read where it does not fit to the letter. */
export const mcpServerStdioShape: ObjectShape = object("McpServerStdio", [
  required("name", text),
  required("command", text),
  required("args", list(text), "on-null"),
  required("env", list(envVariableShape), "on-null"),
  optional("_meta", nullable(record), "on-error"),
])

/** Whether a value is `McpServer` to the letter, without members unknown to it. */
export function fitsMcpServer(value: unknown, others: number): boolean {
  if (!isObject(value, true)) return false
  switch (value["type"]) {
    case "http":
      return fitsMcpServerHttp(value, others + 1)
    case "sse":
      return fitsMcpServerSse(value, others + 1)
    default:
      return fitsMcpServerStdio(value, others)
  }
}

/** How `McpServer` is read where it does not fit to the letter. */
export const mcpServerShape: Shape = tagged(
  "McpServer",
  "type",
  { untagged: mcpServerStdioShape },
  [
    ["http", mcpServerHttpShape],
    ["sse", mcpServerSseShape],
  ],
)
