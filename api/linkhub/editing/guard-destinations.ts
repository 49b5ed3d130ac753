import { type Contact, findContact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { paymentHosts } from '@nokshi/contract/linkhub/payments.ts'
import { isHostOf, socialKinds } from '@nokshi/contract/safe-url.ts'
import { requireRecentProof } from '../../auth/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { countHit, type Limit } from '../../platform/rate-limit.ts'
import { mailOwner } from '../mail.ts'
import type { CustomLinkRow, PresentableProfile, ProfileRow } from '../queries.ts'
import { readContacts } from '../stored-profile.ts'

/** A slow typist saves a number several times. */
const mails: Limit = { name: 'contact-mails', hits: 10, perSeconds: 24 * 60 * 60 }

type Page = Pick<ProfileRow, 'socials' | 'profiles' | 'contactMethods'> & { customLinks: PlannedLink[] }

/** A stolen session must not redirect orders or money: that needs a proof and is mailed to the owner. */
export async function guardDestinations(deps: Deps, sessionId: string, before: Page & PresentableProfile, after: Page) {
  const fields = findNewDestinations(destinationsOf(before), destinationsOf(after), deps.now())
  if (fields.length === 0) return
  await requireRecentProof(deps, sessionId, 'proof-needed', fields)
  if (before.emailVerified !== 1 || (await countHit(deps, mails, [before.id])).isOver) return
  await mailOwner(deps, deps.db, before, 'contactsChanged')
}

function destinationsOf(page: Page) {
  return { ...readContacts(page), links: page.customLinks }
}

type Destinations = ReturnType<typeof destinationsOf>

type PlannedLink = Pick<CustomLinkRow, 'url' | 'isHidden' | 'showFrom' | 'showUntil'>

const moneyHosts = [
  ...paymentHosts,
  ...['nagad.com.bd', 'buymeacoffee.com', 'ko-fi.com', 'patreon.com'],
  ...['wa.me', 'whatsapp.com', 'wa.link'],
]

/**
 * The fields of an edit that redirect orders or money: WhatsApp, phone, email, «Connect With Me» and links
 * to payment sites. Removing one counts too, because another link could stand in for it.
 */
function findNewDestinations(before: Destinations, after: Destinations, now: number): string[] {
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
