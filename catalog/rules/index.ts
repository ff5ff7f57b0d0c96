import { authorityLenient } from "./authority-lenient/rule.ts"
import { axisUnknown } from "./axis-unknown/rule.ts"
import { cardIncomplete } from "./card-incomplete/rule.ts"
import { carriageUnfit } from "./carriage-unfit/rule.ts"
import { ceilingUnproven } from "./ceiling-unproven/rule.ts"
import { ceilingUnrealizable } from "./ceiling-unrealizable/rule.ts"
import { decisionScenarioMissing } from "./decision-scenario-missing/rule.ts"
import { decisionUnfinished } from "./decision-unfinished/rule.ts"
import { decisionUnknownFact } from "./decision-unknown-fact/rule.ts"
import { dialectUnpriced } from "./dialect-unpriced/rule.ts"
import { endpointForm } from "./endpoint-form/rule.ts"
import { endpointOperation } from "./endpoint-operation/rule.ts"
import { endpointOverlap } from "./endpoint-overlap/rule.ts"
import { endpointRoles } from "./endpoint-roles/rule.ts"
import { envelopeDeclaredAxis } from "./envelope-declared-axis/rule.ts"
import { factUnused } from "./fact-unused/rule.ts"
import { fixtureDeployed } from "./fixture-deployed/rule.ts"
import { gateMissing } from "./gate-missing/rule.ts"
import { namesInvalid } from "./names-invalid/rule.ts"
import { namesNamespace } from "./names-namespace/rule.ts"
import { namesNotInjective } from "./names-not-injective/rule.ts"
import { observationAxisless } from "./observation-axisless/rule.ts"
import { pathOverlap } from "./path-overlap/rule.ts"
import { primaryNotOne } from "./primary-not-one/rule.ts"
import { releaseFieldUnknown } from "./release-field-unknown/rule.ts"
import type { Rule } from "./rule.ts"
import { sitePosture } from "./site-posture/rule.ts"
import { slotsUnfitRule } from "./slots-unfit-rule/rule.ts"
import { streamTwoForms } from "./stream-two-forms/rule.ts"
import { supplyInconsistent } from "./supply-inconsistent/rule.ts"
import { typeDuplicateName } from "./type-duplicate-name/rule.ts"
import { typeNotStrict } from "./type-not-strict/rule.ts"

export type { Catalog } from "../../model/catalog.ts"
export type { Violation } from "../../model/finding.ts"
export type { Expected } from "./expected.ts"
export { rule } from "./rule.ts"
export type { Rule } from "./rule.ts"

/** The catalog's own rules, by folder. */
export const rules: readonly Rule[] = [
  authorityLenient,
  axisUnknown,
  cardIncomplete,
  carriageUnfit,
  ceilingUnproven,
  ceilingUnrealizable,
  decisionScenarioMissing,
  decisionUnfinished,
  decisionUnknownFact,
  dialectUnpriced,
  endpointForm,
  endpointOperation,
  endpointOverlap,
  endpointRoles,
  envelopeDeclaredAxis,
  factUnused,
  fixtureDeployed,
  gateMissing,
  namesInvalid,
  namesNamespace,
  namesNotInjective,
  observationAxisless,
  pathOverlap,
  primaryNotOne,
  releaseFieldUnknown,
  sitePosture,
  slotsUnfitRule,
  streamTwoForms,
  supplyInconsistent,
  typeDuplicateName,
  typeNotStrict,
]
