import { decodeBuiltinTools, decodeBuiltinToolsText } from "../../output/contracts/checkfu/builtin-tools.ts"
import { decodeCapabilities, decodeCapabilitiesText } from "../../output/contracts/checkfu/capabilities.ts"
import { decodeCompaction, decodeCompactionText } from "../../output/contracts/checkfu/compaction.ts"
import {
  decodeJournalCheckpoint,
  decodeJournalCheckpointText,
} from "../../output/contracts/checkfu/journal-checkpoint.ts"
import { decodeOutputSchema, decodeOutputSchemaText } from "../../output/contracts/checkfu/output-schema.ts"
import { decodeResume, decodeResumeText } from "../../output/contracts/checkfu/resume.ts"
import {
  decodeSessionSteerRequest,
  decodeSessionSteerRequestText,
} from "../../output/contracts/checkfu/session-steer.ts"
import { decodeSubagent, decodeSubagentText } from "../../output/contracts/checkfu/subagent.ts"
import { decodeTurn, decodeTurnText } from "../../output/contracts/checkfu/turn.ts"
import {
  decodeSessionProvenance,
  decodeSessionProvenanceText,
} from "../../output/contracts/hermes/session-provenance.ts"
import { decodeSessionMeta, decodeSessionMetaText } from "../../output/contracts/onehorizon/session-meta.ts"
import { decodeTaskContext, decodeTaskContextText } from "../../output/contracts/onehorizon/task-context.ts"
import { handBuiltinTools } from "./hand/builtin-tools.ts"
import { handCapabilities } from "./hand/capabilities.ts"
import { handCompaction } from "./hand/compaction.ts"
import { handJournalCheckpoint } from "./hand/journal-checkpoint.ts"
import { handOutputSchema } from "./hand/output-schema.ts"
import { handResume } from "./hand/resume.ts"
import { handSessionMeta } from "./hand/session-meta.ts"
import { handSessionProvenance } from "./hand/session-provenance.ts"
import { handSessionSteerRequest } from "./hand/session-steer.ts"
import { handSubagent } from "./hand/subagent.ts"
import { handTaskContext } from "./hand/task-context.ts"
import { carrierTextOf, textOf } from "./hand/text.ts"
import { handTurn } from "./hand/turn.ts"
import type { BenchPayload, Decode } from "./payload.ts"
import { adoptedValues } from "./values/adopted.ts"
import { opaqueValues } from "./values/opaque.ts"
import { ownedValues } from "./values/owned.ts"

const values = { ...ownedValues, ...opaqueValues, ...adoptedValues }

function payload(
  stem: string,
  decode: Decode,
  decodeText: BenchPayload["decodeText"],
  hand: Decode,
  of: typeof textOf = textOf,
): BenchPayload {
  const measured = values[stem]
  if (measured === undefined) throw new Error(`no values for ${stem}`)
  return { ...measured, stem, decode, decodeText, hand, handText: of(stem, hand) }
}

/** Payloads from every part of the catalog: a union, counts, long texts, optional members, lists, opaque JSON, a map, a recursion, an open object. */
export const payloads: readonly BenchPayload[] = [
  payload("checkfu/subagent", decodeSubagent, decodeSubagentText, handSubagent),
  payload("checkfu/turn", decodeTurn, decodeTurnText, handTurn),
  payload(
    "checkfu/session-steer.request",
    decodeSessionSteerRequest,
    decodeSessionSteerRequestText,
    handSessionSteerRequest,
  ),
  payload("checkfu/capabilities", decodeCapabilities, decodeCapabilitiesText, handCapabilities),
  payload("checkfu/builtin-tools", decodeBuiltinTools, decodeBuiltinToolsText, handBuiltinTools),
  payload("checkfu/compaction", decodeCompaction, decodeCompactionText, handCompaction),
  payload("checkfu/journal-checkpoint", decodeJournalCheckpoint, decodeJournalCheckpointText, handJournalCheckpoint),
  payload("checkfu/resume", decodeResume, decodeResumeText, handResume),
  payload("checkfu/output-schema", decodeOutputSchema, decodeOutputSchemaText, handOutputSchema),
  payload("onehorizon/session-meta", decodeSessionMeta, decodeSessionMetaText, handSessionMeta, carrierTextOf),
  payload("onehorizon/task-context", decodeTaskContext, decodeTaskContextText, handTaskContext, carrierTextOf),
  payload(
    "hermes/session-provenance",
    decodeSessionProvenance,
    decodeSessionProvenanceText,
    handSessionProvenance,
    carrierTextOf,
  ),
]
