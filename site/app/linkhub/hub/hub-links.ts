import type { Profile } from '@nokshi/contract/linkhub.ts'
import { type SocialKind, safeUrl, socialKinds, socialNames, socialUrl } from '@nokshi/contract/safe-url.ts'
import { goPath } from '@nokshi/contract/visits.ts'

export interface HubLink {
  /** By which its clicks are counted. */
  id: string
  label: string
  /** Undefined while its owner is still typing it. */
  href: string | undefined
  /** Leads to the same place, and counts on the way: for browsers that run no scripts. */
  go: string
}

export interface HubSocial extends HubLink {
  kind: SocialKind
}

/** The filled social links of a profile. */
export function listSocials({ id, socials }: Profile): HubSocial[] {
  return socialKinds
    .filter((kind) => socials[kind]?.trim())
    .map((kind) => ({
      id: kind,
      kind,
      label: socialNames[kind],
      href: socialUrl(kind, socials[kind] ?? ''),
      go: goPath({ profileId: id, social: kind }),
    }))
}

export function listLinks({ customLinks, linkIds }: Profile): HubLink[] {
  return customLinks.map(({ title, url }, index) => {
    const id = linkIds[index] ?? `link-${index}`
    return { id, label: title, href: safeUrl(url), go: goPath({ id }) }
  })
}

/** Where people answer soonest comes first. */
const contactOrder: SocialKind[] = ['whatsapp', 'instagram', 'facebook', 'linkedin', 'twitter', 'github']

/** Where «Connect With Me» leads: to the first place where the owner can be written to. */
export function findContact(socials: HubSocial[]): HubSocial | undefined {
  return contactOrder
    .flatMap((kind) => socials.find((social) => social.kind === kind && social.href) ?? [])
    .at(0)
}
