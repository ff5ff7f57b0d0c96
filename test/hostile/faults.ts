/** A kind of fault that generators like this one had, where it is tested here, and the patch that brings it back. */
export interface Fault {
  readonly number: number
  readonly file: string
  /** Name of the patch in `test/mutants/`, without its extension. */
  readonly mutant: string
  /** Other faults whose tests fail with it, because they look at the same place. */
  readonly companions: readonly number[]
}

function fault(number: number, file: string, mutant: string, ...companions: readonly number[]): Fault {
  return { number, file: `${file}.test.ts`, mutant, companions }
}

/** Every kind of fault that is tested, in the order of their numbers; numbers have gaps on purpose. */
export const faults: readonly Fault[] = [
  fault(1, "a-determinism", "01-facts-as-found"),
  fault(2, "a-determinism", "02-name-of-the-machine"),
  fault(3, "a-determinism", "03-order-of-the-locale"),
  fault(4, "a-determinism", "04-date-in-header", 2),
  fault(5, "a-determinism", "05-values-sorted"),
  fault(6, "a-determinism", "06-members-in-an-object"),
  fault(7, "b-drift", "07-first-fresh-file", 13),
  fault(8, "b-drift", "08-missing-page-throws"),
  fault(9, "b-drift", "09-text-that-is-not-final"),
  fault(10, "b-drift", "10-orphans-stay", 14),
  fault(12, "b-drift", "12-what-git-knows"),
  fault(13, "b-drift", "13-drift-without-a-fix"),
  fault(14, "b-drift", "14-written-in-place"),
  fault(16, "c-bytes-and-paths", "16-carriage-returns-in-pages"),
  fault(17, "c-bytes-and-paths", "17-separators-of-posix"),
  fault(19, "d-formatter", "19-obeys-a-foreign-formatter"),
  fault(20, "d-formatter", "20-aligned-tables", 21),
  fault(21, "d-formatter", "21-length-for-width"),
  fault(22, "e-markdown", "22-pipes-as-they-are"),
  fault(23, "e-markdown", "23-code-with-pipes", 27),
  fault(25, "e-markdown", "25-one-fence-for-all"),
  fault(26, "e-markdown", "26-markdown-without-mdx", 22, 23, 25, 27, 28),
  fault(27, "e-markdown", "27-escapes-in-code"),
  fault(28, "e-markdown", "28-comments-of-modules"),
  fault(31, "f-code-text", "31-lax-skeletons"),
  fault(32, "f-code-text", "32-open-comments"),
  fault(33, "f-code-text", "33-inherited-for-own"),
  fault(34, "f-code-text", "34-reserved-for-free"),
  fault(36, "f-code-text", "36-words-for-names"),
  fault(37, "g-schemas", "37-tuples-as-lists"),
  fault(38, "g-schemas", "38-references-without-words"),
  fault(39, "g-schemas", "39-integers-for-numbers"),
  fault(41, "g-schemas", "41-chains-without-end"),
  fault(42, "h-scale-and-meaning", "42-all-for-each"),
  fault(43, "h-scale-and-meaning", "43-types-left-to-infer"),
  fault(45, "h-scale-and-meaning", "45-changes-without-direction"),
  fault(46, "h-scale-and-meaning", "46-whole-bodies"),
]
