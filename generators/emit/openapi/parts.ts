import type { Endpoint, EndpointBearer, EndpointQuery } from "../../../model/endpoint-entries.ts"
import type { Ordered } from "../../text/json.ts"

/** What a bearer is, for people. */
const bearers: { readonly [bearer in EndpointBearer]: string } = {
  api_key: "An API key.",
  claim: "The bearer that a claim was given. It is good for that claim alone, and ends with it.",
  connector: "The token that a connected runtime was given.",
}

/** The security schemes of the bearers that are in use. */
export function securitySchemes(used: ReadonlySet<EndpointBearer>): Ordered {
  return new Map(
    [...used].map((bearer) => [
      bearer,
      new Map([
        ["type", "http"],
        ["scheme", "bearer"],
        ["description", bearers[bearer]],
      ]),
    ]),
  )
}

/** The headers of requests, by the name under which operations refer to them. */
export function headerParameters(endpoints: readonly Endpoint[]): Ordered {
  const versions = [...new Set(endpoints.map(({ version }) => version))]
  return new Map([
    [
      "CheckfuVersion",
      header("Checkfu-Version", true, "The version of the API that the request is written for.", [
        ["type", "string"],
        ["enum", versions],
      ]),
    ],
    [
      "CheckfuWorkspace",
      header(
        "Checkfu-Workspace",
        false,
        "The workspace that a key of the installation acts in; the oldest where left out.",
        [
          ["type", "string"],
          ["minLength", 1],
          ["maxLength", 256],
        ],
      ),
    ],
    [
      "IdempotencyKey",
      header(
        "Idempotency-Key",
        false,
        "The same request under the same key is done once, and answers the same again, for 24 hours at least; another request under it is refused.",
        [
          ["type", "string"],
          ["minLength", 1],
          ["maxLength", 255],
          ["pattern", "^[!-~]+$"],
        ],
      ),
    ],
  ])
}

type Keywords = readonly (readonly [keyword: string, value: unknown])[]

function header(name: string, required: boolean, description: string, schema: Keywords): Ordered {
  return parameter(name, "header", required, description, schema)
}

function parameter(name: string, place: string, required: boolean, description: string, schema: Keywords): Ordered {
  return new Map<string, unknown>([
    ["name", name],
    ["in", place],
    ["required", required],
    ["description", description],
    ["schema", new Map(schema)],
  ])
}

/** A place in a path: an id, in the characters that the API reads in paths. */
export function pathParameter(name: string): Ordered {
  const words = name
    .replace(/_id$/, "")
    .replaceAll("_", " ")
    .replaceAll(/\bapi\b/g, "API")
  return parameter(name, "path", true, `The id of the ${words}.`, [
    ["type", "string"],
    ["minLength", 1],
    ["maxLength", 256],
    ["pattern", "^[A-Za-z0-9._-]+$"],
  ])
}

/** A member of a query. */
export function queryParameter({ name, description, form, min, max, isRequired }: EndpointQuery): Ordered {
  return parameter(
    name,
    "query",
    isRequired,
    description,
    form === "integer"
      ? [
          ["type", "integer"],
          ["minimum", min],
          ["maximum", max],
        ]
      : [
          ["type", "string"],
          ["minLength", min],
          ["maxLength", max],
          ["pattern", "^[!-~]+$"],
        ],
  )
}
