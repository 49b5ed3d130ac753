import type { Profile } from '../linkhub.ts'
import { chatUrl, mailUrl, phoneUrl, profileUrl, socialKinds, socialNames, socialUrl } from '../safe-url.ts'
import type { ContactKind } from './contact-methods.ts'
import { profileSite } from './profile-sites.ts'

export interface Contact {
  kind: ContactKind
  label: string
  /** Undefined while it is being typed, and for unsafe addresses. */
  href: string | undefined
}

/** Profiles and contact methods of an owner: the six sites that the client named first. */
export function listContacts(
  { socials, profiles = [], contactMethods = {} }: Pick<Profile, 'socials' | 'profiles' | 'contactMethods'>,
  labels = { phone: 'Phone', email: 'Email' },
): Contact[] {
  const { phone, email, greeting } = contactMethods
  const six = socialKinds.map((kind) => {
    const value = socials[kind] ?? ''
    const href = kind === 'whatsapp' ? chatUrl(value, greeting) : socialUrl(kind, value)
    return { kind, label: socialNames[kind], value, href }
  })
  const others = profiles.map(({ kind, value }) => {
    return { kind, label: profileSite(kind).name, value, href: profileUrl(kind, value) }
  })
  const all = [
    ...six,
    ...others,
    { kind: 'phone' as const, label: labels.phone, value: phone ?? '', href: phone && phoneUrl(phone) },
    { kind: 'email' as const, label: labels.email, value: email ?? '', href: email && mailUrl(email) },
  ]
  return all.filter(({ value }) => value.trim() !== '').map(({ value: _, ...contact }) => contact)
}

/** By how soon people usually answer. */
const contactOrder: ContactKind[] = [
  ...(['whatsapp', 'instagram', 'facebook', 'linkedin', 'twitter', 'github'] as const),
  ...(['messenger', 'telegram', 'phone', 'email', 'snapchat', 'tiktok', 'threads', 'discord'] as const),
]

export function findContact<One extends Contact>(contacts: One[], wanted?: string): One | undefined {
  return [wanted, ...contactOrder]
    .flatMap((kind) => contacts.find((contact) => contact.kind === kind && contact.href) ?? [])
    .at(0)
}
