import { order } from "../kinds/table.ts"
import { conformanceEvidenceManifest } from "./conformance-evidence-manifest.ts"
import { harnessConformance } from "./harness-conformance.ts"
import { harnessConformanceCaseSet } from "./harness-conformance-case-set.ts"
import { harnessConformanceEvidenceIdentity } from "./harness-conformance-evidence-identity.ts"
import { harnessExperienceProfiles } from "./harness-experience-profiles.ts"
import { harnessReadiness } from "./harness-readiness.ts"
import { harnessSupport } from "./harness-support.ts"

/** The order in which tables show the revisions. */
export const revisionOrder = order({
  name: "revision",
  of: [
    harnessSupport,
    harnessExperienceProfiles,
    harnessConformance,
    harnessConformanceCaseSet,
    harnessConformanceEvidenceIdentity,
    conformanceEvidenceManifest,
    harnessReadiness,
  ],
})
