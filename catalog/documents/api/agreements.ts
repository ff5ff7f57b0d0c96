import { agreement, all, ifAndOnlyIf, implies, not, present } from "../../kinds/agreement.ts"

/** A tuple, or names. */
export const cellOrNames = agreement({
  name: "cell-or-names",
  says: "either the cell is there or the harness_profile",
  repair: "state the tuple, or the names that it is resolved from",
  at: "cell",
  holds: ifAndOnlyIf(present("cell"), not(present("harness_profile"))),
})

/** Names that mean nothing without each other. */
export const namesTogether = agreement({
  name: "names-together",
  says: "harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
  repair: "state both names, or the tuple alone",
  at: "model_routing_profile",
  holds: all(
    ifAndOnlyIf(present("harness_profile"), present("model_routing_profile")),
    implies(present("sandbox_profile"), present("harness_profile")),
  ),
})

/** Who carries a session. */
export const runtimeOrProfile = agreement({
  name: "runtime-or-profile",
  says: "either the connected_runtime_id is there or the harness_profile",
  repair: "name a connected runtime, or a profile",
  at: "harness_profile",
  holds: ifAndOnlyIf(present("connected_runtime_id"), not(present("harness_profile"))),
})

/** What a profile runs with. */
export const routedProfile = agreement({
  name: "routed-profile",
  says: "harness_profile and model_routing_profile are stated together, and sandbox_profile only with them",
  repair: "state both names, or the connected runtime alone",
  at: "model_routing_profile",
  holds: all(
    ifAndOnlyIf(present("harness_profile"), present("model_routing_profile")),
    implies(present("sandbox_profile"), present("harness_profile")),
  ),
})

/** Signed, or not. */
export const signedOrNot = agreement({
  name: "signed-or-not",
  says: "either signed is there or the observations",
  repair: "send the signed statement, or the observations themselves",
  at: "signed",
  holds: ifAndOnlyIf(present("signed"), not(present("observations"))),
})

/** Where unsigned observations begin. */
export const observationsInOrder = agreement({
  name: "observations-in-order",
  says: "sequence and observations are stated together",
  repair: "state the number of the first observation; a signed statement has its own",
  at: "sequence",
  holds: ifAndOnlyIf(present("sequence"), present("observations")),
})
