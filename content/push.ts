import { writeCount } from './write-count.ts'

/** Notifications to the owner of a page, on the locked screen of a phone. No word of a message is in them. */
export const push = {
  messages: (count: number) =>
    count === 1 ? 'New message from your page' : `${writeCount(count)} new messages from your page`,
  read: 'Tap to read and answer.',
  orders: (count: number) =>
    count === 1 ? 'Somebody tapped “Order on WhatsApp”' : `“Order on WhatsApp” was tapped ${writeCount(count)} times`,
  look: 'Look in WhatsApp: an order may be waiting there.',
}
