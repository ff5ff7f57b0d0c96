// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Revision } from "./types.ts"

/** `revision/harness-support` */
export const harnessSupport: Revision = {
  id: "revision/harness-support",
  name: "harness-support",
  literal: "checkfu:harness-support@1",
  subject: "projection",
  life: "current",
}

/** `revision/harness-experience-profiles` */
export const harnessExperienceProfiles: Revision = {
  id: "revision/harness-experience-profiles",
  name: "harness-experience-profiles",
  literal: "checkfu:harness-experience-profiles@2",
  subject: "experience",
  life: "current",
}

/** `revision/harness-conformance` */
export const harnessConformance: Revision = {
  id: "revision/harness-conformance",
  name: "harness-conformance",
  literal: "checkfu:harness-conformance@9",
  subject: "conformance",
  life: "current",
}

/** `revision/harness-conformance-case-set` */
export const harnessConformanceCaseSet: Revision = {
  id: "revision/harness-conformance-case-set",
  name: "harness-conformance-case-set",
  literal: "checkfu:harness-conformance-case-set@6",
  subject: "conformance case set",
  life: "current",
}

/** `revision/harness-conformance-evidence-identity` */
export const harnessConformanceEvidenceIdentity: Revision = {
  id: "revision/harness-conformance-evidence-identity",
  name: "harness-conformance-evidence-identity",
  literal: "checkfu:harness-conformance-evidence-identity@2",
  subject: "evidence identity",
  life: "current",
}

/** `revision/conformance-evidence-manifest` */
export const conformanceEvidenceManifest: Revision = {
  id: "revision/conformance-evidence-manifest",
  name: "conformance-evidence-manifest",
  literal: "checkfu:conformance-evidence-manifest@6",
  subject: "evidence manifest",
  life: "current",
}

/** `revision/harness-readiness` */
export const harnessReadiness: Revision = {
  id: "revision/harness-readiness",
  name: "harness-readiness",
  literal: "checkfu:harness-readiness@2",
  subject: "readiness",
  life: "current",
}

/** `revision/acp-v1-lane` */
export const acpV1Lane: Revision = {
  id: "revision/acp-v1-lane",
  name: "acp-v1-lane",
  literal: "checkfu:acp-v1@1",
  subject: "execution lane",
  life: "current",
}

/** `revision/acp-v1-protocol` */
export const acpV1Protocol: Revision = {
  id: "revision/acp-v1-protocol",
  name: "acp-v1-protocol",
  literal: "acp-v1",
  subject: "release protocol",
  life: "current",
}

/** `revision/api-version` */
export const apiVersion: Revision = {
  id: "revision/api-version",
  name: "api-version",
  literal: "2026-08-29",
  subject: "API",
  life: "current",
}

/** `revision/attestation` */
export const attestation: Revision = {
  id: "revision/attestation",
  name: "attestation",
  literal: "checkfu:attestation@1",
  subject: "signed statement",
  life: "current",
}

/** `revision/author-kit-schemas` */
export const authorKitSchemas: Revision = {
  id: "revision/author-kit-schemas",
  name: "author-kit-schemas",
  literal: "checkfu:author-kit-schemas@1",
  subject: "author kit schemas",
  life: "current",
}

/** `revision/author-kit-vectors` */
export const authorKitVectors: Revision = {
  id: "revision/author-kit-vectors",
  name: "author-kit-vectors",
  literal: "checkfu:author-kit-vectors@1",
  subject: "author kit vectors",
  life: "current",
}

/** `revision/connected-lane` */
export const connectedLane: Revision = {
  id: "revision/connected-lane",
  name: "connected-lane",
  literal: "connected runtime",
  subject: "execution lane",
  life: "current",
}

/** `revision/oneshot-v1-lane` */
export const oneshotV1Lane: Revision = {
  id: "revision/oneshot-v1-lane",
  name: "oneshot-v1-lane",
  literal: "checkfu:oneshot-v1@1",
  subject: "execution lane",
  life: "current",
}

/** `revision/oneshot-v1-protocol` */
export const oneshotV1Protocol: Revision = {
  id: "revision/oneshot-v1-protocol",
  name: "oneshot-v1-protocol",
  literal: "oneshot-v1",
  subject: "release protocol",
  life: "current",
}

/** The revisions, in the catalog's order. */
export const revisions: readonly Revision[] = [
  harnessSupport,
  harnessExperienceProfiles,
  harnessConformance,
  harnessConformanceCaseSet,
  harnessConformanceEvidenceIdentity,
  conformanceEvidenceManifest,
  harnessReadiness,
  acpV1Lane,
  acpV1Protocol,
  apiVersion,
  attestation,
  authorKitSchemas,
  authorKitVectors,
  connectedLane,
  oneshotV1Lane,
  oneshotV1Protocol,
]
