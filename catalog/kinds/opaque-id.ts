/** The published id of the check by which `opaque` bounds any JSON. It stands apart so that it can be known without the schema library. */
export const opaqueId = "wire/opaque"
