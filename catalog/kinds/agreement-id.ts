/** The published id of the check by which `agreement` ties members of an object together. It stands apart so that it can be known without the schema library. */
export const agreementId = "wire/agreement"
