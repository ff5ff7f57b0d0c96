import {
  axis,
  chain,
  check,
  declaration,
  dialect,
  driver,
  harness,
  imageRequired,
  partial,
  provider,
  raises,
  serves,
  undeclared,
  under,
} from "../../../catalog/kinds/index.ts"
import { hostile } from "./contract.ts"

/** An axis whose values sort otherwise than they rise. */
export const depth = axis({ name: "depth", order: chain("z", "10", "9", "a") })

/** An axis whose values are words of every language model. */
export const sight = axis({
  name: "sight",
  order: partial(
    ["null", "true", "__typename", "constructor"],
    [
      ["null", "true"],
      ["null", "__typename"],
      ["true", "constructor"],
    ],
  ),
})

/** The agent sees more. */
export const seesMore = declaration({
  contract: hostile,
  name: "sees-more",
  member: "sees|more",
  values: ["`", "*/", "${x}"],
  raises: raises(sight, "null", "true"),
})

/** Who says that it sees more is tried: `|` */
export const tried = check({ name: "sees-more", literal: "sees_more|`", judgedBy: "grammar", proves: seesMore })

/** The driver of a pipe. */
export const pipe = driver({
  name: "pipe",
  protocol: null,
  lane: "pipe | {lane} <T> `code` */",
  server: false,
  envelopes: [under("always", { depth: "10" }), under("10", { depth: "9" }), under("9", { depth: "z" })],
})

/** A dialect below a path of care. */
export const tongue = dialect({ name: "tongue", method: "POST", path: "/10/2025-06-18/tongue" })

/** Another, before it by name. */
export const aaTongue = dialect({ name: "aa_tongue", method: "POST", path: "/9/tongue" })

/** Models somewhere. */
export const forge = provider({
  name: "forge",
  origin: "https://forge.example",
  accepts: [serves(tongue, "/b/10"), serves(aaTongue, "/9/2025-06-18")],
  priced: true,
  source: { url: "https://forge.example/a_b*c*?d=|e|", reviewedOn: "2026-01-01" },
})

/** An agent that states its ceilings, in another order than its driver. */
export const robin = harness({
  name: "robin",
  launchRole: "primary",
  mode: "packaged",
  supply: imageRequired(),
  driver: pipe,
  modelLane: "`a|b` {c} <D> \\| *e* _f_ [g](h) ~~i~~ &amp;",
  mcpDelivery: "<!-- c -->",
  dialects: [tongue, aaTongue],
  declares: [seesMore],
  ceiling: { sight: "true", depth: "9" },
})

/** An agent of which little is known. */
export const aaWren = harness({
  name: "aa-wren",
  launchRole: "alternative",
  mode: "custom",
  supply: imageRequired(),
  driver: pipe,
  modelLane: "own",
  mcpDelivery: "none",
  dialects: undeclared,
  declares: [],
  ceiling: {},
})

/** An agent whose name sorts before it in Danish. */
export const zebra = harness({
  name: "zebra",
  launchRole: "alternative",
  mode: "custom",
  supply: imageRequired(),
  driver: pipe,
  modelLane: "  spaces at both ends  ",
  mcpDelivery: "line\nfeed",
  dialects: [aaTongue],
  declares: [],
  ceiling: { depth: "z" },
})
