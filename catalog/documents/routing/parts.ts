import * as Schema from "effect/Schema"

/** A logical name, in words of lower-case letters and digits. */
export const key = Schema.String.check(
  Schema.isBetweenCodePoints(1, 64),
  Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
)

/** A provider's name: a catalogued one, or that of an endpoint of your own. */
export const providerKey = Schema.String.check(
  Schema.isBetweenCodePoints(1, 64),
  Schema.isPattern(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/),
)

/** An id that the platform gave, opaque. */
export const resourceId = Schema.String.check(
  Schema.isBetweenCodePoints(1, 256),
  Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/),
)

/** A model's id as its provider reads it. */
export const modelName = Schema.String.check(
  Schema.isBetweenCodePoints(1, 256),
  Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/),
)

/** The version that the writer has seen; a write against another one is refused. */
export const resourceVersion = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9_007_199_254_740_991 }))
