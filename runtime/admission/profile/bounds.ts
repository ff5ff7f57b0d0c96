/**
 * What a configuration schema may cost. Each bound is the most that is still accepted. Bytes are those of UTF-8; depth
 * counts arrays and objects inside each other; a node is one schema, or one value inside `enum`, `const`, `default`,
 * `examples` and `x-` keywords.
 */
export const schemaBounds = {
  /** Bytes of the source, white space included. */
  bytes: 32_768,
  /** Arrays and objects inside each other, those in data included. */
  depth: 32,
  /** Schemas and the data inside them. */
  nodes: 2_048,
  /** Schemas below `allOf`, `anyOf` and `oneOf`, in all. */
  branches: 128,
  /** Schemas below one `allOf`, `anyOf` or `oneOf`. */
  branchesInOne: 64,
  /** `$ref` keywords. */
  references: 256,
  /** Nodes once every reference is replaced by what it names. The engine's work grows with them. */
  expandedNodes: 2_048,
  /** Schemas inside each other once every reference is replaced: the depth of the engine's calls. */
  expandedDepth: 48,
  /** `pattern` keywords and names of `patternProperties`. */
  patterns: 64,
  /** Values of one `enum`. */
  enumItems: 512,
  /** Source bytes of one `enum`. */
  enumBytes: 8_192,
  /** Members of one object of schemas or names other than `$defs`. */
  properties: 256,
  /** Names in one `required`, or in one list of `dependentRequired`. */
  required: 128,
  /** Members of one `$defs`. */
  defs: 128,
  /** Bytes of one `title`, `description` or `$comment`. */
  annotationBytes: 4_096,
  /** Bytes of one member name, patterns aside. */
  nameBytes: 128,
  /** Sum of the work of unanchored patterns, each as often as it occurs once references are replaced. */
  expandedWork: 256,
} as const

/** What one pattern may cost. */
export const patternBounds = {
  /** UTF-16 units. */
  units: 256,
  /** Branches between `|`. */
  branches: 32,
  /** The upper count of a repetition. */
  repeat: 256,
  /** Steps at one starting place where every branch begins with `^`. */
  anchoredWork: 4_096,
  /** Steps at one starting place otherwise: every place of the text is one. */
  unanchoredWork: 64,
} as const

/** What a configuration may cost, alone and together with its schema. */
export const valueBounds = {
  /** Bytes of the source, white space included. */
  bytes: 65_536,
  /** Arrays and objects inside each other. */
  depth: 32,
  /** Values: scalars, arrays and objects. */
  nodes: 4_096,
  /** Bytes of one string, names included. */
  stringBytes: 16_384,
  /** Expanded nodes of the schema times nodes of the value: about 200 ns each at worst. */
  work: 1_000_000,
  /** Expanded patterns of the schema times strings of the value, names included. */
  patternWork: 131_072,
  /** Expanded `format`, `minLength` and `maxLength` times bytes of the value: each of them reads a string to its end. */
  textWork: 16_777_216,
} as const

/** How many findings one answer holds. */
export const mostFindings = 64
