import { accessLaneKind } from "./access-lane.ts"
import { adoptionSourceKind } from "./adoption-source.ts"
import { capabilityKind } from "./capability.ts"
import { checkKind } from "./check.ts"
import { experienceProfileKind } from "./experience-profile.ts"
import { hostToolKind } from "./host-tool.ts"
import { lineFormKind } from "./line-form.ts"
import { modeKind } from "./mode.ts"
import { modelCardKind } from "./model-card.ts"
import { modelIdKind } from "./model-id.ts"
import { observationKind } from "./observation.ts"
import { outcomeKind } from "./outcome.ts"
import { refusalKind } from "./refusal.ts"
import { releaseFieldKind } from "./release-field.ts"
import { routingKind } from "./routing.ts"
import { termKind } from "./term.ts"
import { validityKind } from "./validity.ts"
import { axisKind } from "./axis.ts"
import { contractKind } from "./contract.ts"
import { crossSlotKind } from "./cross-slot.ts"
import { decisionKind } from "./decision.ts"
import { declarationKind } from "./declaration.ts"
import { endpointKind } from "./endpoint.ts"
import { roleKind } from "./role.ts"
import { dialectKind } from "./dialect.ts"
import { dialectRequestKind } from "./dialect-request.ts"
import { documentKind } from "./document.ts"
import { driverKind } from "./driver.ts"
import { gatewayRouteKind } from "./gateway-route.ts"
import { harnessKind } from "./harness.ts"
import type { Kind } from "./kind.ts"
import { pageKind } from "./page.ts"
import { platformToolKind } from "./platform-tool.ts"
import { providerKind } from "./provider.ts"
import { revisionKind } from "./revision.ts"
import { frameKind, slotKind } from "./slot.ts"
import { orderKind, tableKind } from "./table.ts"

/** Every kind of fact, with what a change of it means. */
export const kinds: readonly Kind[] = [
  accessLaneKind,
  adoptionSourceKind,
  capabilityKind,
  checkKind,
  experienceProfileKind,
  hostToolKind,
  lineFormKind,
  modeKind,
  modelCardKind,
  modelIdKind,
  observationKind,
  outcomeKind,
  refusalKind,
  releaseFieldKind,
  routingKind,
  termKind,
  validityKind,
  axisKind,
  contractKind,
  crossSlotKind,
  decisionKind,
  declarationKind,
  dialectKind,
  dialectRequestKind,
  documentKind,
  driverKind,
  endpointKind,
  frameKind,
  gatewayRouteKind,
  harnessKind,
  orderKind,
  pageKind,
  platformToolKind,
  providerKind,
  revisionKind,
  roleKind,
  slotKind,
  tableKind,
]
