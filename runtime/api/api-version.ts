import { apiVersion as revision } from "../../output/facts/revisions.ts"

/** The version of the API that this server speaks. */
export const apiVersion: string = revision.literal
