import { hubLabels } from '@nokshi/content/hub.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { type Contact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import type { LinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { goPath } from '@nokshi/contract/visits.ts'

export interface HubLink {
  id: string
  label: string
  /** Undefined while its owner is still typing it. */
  href: string | undefined
  /** Leads to the same address and counts: for browsers without scripts. Not for phone or mail. */
  go?: string
  detail?: LinkDetail | undefined
  icon?: ContactKind | undefined
}

type HubContact = HubLink & Contact

export function listHubContacts(profile: Profile): HubContact[] {
  return listContacts(profile, hubLabels[profile.language]).map((contact) => {
    const { kind } = contact
    const isSite = kind !== 'phone' && kind !== 'email'
    return { ...contact, id: kind, ...(isSite && { go: goPath({ profileId: profile.id, social: kind }) }) }
  })
}

export function listLinks({ customLinks, linkIds, linkDetails = {} }: Profile): HubLink[] {
  return customLinks.map(({ title, url }, index) => {
    const id = linkIds[index] ?? `link-${index}`
    const detail = linkDetails[id]
    const icon = detail?.showsIcon ? findHostIcon(url) : undefined
    return { id, label: title, href: safeUrl(url), go: goPath({ id }), detail, icon }
  })
}
