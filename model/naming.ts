/**
 * How a catalogued name reads in generated code, on disk and in a page. Pure and total: what cannot be used is refused by
 * the rules on names, never repaired, so that two names are never told apart by a number behind them.
 */

/** A name at the catalog's edge: lower-case ASCII words and digits, joined by single `-` or `_`, beginning with a letter. */
const namePattern: RegExp = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/
const identifierPattern: RegExp = /^[A-Za-z_$][A-Za-z0-9_$]*$/
const typeNamePattern: RegExp = /^[A-Z][A-Za-z0-9]*$/

/** Words that cannot name a constant or a function in a strict ECMAScript module or in TypeScript. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in Infinity instanceof interface let NaN new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
)

/** Members that every object inherits: an object used as a dictionary answers to them without having them. */
export const inheritedNames: ReadonlySet<string> = new Set(
  (
    "__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor hasOwnProperty isPrototypeOf " +
    "propertyIsEnumerable toLocaleString toString valueOf"
  ).split(" "),
)

/** The names of devices that some file systems refuse as a file's name, whatever its extension. */
export const deviceNames: ReadonlySet<string> = new Set(
  "aux com1 com2 com3 com4 com5 com6 com7 com8 com9 con lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 nul prn".split(
    " ",
  ),
)

/** What generated code imports, declares or uses beside the names made from a catalog: types, constants and globals. */
export const generatedNames: ReadonlySet<string> = new Set(
  (
    "AcceptedDialect AccessLane AdoptionSource AnsweredSlot AnySlot Array Axis AxisData Capability Check Contract " +
    "CredentialHeader CrossSlotRule Declaration DeclarationData DecodeError Dialect DocumentName Driver Endpoint " +
    "EndpointBearer EndpointName EndpointQuery Envelope ExperienceProfile Failure Harness HarnessLaunch HostTool " +
    "InboundSlot Infinity JSON LineClaim LineForm LineGift LinePlace LineRule LineTest LineWhen Members ModelCard " +
    "Number Object OutboundSlot PathSegment PlatformTool Posture Provider Raise Record RefusalCode RefusalEntry RequestSlot " +
    "Result Revision Role SessionOutcome Site SlotCondition Supply TaskMode ToolArgument UpdateRouting Validity " +
    "accept accessLanes adoptionSources axes below carrierBytes carrierDepth carrierLimits carrierNodes checks " +
    "codePoints declarations dialects disagreement documentDecoders drivers endpoints excess experienceProfiles " +
    "failed harnesses hostTools invalid isObject isPlaced jsonFault kindOf limit lineForms misplaced modelCards " +
    "occurrences own plain platformTools providers refusals refuse revisions roles sessionOutcomes settle settleCarrierText " +
    "settleText sizeOf taskModes updateRoutings validities within withinLimits"
  ).split(" "),
)

/** A name as a value in code, camel case: `model-gateway` and `model_gateway` give `modelGateway`. Inner capitals stay. */
export function identifierOf(name: string): string {
  const joined = typeNameOf(name)
  return joined.slice(0, 1).toLowerCase() + joined.slice(1)
}

/** A name as a type in code, Pascal case: `model-gateway` gives `ModelGateway`. Inner capitals stay. */
export function typeNameOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join("")
}

/** Whether a text can name a constant or a function in generated code: ASCII, and no reserved word. */
export function isIdentifier(text: string): boolean {
  return identifierPattern.test(text) && !reservedWords.has(text)
}

/** Whether a text can name a type in generated code: an ASCII capital, then letters and digits. */
export function isTypeName(text: string): boolean {
  return typeNamePattern.test(text)
}

/** Whether a text may be a fact's name: it reads as a name, an identifier and a file's name alike. */
export function isName(text: string): boolean {
  return namePattern.test(text) && !reservedWords.has(text) && !inheritedNames.has(text) && !deviceNames.has(text)
}

/** The anchor of a heading in a rendered page: lower case, punctuation dropped, each space a hyphen. */
export function headingSlug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-")
}
