export { accepting } from "./accept.ts"
export type { Acceptance } from "./accept.ts"
export { accessLane, accessLaneKind } from "./access-lane.ts"
export { adoptionSource, adoptionSourceKind } from "./adoption-source.ts"
export {
  agreement,
  all,
  any,
  atLeast,
  noMoreThan,
  equals,
  exactly,
  ifAndOnlyIf,
  implies,
  not,
  onlyPlaceholders,
  present,
} from "./agreement.ts"
export { capability, capabilityKind } from "./capability.ts"
export { check, checkKind } from "./check.ts"
export { experienceProfile, experienceProfileKind } from "./experience-profile.ts"
export { hostTool, hostToolKind } from "./host-tool.ts"
export { lineForm, lineFormKind } from "./line-form.ts"
export { mode, modeKind } from "./mode.ts"
export { modelCard, modelCardKind, says, unlistedModel } from "./model-card.ts"
export { modelId, modelIdKind } from "./model-id.ts"
export { observation, observationKind } from "./observation.ts"
export { outcome, outcomeKind } from "./outcome.ts"
export { refusal, refusalKind } from "./refusal.ts"
export { releaseField, releaseFieldKind } from "./release-field.ts"
export { decimal, fixed } from "./route-query.ts"
export { routing, routingKind } from "./routing.ts"
export { term, termKind } from "./term.ts"
export { axis, axisKind, chain, partial } from "./axis.ts"
export { config } from "./config.ts"
export type { CatalogConfig } from "./config.ts"
export { contract, contractKind } from "./contract.ts"
export { carries, crossSlot, crossSlotKind, rides, unless } from "./cross-slot.ts"
export { declaration, declarationKind, raises } from "./declaration.ts"
export { dialect, dialectKind } from "./dialect.ts"
export { dialectRequest, dialectRequestKind } from "./dialect-request.ts"
export { document, documentKind } from "./document.ts"
export { driver, driverKind, under } from "./driver.ts"
export { endpoint, endpointKind } from "./endpoint.ts"
export { integerQuery, requiredIntegerQuery } from "./endpoint-parts.ts"
export { gatewayRoute, gatewayRouteKind } from "./gateway-route.ts"
export { blocked, harness, harnessKind, imageRequired, ready, undeclared } from "./harness.ts"
export type { Kind, Meaning, Stated } from "./kind.ts"
export { opaque } from "./opaque.ts"
export { eachPage, page, pageKind, wholePage } from "./page.ts"
export { platformTool, platformToolKind } from "./platform-tool.ts"
export { provider, providerKind, serves } from "./provider.ts"
export { revision, revisionKind } from "./revision.ts"
export { role, roleKind } from "./role.ts"
export { acknowledgement, between, frameKind, framed, meta, notification, request, slot, slotKind } from "./slot.ts"
export { validity, validityKind } from "./validity.ts"
export { across, derived, has, is, isNot, lacks, member, order, orderKind, table, tableKind, written } from "./table.ts"
