import { placesOf } from "../../../model/endpoint.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Judges a path's places, a query's members, and what a method may do. */
export const endpointForm = rule({
  code: "endpoint/form",
  states:
    "The places and the query of an endpoint have names of their own, and a GET takes no body and changes nothing.",
  because:
    "Two values of one name overwrite each other, and what a GET asks for is asked again by caches and by whoever retries.",
  check: ({ endpoints }) =>
    endpoints.flatMap(({ id, name, method, path, queries, takes, writes }) => {
      const names = [...placesOf(path), ...queries.map((query) => query.name)]
      const twice = names.find((each, index) => names.indexOf(each) !== index)
      const at = (member: string) => factPath(id as FactId, member)
      return [
        ...(twice === undefined
          ? []
          : [{ at: at("path"), what: `${name} has ${twice} twice.`, fix: "name the two apart" }]),
        ...(method === "GET" && takes !== null
          ? [{ at: at("takes"), what: `${name} is a GET and takes a body.`, fix: "take it by POST, or by the query" }]
          : []),
        ...(method === "GET" && writes
          ? [
              {
                at: at("writes"),
                what: `${name} is a GET and changes something.`,
                fix: "change it by POST, PUT or DELETE",
              },
            ]
          : []),
      ]
    }),
})
