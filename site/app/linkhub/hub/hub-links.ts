import { hubWords } from '@nokshi/content/hub.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { findHostIcon } from '@nokshi/contract/page/host-icon.ts'
import type { LinkDetail } from '@nokshi/contract/page/link-details.ts'
import { profileSite } from '@nokshi/contract/page/profile-sites.ts'
import type { ContactKind } from '@nokshi/contract/page/ways.ts'
import {
  chatUrl,
  mailUrl,
  phoneUrl,
  profileUrl,
  safeUrl,
  socialKinds,
  socialNames,
  socialUrl,
} from '@nokshi/contract/safe-url.ts'
import { goPath } from '@nokshi/contract/visits.ts'

export interface HubLink {
  /** By which its clicks are counted. */
  id: string
  label: string
  /** Undefined while its owner is still typing it. */
  href: string | undefined
  /** Leads to the same place, and counts on the way: for browsers that run no scripts. Not to a telephone or a mailbox. */
  go?: string
  detail?: LinkDetail | undefined
  /** The site whose mark it bears. */
  icon?: ContactKind | undefined
}

export interface HubContact extends HubLink {
  kind: ContactKind
}

/** Wherever the owner can be found or reached: the six sites that the client named first. */
export function listContacts(profile: Profile): HubContact[] {
  const { id, socials, profiles = [], ways = {}, language } = profile
  const words = hubWords[language]
  const toGo = (kind: ContactKind) => goPath({ profileId: id, social: kind })
  const six = socialKinds
    .filter((kind) => socials[kind]?.trim())
    .map((kind) => {
      const value = socials[kind] ?? ''
      const href = kind === 'whatsapp' ? chatUrl(value, ways.greeting) : socialUrl(kind, value)
      return { id: kind, kind, label: socialNames[kind], href, go: toGo(kind) }
    })
  const others = profiles
    .filter(({ value }) => value.trim())
    .map(({ kind, value }) => ({
      ...{ id: kind, kind, label: profileSite(kind).name },
      ...{ href: profileUrl(kind, value), go: toGo(kind) },
    }))
  const { phone, email } = ways
  return [
    ...six,
    ...others,
    ...(phone ? [{ id: 'phone', kind: 'phone' as const, label: words.phone, href: phoneUrl(phone) }] : []),
    ...(email ? [{ id: 'email', kind: 'email' as const, label: words.email, href: mailUrl(email) }] : []),
  ]
}

export function listLinks({ customLinks, linkIds, linkDetails = {} }: Profile): HubLink[] {
  return customLinks.map(({ title, url }, index) => {
    const id = linkIds[index] ?? `link-${index}`
    const detail = linkDetails[id]
    const icon = detail?.showsIcon ? findHostIcon(url) : undefined
    return { id, label: title, href: safeUrl(url), go: goPath({ id }), detail, icon }
  })
}

/** Where people answer soonest comes first. */
const contactOrder: ContactKind[] = [
  ...(['whatsapp', 'instagram', 'facebook', 'linkedin', 'twitter', 'github'] as const),
  ...(['messenger', 'telegram', 'phone', 'email', 'snapchat', 'tiktok', 'threads', 'discord'] as const),
]

/** Where «Connect With Me» leads: where the owner says, or to the first place where the owner can be written to. */
export function findContact(contacts: HubContact[], wanted?: string): HubContact | undefined {
  return [wanted, ...contactOrder]
    .flatMap((kind) => contacts.find((contact) => contact.kind === kind && contact.href) ?? [])
    .at(0)
}
