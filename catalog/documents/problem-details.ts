import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { sentence, word } from "./api/parts.ts"

/** Why a request was refused, by RFC 9457, media type application/problem+json. */
export const problemDetails = document({
  name: "problem-details",
  title: "Problem details",
  payload: Schema.Struct({
    type: word.annotateKey({ description: "The page of the code." }),
    title: sentence,
    status: Schema.Int.check(Schema.isBetween({ minimum: 400, maximum: 599 })),
    detail: sentence.annotateKey({ description: "What is wrong, in one sentence." }),
    code: word.annotateKey({ description: "The code of the refusal." }),
    why: sentence.annotateKey({ description: "The reason for the rule." }),
    fix: sentence.annotateKey({ description: "What mends it." }),
    facts: Schema.Array(word)
      .check(Schema.isMaxLength(256))
      .annotateKey({ description: "Ids of the facts that it rests on." }),
  }),
  kit: false,
})
