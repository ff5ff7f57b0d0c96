/** Names the form of reports. */
export const reportRevision = "checkfu:conformance-report@1"
