import { adoptionSource } from "../kinds/adoption-source.ts"

/** An image and a command, one-shot or ACP; release and profile come into being together. */
export const ociSource = adoptionSource({ name: "oci-source", literal: "oci" })
