import { orderTimeline } from '@dimsum/words/desk/order-timeline'
import type { Message } from '@dimsum/words/sentence'

const others: Readonly<Record<string, Message>> = {
  customer: orderTimeline.customer,
  provider: orderTimeline.provider,
  system: orderTimeline.automatic,
}

/** Name of the user or of the part of the shop that acted: `admin:wati` is «wati». */
export const actorName = (actor: string): Message => others[actor] ?? actor.replace(/^admin:/, '')
