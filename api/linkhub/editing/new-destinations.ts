import type { ContactMethods } from '@nokshi/contract/linkhub/contact-methods.ts'
import { type Contact, findContact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import type { MoreProfile } from '@nokshi/contract/linkhub/more-profiles.ts'
import { paymentHosts } from '@nokshi/contract/linkhub/payments.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { isHostOf, socialKinds } from '@nokshi/contract/safe-url.ts'
import type { CustomLinkRow } from '../queries.ts'

export interface Destinations {
  socials: Profile['socials']
  profiles: MoreProfile[]
  contactMethods: ContactMethods
  links: PlannedLink[]
}

type PlannedLink = Pick<CustomLinkRow, 'url' | 'isHidden' | 'showFrom' | 'showUntil'>

/** Payment sites, and chats in which people ask for money. */
const moneyHosts = [
  ...paymentHosts,
  ...['nagad.com.bd', 'buymeacoffee.com', 'ko-fi.com', 'patreon.com'],
  ...['wa.me', 'whatsapp.com', 'wa.link'],
]

/**
 * The fields of an edit that redirect orders or money: WhatsApp, phone, email, «Connect With Me» and links
 * to payment sites. Removing one counts too, because another link could stand in for it.
 */
export function findNewDestinations(before: Destinations, after: Destinations, now: number): string[] {
  const isNew = (value: string | undefined, known: string | undefined) => value !== undefined && value !== known
  const [connected, connects] = [connectContact(before), connectContact(after)]
  const isConnectNew = isNew(connects?.href, connected?.href)
  return [
    ...(after.socials.whatsapp !== before.socials.whatsapp ? ['socials.whatsapp'] : []),
    ...(isNew(after.contactMethods.phone, before.contactMethods.phone) ? ['contactMethods.phone'] : []),
    ...(isNew(after.contactMethods.email, before.contactMethods.email) ? ['contactMethods.email'] : []),
    ...(isConnectNew ? ['contactMethods.connect', ...[connected, connects].map(fieldOf)] : []),
    ...(hasOtherMoneyLinks(before.links, after.links, now) ? ['customLinks'] : []),
  ].filter((field) => field !== undefined)
}

/** Another greeting leads to the same chat. */
function connectContact({ socials, profiles, contactMethods: { greeting: _, ...contactMethods } }: Destinations) {
  return findContact(listContacts({ socials, profiles, contactMethods }), contactMethods.connect)
}

function fieldOf(contact: Contact | undefined) {
  if (!contact) return undefined
  const { kind } = contact
  if (kind === 'phone' || kind === 'email') return `contactMethods.${kind}`
  return socialKinds.some((social) => social === kind) ? `socials.${kind}` : 'profiles'
}

/** Whether one is new, or one of before is shown for a shorter time or not at all. */
function hasOtherMoneyLinks(before: PlannedLink[], after: PlannedLink[], now: number) {
  const asksForMoney = ({ url }: PlannedLink) => isHostOf(url, moneyHosts)
  const isNew = ({ url }: PlannedLink) => before.every((link) => link.url !== url)
  const isLess = (link: PlannedLink) => willShow(link, now) && !after.some((other) => showsAsLong(other, link, now))
  return after.filter(asksForMoney).some(isNew) || before.filter(asksForMoney).some(isLess)
}

function willShow({ isHidden, showUntil }: PlannedLink, now: number) {
  return isHidden === 0 && (showUntil ?? Infinity) > now
}

function showsAsLong(link: PlannedLink, before: PlannedLink, now: number) {
  return (
    link.url === before.url &&
    link.isHidden === 0 &&
    (link.showFrom ?? 0) <= Math.max(before.showFrom ?? 0, now) &&
    (link.showUntil ?? Infinity) >= (before.showUntil ?? Infinity)
  )
}
