import { refusal } from "../kinds/refusal.ts"

/** Tool delivery is to be proven, and no enrolled runner speaks the plane that would prove it. */
export const verificationNoPlane = refusal({
  name: "verification-no-plane",
  codes: ["verification/no-plane"],
  title: "No runner with the plane",
  status: 409,
  raisedIn: "evidence",
  cause: "every live runner was started without the platform's tool plane",
  cure: "start a runner that announces the plane, or request verification without the proof of tool delivery",
  example: "No live runner announces the plane platform-mcp-v1.",
})
