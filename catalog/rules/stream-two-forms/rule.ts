import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { mayBothFit } from "../../../model/line-form.ts"
import { rule } from "../rule.ts"

/** Compares what opens each form with what opens every form before it. */
export const streamTwoForms = rule({
  code: "stream/two-forms",
  states: "No line opens two forms of stream JSON.",
  because: "A release does not name its form, so that a stream would be read by whichever form comes first.",
  check: ({ lineForms }) =>
    lineForms.flatMap((form, index) =>
      lineForms.slice(0, index).flatMap((earlier): readonly Violation[] => {
        const both = form.opens.some((when) => earlier.opens.some((other) => mayBothFit(when, other)))
        if (!both) return []
        return [
          {
            at: factPath(form.id as FactId, "opens"),
            what: `A line may open ${form.id} that also opens ${earlier.id}.`,
            fix: "name a member in what opens one of them whose value the other cannot have",
            related: [{ says: `${earlier.id} is opened here`, at: factPath(earlier.id as FactId, "opens") }],
          },
        ]
      }),
    ),
})
