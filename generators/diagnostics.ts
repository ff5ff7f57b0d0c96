import type { Finding, Location, Severity, Violation } from "../model/finding.ts"
import type { Spans } from "./load/loaded.ts"

/** What is known of a code before anything is found. */
export interface Diagnostic {
  readonly severity: Severity
  /** The reason for it, a clause without full stop. */
  readonly why: string
  /** What its page says: when it appears and how it is mended, Markdown text. */
  readonly page: string
}

/** What the tool itself finds between loading and writing. Loading and the rules declare their own. */
export const diagnostics = {
  "fact/shape": {
    severity: "error",
    why: "a fact of another shape than its kind has would be read as something that nobody stated",
    page: "A fact lacks a member that its kind needs, or has one of another shape. State it through the constructor of its kind, which says what it takes.",
  },
  "fact/unknown-reference": {
    severity: "error",
    why: "a consequence drawn from a fact that is not there is drawn from nothing",
    page: "A fact refers to another that the catalog does not have, could not read, or has as another kind. Mend or export that one first: what depends on it is judged afterwards.",
  },
  "site/unknown": {
    severity: "error",
    why: "a slot that rides where the protocol has no place for it is never sent nor read",
    page: "A slot names a message, a member or a key that the pinned protocol schema does not have, or a method that is the protocol's own. Name a message of the schema, or an extension method.",
  },
  "exchange/malformed": {
    severity: "error",
    why: "an exchange that can not be read shows nobody what to send",
    page: "A golden exchange is no JSON, or has a member that the format does not have. The schema of the format is published with the author kit.",
  },
  "exchange/unsound": {
    severity: "error",
    why: "authors build what the golden exchanges show",
    page: "A golden exchange contradicts the catalog: a payload that its slot refuses, or accepts though it is marked wrong; a slot that is used before it is declared; a place that is not in the message; an argument that the release does not give. Mend the exchange, or the fact that it shows to be wrong.",
  },
  "exchange/missing": {
    severity: "error",
    why: "a slot that no exchange shows is one that nobody can try out",
    page: "A contract has golden exchanges, but none for this slot. Write one below `exchanges/` in the catalog, with a sound payload and, where the slot is answered, a sound answer.",
  },
  "plan/unknown-skeleton": {
    severity: "error",
    why: "a page without its skeleton would be published empty",
    page: "A page that is generated whole names a skeleton that is not among the templates. Name one that is.",
  },
  "revision/vector-refused": {
    severity: "error",
    why: "whoever wrote by a published literal is refused by everybody who reads it after the change",
    page: "A payload refuses a value that a current or accepted revision promised to accept, as its frozen vectors show. Restore the constraint. To change it, state a new revision; an old one whose values cannot be read any more has to be retired.",
  },
  "revision/content-changed": {
    severity: "error",
    why: "a literal that means one thing today and another tomorrow tells its readers nothing",
    page: "A payload is not what it was when the revision that it names was frozen, though it takes all that it took. State the next literal as a revision of its own, let the slot or the document name it, make the old revision accepted, and freeze the new one.",
  },
  "revision/literal-changed": {
    severity: "error",
    why: "a literal that others have written down cannot be renamed where it is stated",
    page: "A revision was frozen under another literal than it has now. Restore it, and state the new literal as a revision of its own.",
  },
  "revision/payload-gone": {
    severity: "error",
    why: "what a living literal promises to read must have a reader",
    page: "A current or accepted revision was frozen with a payload that the catalog does not have any more. Restore the slot or the document, or retire the revision.",
  },
  "revision/frozen-missing": {
    severity: "error",
    why: "a revision that is accepted without a record of what it was can be broken without anybody seeing it",
    page: "A revision is accepted, and was never frozen. Freeze it where it is still current, in the commit before, and commit what that writes.",
  },
  "revision/frozen-unreadable": {
    severity: "error",
    why: "what was frozen is only worth something as it was written",
    page: "A file of a frozen revision is not what the command writes: no JSON, another format, a line that is no vector, or of no revision. Restore it as it was committed.",
  },
  "revision/lost": {
    severity: "error",
    why: "a literal that is stated nowhere can be given to something else, and whoever has it written down reads that",
    page: "A literal that was published before is not stated any more. State it again as it was. Where nothing of it is read any more, make it retired, and leave it stated.",
  },
  "revision/returned": {
    severity: "error",
    why: "what was retired is read by nobody, and under the same literal its old meaning would come back with the new one",
    page: "A retired literal is current or accepted again. Leave it retired and state another one.",
  },
  "authority/unrecorded": {
    severity: "error",
    why: "whoever may do more from now on should be so by decision and not by accident",
    page: "A change lets somebody do more than before, and no decision record that is new or changed with it names its place. Let `checkfu record` write the record and complete what it leaves open.",
  },
  "authority/undecided": {
    severity: "error",
    why: "what no order settles may let somebody do more, and only a person can say that it does not",
    page: "A change moves authority, and what it moved from and to cannot be compared. It counts as one that lets somebody do more until a decision record that is new or changed with it names its place. Let `checkfu record` write the record and complete what it leaves open.",
  },
  "wire/unbumped": {
    severity: "error",
    why: "others wrote the literal down to say which of the two they mean",
    page: "What a published literal identifies is not what it was. State the next literal as a revision of its own, let the fact name it, and keep the old one as accepted or retired.",
  },
  "wire/unrecorded": {
    severity: "error",
    why: "who is broken by a change that no literal shows finds out in production",
    page: "A change breaks who writes or reads by the catalog before, and no literal identifies the fact. A decision record that names its place says that this is meant. Let `checkfu record` write it.",
  },
  "accept/expired": {
    severity: "error",
    why: "an exception is decided for as long as a revision is current, and the next one is decided on without it",
    page: "A fact accepts a finding until a revision that is not current any more. The finding is back. Mend it, or decide anew and name a revision that is current.",
  },
  "accept/refused": {
    severity: "error",
    why: "what some rules hold is what generation itself stands on",
    page: "A fact accepts a finding of a rule that has no exceptions. The rule's page says what to do instead.",
  },
  "accept/unused": {
    severity: "error",
    why: "an exception that outlives its finding would hide the next one",
    page: "A fact accepts a finding that no rule makes about it, or names a rule that does not exist. Remove the exception.",
  },
  "rule/incomplete": {
    severity: "error",
    why: "a rule that shows neither what it refuses nor what it allows is a rule that nobody can keep",
    page: "A rule that the configuration takes from a package or folder lacks its page or one of its two fixtures, or there is no rule at all. Write what is named beside the rule.",
  },
  "rule/unreadable": {
    severity: "error",
    why: "a rule that can not be run finds nothing",
    page: "A module of a rule from outside can not be read or run. Mend it, or install what it imports.",
  },
  "rule/unsound": {
    severity: "error",
    why: "a rule that does not keep to its own fixtures would blame the innocent or pass the guilty",
    page: "A rule from outside says something of the catalog that should pass, or something else than is expected of the one that should fail; or its page does not say what it states. Mend whichever is wrong.",
  },
} as const satisfies { readonly [code: string]: Diagnostic }

/** The code of a declared diagnostic. */
export type DiagnosticCode = keyof typeof diagnostics

/** What one finding adds to its diagnostic. */
export interface Found {
  readonly what: string
  readonly fix: string
  readonly at: Location | null
  readonly related?: Finding["related"]
  readonly facts?: Finding["facts"]
}

/** A finding of a declared diagnostic. Throws on any other code: that is a fault of the tool, never of a catalog. */
export function finding(code: DiagnosticCode, { what, fix, at, related = [], facts = [] }: Found): Finding {
  if (!Object.hasOwn(diagnostics, code)) throw new Error(`internal error: no diagnostic ${code} is declared`)
  const { severity, why } = diagnostics[code]
  return { code, severity, what, why, fix, at, related, facts }
}

/** The same for what still names facts in place of lines. */
export function findingOf(code: DiagnosticCode, violation: Violation, spans: Spans): Finding {
  return located({ code, ...diagnostics[code] }, violation, spans)
}

/**
 * A violation with lines in place of facts, under any code and reason. What has no line is left out of `related`, but
 * never out of `facts`.
 */
export function located(
  { code, severity, why }: Pick<Finding, "code" | "severity" | "why">,
  { at, what, fix, related = [] }: Violation,
  spans: Spans,
): Finding {
  return {
    code,
    severity,
    what,
    why,
    fix,
    at: spans.locate(at),
    related: related.flatMap((other) => {
      const place = spans.locate(other.at)
      return place === null ? [] : [{ says: other.says, at: place }]
    }),
    facts: [...new Set([at, ...related.map((other) => other.at)])],
  }
}
