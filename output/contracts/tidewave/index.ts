// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeLoadLiveSession } from "./load-live-session.ts"
import type { LoadLiveSession } from "./load-live-session.ts"
import { decodeLoadOffer } from "./load-offer.ts"
import type { LoadOffer } from "./load-offer.ts"
import { decodeNotificationId } from "./notification-id.ts"
import type { NotificationId } from "./notification-id.ts"

export { decodeLoadLiveSession, decodeLoadLiveSessionText } from "./load-live-session.ts"
export type { LoadLiveSession } from "./load-live-session.ts"
export { decodeLoadOffer, decodeLoadOfferText } from "./load-offer.ts"
export type { LoadOffer } from "./load-offer.ts"
export { decodeNotificationId, decodeNotificationIdText } from "./notification-id.ts"
export type { NotificationId } from "./notification-id.ts"

/** The slots of Tidewave, by identifier. */
export interface Tidewave extends Contract<"tidewave"> {
  readonly slots: {
    readonly loadLiveSession: OutboundSlot<LoadLiveSession>
    readonly loadOffer: InboundSlot<LoadOffer>
    readonly notificationId: InboundSlot<NotificationId>
  }
}

/** Tidewave, as data. */
export const tidewave: Tidewave = {
  name: "tidewave",
  ownership: "adopted",
  keyPrefix: "tidewave.ai",
  methodPrefix: "_tidewave.ai/",
  slots: {
    loadLiveSession: {
      id: "slot/tidewave/load-live-session",
      site: {
        kind: "method",
        method: "_tidewave.ai/session/load",
        form: "request",
      },
      posture: "context",
      gate: null,
      from: "client",
      correlation: "sessionId",
      overtakenBy: "session/load",
      decode: decodeLoadLiveSession,
    },
    loadOffer: {
      id: "slot/tidewave/load-offer",
      site: {
        kind: "meta",
        def: "InitializeResponse.agentCapabilities",
        at: ["_meta", "tidewave.ai"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeLoadOffer,
    },
    notificationId: {
      id: "slot/tidewave/notification-id",
      site: {
        kind: "meta",
        def: "SessionNotification",
        at: ["_meta", "tidewave.ai/notificationId"],
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      decode: decodeNotificationId,
    },
  },
  declarations: [],
}
