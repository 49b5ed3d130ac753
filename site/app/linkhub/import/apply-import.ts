import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { type MoreProfile, PROFILES_MAX } from '@nokshi/contract/linkhub/more-profiles.ts'
import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { profileUrl, type SocialKind, socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'

export interface Present {
  name: string
  bio: string
  socials: Record<SocialKind, string>
  /** Undefined where the page cannot have any yet. */
  profiles: MoreProfile[] | undefined
  links: { url: string }[]
}

export interface Item {
  id: string
  group: 'words' | 'profiles' | 'links'
  label: string
  value: string
  now?: string | undefined
}

export function listItems(found: FoundPage, present: Present): Item[] {
  return [
    ...(['name', 'bio'] as const).flatMap((field) => {
      const [value, now] = [found[field], present[field]]
      return value === undefined || value === now
        ? []
        : { id: field, group: 'words' as const, label: field, value, now }
    }),
    ...socialKinds.flatMap((kind) => {
      const [value, now] = [found.socials[kind], present.socials[kind]]
      if (value === undefined || value === now) return []
      return { id: `social ${kind}`, group: 'profiles' as const, label: socialNames[kind], value, now }
    }),
    ...newProfiles(found, present).map(({ kind, value }) => ({
      ...{ id: `profile ${kind}`, group: 'profiles' as const, label: profileSite(kind).name, value },
    })),
    ...newLinks(found, present).map(({ title, url }) => ({
      ...{ id: `link ${url}`, group: 'links' as const, label: title, value: url },
    })),
  ]
}

export function roomFor({ links }: Present) {
  return Math.max(0, CUSTOM_LINKS_MAX - links.length)
}

/** What is ticked at first: all that replaces nothing, of the links as many as there is room for. */
export function firstTicks(items: Item[], present: Present): ReadonlySet<string> {
  const free = items.filter(({ group, now }) => group !== 'links' && isBlank(now ?? ''))
  const links = items.filter(({ group }) => group === 'links').slice(0, roomFor(present))
  return new Set([...free, ...links].map(({ id }) => id))
}

export function importTicked(found: FoundPage, present: Present, ticked: ReadonlySet<string>): FoundPage {
  const { name, bio } = found
  const socials = socialKinds.filter((kind) => ticked.has(`social ${kind}`))
  return {
    ...(name !== undefined && ticked.has('name') && { name }),
    ...(bio !== undefined && ticked.has('bio') && { bio }),
    socials: Object.fromEntries(socials.map((kind) => [kind, found.socials[kind]])),
    profiles: newProfiles(found, present).filter(({ kind }) => ticked.has(`profile ${kind}`)),
    links: newLinks(found, present).filter(({ url }) => ticked.has(`link ${url}`)),
  }
}

function newProfiles({ profiles }: FoundPage, present: Present) {
  const there = present.profiles
  if (!there) return []
  return profiles
    .filter(({ kind }) => !there.some((profile) => profile.kind === kind))
    .slice(0, PROFILES_MAX - there.length)
}

/** Profiles are links where the page cannot have them as what they are. */
function newLinks({ links, profiles }: FoundPage, present: Present) {
  const others = present.profiles
    ? []
    : profiles.map(({ kind, value }) => ({ title: profileSite(kind).name, url: profileUrl(kind, value) ?? '' }))
  return [...links, ...others].filter(({ url }) => !present.links.some((link) => link.url === url))
}
