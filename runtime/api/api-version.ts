/** The version of the API that this server speaks. */
export const apiVersion = "2026-08-29"
