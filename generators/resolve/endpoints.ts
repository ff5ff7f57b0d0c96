import type { Document } from "../../model/document.ts"
import { mayMeet, metBy, pathSegments } from "../../model/endpoint.ts"
import type { Endpoint, EndpointQuery, Role } from "../../model/endpoint-entries.ts"
import type { RefusalEntry } from "../../model/entries.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, root, text, textOrNull, truth, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

/** A refusal that requests meet, and which. */
export interface Met {
  readonly codes: readonly string[]
  readonly by: (typeof metBy)[number]
}

/** Which requests meet a refusal whichever endpoint they ask for; null: none, an endpoint names it. */
export function readMet(fact: Fact): Met["by"] | null {
  const by = at(root(fact), "meets")
  return by.value === undefined ? null : oneOf(by, ...metBy)
}

/** Follows references to what endpoints rest on. */
export interface EndpointLinker extends Pick<Linker, "revision"> {
  readonly role: (place: Place) => Role
  readonly refusal: (place: Place) => RefusalEntry
  readonly document: (place: Place) => Document
  /** What requests meet whichever endpoint they ask for. */
  readonly met: readonly Met[]
}

/** Reads a role. */
export function readRole(fact: Fact): Role {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    plane: oneOf(at(place, "plane"), "control", "data"),
    access: oneOf(at(place, "access"), "read", "write"),
    belongsTo: oneOf(at(place, "belongsTo"), "workspace", "installation"),
  }
}

/** Reads an endpoint. What its path, its places and its roles have to do with each other the rules judge. */
export function readEndpoint(fact: Fact, link: EndpointLinker): Endpoint {
  const place = root(fact)
  const [takes, list] = [at(place, "takes"), at(place, "list")]
  const path = readPath(at(place, "path"))
  const read = {
    id: fact.id,
    name: fact.name,
    method: oneOf(at(place, "method"), "GET", "POST", "PUT", "DELETE"),
    path,
    segments: pathSegments(path),
    bearer: oneOf(at(place, "bearer"), "api_key", "claim", "connector"),
    roles: elements(at(place, "roles")).map((each) => link.role(each)),
    scope: oneOf(at(place, "scope"), "workspace", "platform"),
    queries: elements(at(place, "queries")).map(readQuery),
    takes: takes.value === null ? null : link.document(takes).name,
    answers: link.document(at(place, "answers")).name,
    list: list.value === null ? null : oneOf(list, "whole", "paged"),
    status: readStatus(at(place, "status")),
    mayBeEmpty: truth(at(place, "mayBeEmpty")),
    writes: truth(at(place, "writes")),
    operation: readOperation(at(place, "operation")),
    version: link.revision(at(place, "since")).literal,
  } as const
  const own = elements(at(place, "refuses")).flatMap((each) => link.refusal(each).codes)
  const met = link.met.filter(({ by }) => mayMeet(read, by)).flatMap(({ codes }) => codes)
  return { ...read, refuses: [...new Set([...met, ...own])].toSorted(byCodeUnit) }
}

/** A path of plain parts and places, beginning with a slash and not ending with one. */
function readPath(place: Place): string {
  if (!/^(?:\/(?:[a-z0-9][a-z0-9-]*|\{[a-z][a-z0-9_]*\}))+$/.test(text(place)))
    throw wrong(place, "a path of lower-case words and places in braces")
  return text(place)
}

function readQuery(place: Place): EndpointQuery {
  const [min, max] = [bound(at(place, "min")), bound(at(place, "max"))]
  if (max < min) throw wrong(at(place, "max"), "a bound that is not below min")
  return {
    name: text(at(place, "name")),
    description: text(at(place, "description")),
    form: oneOf(at(place, "form"), "integer", "text"),
    min,
    max,
    isRequired: truth(at(place, "isRequired")),
  }
}

function bound(place: Place): number {
  const { value } = place
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw wrong(place, "a whole number from 0")
  return value
}

function readStatus(place: Place): Endpoint["status"] {
  const { value } = place
  if (value !== 200 && value !== 201 && value !== 202) throw wrong(place, "200, 201 or 202")
  return value
}

/** A method below objects of the client: two names at least, joined by dots. */
function readOperation(place: Place): string | null {
  const operation = textOrNull(place)
  if (operation !== null && !/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)+$/.test(operation))
    throw wrong(place, "names joined by dots, such as sessions.create,")
  return operation
}
