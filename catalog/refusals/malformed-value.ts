import { refusal } from "../kinds/refusal.ts"

/** A value on the wire does not have the form of its slot; under the postures fidelity and context it is left out and noted, under the others what it rides on is refused. */
export const malformedValue = refusal({
  name: "malformed-value",
  codes: [
    "handshake/malformed",
    "authority/malformed",
    "acknowledgement/malformed",
    "fidelity/malformed",
    "context/malformed",
  ],
  title: "Malformed value",
  status: 422,
  raisedIn: "extensions",
  cause: "the other side writes another form, or an object is missing above the key",
  cure: "write what the refusal says may stand there, or leave the whole value out",
  example: 'slot/checkfu/capabilities at /steer: true where one of "native" may stand.',
})
