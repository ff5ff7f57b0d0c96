import type { EndpointName } from "../../output/facts/endpoints.ts"
import type { Handler } from "./handler.ts"

/** The name of an endpoint as a table spells it: `list-models` is `listModels`. */
export type HandlerName = Camel<EndpointName>

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** What answers each endpoint. */
export type Handlers = { readonly [name in HandlerName]: Handler }

/** The name under which a table has the handler of an endpoint. */
export function handlerName(name: EndpointName): HandlerName {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as HandlerName
}
