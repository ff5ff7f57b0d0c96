import { page } from "../kinds/page.ts"
import { hostTools } from "../tables/host-tools.ts"
import { modes } from "../tables/modes.ts"
import { onehorizonSlots } from "../tables/onehorizon-slots.ts"
import { outcomeMapping } from "../tables/outcome-mapping.ts"
import { turnRules } from "../tables/turn-rules.ts"
import { updateRouting } from "../tables/update-routing.ts"

/** The page for whoever writes an agent that the One Horizon worker runtime drives. */
export const oneHorizonAcpContract = page({
  name: "concepts/one-horizon-acp-contract",
  title: "The One Horizon ACP contract",
  description: "What the headless worker runtime sends an agent, and what it makes of what the agent says.",
  tables: [onehorizonSlots, updateRouting, outcomeMapping, modes, hostTools, turnRules],
})
