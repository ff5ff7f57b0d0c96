import type {
  AcceptedDialect,
  Axis,
  CredentialHeader,
  Declaration,
  Dialect,
  Driver,
  Harness,
  HarnessLaunch,
  Provider,
  Raise,
  Supply,
} from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { isPlainPath } from "../../model/route.ts"
import type { Linker } from "./linker.ts"
import {
  at,
  bodyOf,
  elements,
  oneOf,
  readHeader,
  root,
  text,
  textMap,
  textOrNull,
  texts,
  truth,
  wrong,
} from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads an axis; its order may name only its own values. */
export function readAxis(fact: Fact): Axis {
  const place = root(fact)
  const values = texts(at(place, "values"))
  const below = elements(at(place, "below")).map((pair) => {
    const [lower, higher, ...more] = texts(pair)
    if (
      lower === undefined ||
      higher === undefined ||
      more.length > 0 ||
      !values.includes(lower) ||
      !values.includes(higher)
    )
      throw wrong(pair, "a pair of the axis' own values")
    return [lower, higher] as const
  })
  return { id: fact.id, name: fact.name, values, below }
}

/** Reads a dialect. */
export function readDialect(fact: Fact): Dialect {
  const place = root(fact)
  const method = text(at(place, "method"))
  if (!/^[A-Z]+$/.test(method)) throw wrong(at(place, "method"), "a method in capital letters")
  return { id: fact.id, name: fact.name, method, path: plainPath(at(place, "path")) }
}

/** A path that means the same to every reader, and so may stand in the configuration of any edge. */
function plainPath(place: Place): string {
  const path = text(place)
  if (!isPlainPath(path)) throw wrong(place, "a plain path of unreserved characters, nothing encoded,")
  return path
}

/** Reads a provider with the dialects that it accepts. */
export function readProvider(fact: Fact, link: Pick<Linker, "dialect">): Provider {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    origin: text(at(place, "origin")),
    credential: readCredential(at(place, "credential")),
    accepts: elements(at(place, "accepts")).map((entry): AcceptedDialect => ({
      dialect: link.dialect(at(entry, "dialect")),
      path: plainPath(at(entry, "path")),
    })),
    priced: truth(at(place, "priced")),
  }
}

/** The header that is stated, or the bearer token of everybody. */
function readCredential(place: Place): CredentialHeader {
  if (place.value === undefined) return { header: "authorization", prefix: "Bearer " }
  const prefix = at(place, "prefix")
  if (!/^(?:[A-Za-z]+ )?$/.test(text(prefix))) throw wrong(prefix, "nothing, or a word and a space")
  return { header: readHeader(at(place, "header")), prefix: text(prefix) }
}

/** Reads a driver; its lane is the literal of the revision that it names. */
export function readDriver(fact: Fact, link: Pick<Linker, "revision">): Driver {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    protocol: at(place, "protocol").value === null ? null : literalOf(at(place, "protocol"), link),
    lane: literalOf(at(place, "lane"), link),
    server: at(place, "server").value === undefined ? false : truth(at(place, "server")),
    envelopes: elements(at(place, "envelopes")).map((entry) => ({
      retention: text(at(entry, "retention")),
      grants: textMap(at(entry, "grants")),
    })),
  }
}

/** A published literal, or a text that stands for itself. */
function literalOf(place: Place, link: Pick<Linker, "revision">): string {
  return typeof place.value === "string" ? place.value : link.revision(place).literal
}

/** Reads a declaration and the step that it raises. */
export function readDeclaration(fact: Fact, link: Pick<Linker, "axis" | "contract">): Declaration {
  const place = root(fact)
  link.contract(at(place, "contract"))
  return {
    id: fact.id,
    name: fact.name,
    member: text(at(place, "member")),
    values: texts(at(place, "values")),
    raises: readRaise(at(place, "raises"), link),
  }
}

function readRaise(place: Place, link: Pick<Linker, "axis">): Raise | null {
  if (place.value === null || place.value === undefined) return null
  return { axis: link.axis(at(place, "axis")), from: text(at(place, "from")), to: text(at(place, "to")) }
}

/** Reads a harness with everything that it refers to. */
export function readHarness(fact: Fact, link: Linker): Harness {
  const place = root(fact)
  const dialects = at(place, "dialects")
  return {
    id: fact.id,
    name: fact.name,
    launchRole: oneOf(at(place, "launchRole"), "primary", "alternative", "local_fixture"),
    mode: oneOf(at(place, "mode"), "managed", "packaged", "custom", "connected"),
    supply: readSupply(at(place, "supply")),
    driver: link.driver(at(place, "driver")),
    modelLane: text(at(place, "modelLane")),
    mcpDelivery: text(at(place, "mcpDelivery")),
    dialects: dialects.value === null ? null : elements(dialects).map((entry) => link.dialect(entry)),
    declares: elements(at(place, "declares")).map((entry) => link.declaration(entry)),
    ceiling: textMap(at(place, "ceiling")),
    launch: readLaunch(at(place, "launch")),
  }
}

function readLaunch(place: Place): HarnessLaunch | null {
  if (place.value === null || place.value === undefined) return null
  return {
    command: text(at(place, "command")),
    args: texts(at(place, "args")),
    packages: texts(at(place, "packages")),
  }
}

function readSupply(place: Place): Supply {
  const availability = oneOf(at(place, "availability"), "ready", "image_required", "blocked")
  const allowed = {
    ready: ["availability", "image", "receipt"],
    image_required: ["availability"],
    blocked: ["availability", "image", "missingEvidence", "missingPlane"],
  }
  const stray = Object.keys(bodyOf(place)).find((member) => !allowed[availability].includes(member))
  if (stray !== undefined) throw wrong(at(place, stray), `no ${stray} beside availability ${availability}`)
  switch (availability) {
    case "ready":
      return { availability, image: text(at(place, "image")), receipt: textOrNull(at(place, "receipt")) }
    case "image_required":
      return { availability }
    case "blocked":
      return {
        availability,
        image: textOrNull(at(place, "image")),
        missingEvidence: textOrNull(at(place, "missingEvidence")),
        missingPlane: textOrNull(at(place, "missingPlane")),
      }
    default:
      return availability satisfies never
  }
}
