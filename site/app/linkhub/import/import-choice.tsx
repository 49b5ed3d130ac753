import { pageImport as labels } from '@nokshi/content/page-import.ts'
import { type MoreProfile, PROFILES_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { type SocialKind, socialKinds, socialNames } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface ImportChoiceProps {
  found: FoundPage
  present: Present
  onImport: (taken: FoundPage) => void
  onAgain: () => void
}

export function ImportChoice({ found, present, onImport, onAgain }: ImportChoiceProps) {
  const items = listItems(found, present)
  const [ticked, setTicked] = useState(() => firstTicks(items, present))
  const room = roomFor(present)
  const top = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => top.current?.focus(), [])
  const links = items.filter(({ group }) => group === 'links')
  const chosen = links.filter(({ id }) => ticked.has(id)).length
  const isFull = chosen >= room

  function tick(id: string, isOn: boolean) {
    setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  }

  const rowsOf = (group: Item['group']) => (
    <ul className="stack gap-8 full-width">
      {items
        .filter((item) => item.group === group)
        .map(({ id, label, value, now }) => (
          <li key={id}>
            <label className="import-item gap-12 align-start surface rounded flex">
              <input
                type="checkbox"
                className="tick-box"
                checked={ticked.has(id)}
                disabled={group === 'links' && isFull && !ticked.has(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <span className="stack grow min-width-0">
                <bdi className="strong">{label}</bdi>
                <bdi className="soft break-anywhere" dir={group === 'words' ? 'auto' : 'ltr'}>
                  {value}
                </bdi>
                {now && (
                  <span className="soft break-anywhere">
                    {labels.replaces} <bdi>{now}</bdi>
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
    </ul>
  )

  return (
    <div ref={top} tabIndex={-1} className="stack items-start gap-20">
      <p className="soft micro">{labels.found}</p>
      {rowsOf('words')}
      {items.some(({ group }) => group === 'profiles') && (
        <section className="stack items-start gap-10 full-width" aria-label={labels.profiles}>
          <h3 className="strong">{labels.profiles}</h3>
          {rowsOf('profiles')}
        </section>
      )}
      {links.length > 0 && (
        <section className="stack items-start gap-10 full-width" aria-label={labels.links}>
          <h3 className="strong">{labels.links}</h3>
          <p className="soft micro">
            {room === 0 ? labels.full : links.length > room && labels.room(links.length, room)}
          </p>
          {rowsOf('links')}
          {room > 0 && (
            <p role="status" className="soft micro figures">
              {labels.count(chosen, room)}
              {isFull && links.length > room && ` · ${labels.limit}`}
            </p>
          )}
        </section>
      )}
      <div className="wrap gap-10">
        <Button disabled={ticked.size === 0} onClick={() => onImport(importTicked(found, present, ticked))}>
          {labels.take}
        </Button>
        <Button look="second" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </div>
  )
}

export interface Present {
  name: string
  bio: string
  socials: Record<SocialKind, string>
  profiles: MoreProfile[]
  links: { url: string }[]
}

interface Item {
  id: string
  group: 'words' | 'profiles' | 'links'
  label: string
  value: string
  now?: string | undefined
}

function listItems(found: FoundPage, present: Present): Item[] {
  return [
    ...(['name', 'bio'] as const).flatMap((field) => {
      const [value, now] = [found[field], present[field]]
      if (value === undefined || value === now) return []
      return { id: field, group: 'words' as const, label: labels[field], value, now }
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

function roomFor({ links }: Present) {
  return Math.max(0, CUSTOM_LINKS_MAX - links.length)
}

/** What is ticked at first: all that replaces nothing, of the links as many as there is room for. */
function firstTicks(items: Item[], present: Present): ReadonlySet<string> {
  const free = items.filter(({ group, now }) => group !== 'links' && isBlank(now ?? ''))
  const links = items.filter(({ group }) => group === 'links').slice(0, roomFor(present))
  return new Set([...free, ...links].map(({ id }) => id))
}

function importTicked(found: FoundPage, present: Present, ticked: ReadonlySet<string>): FoundPage {
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
  return profiles
    .filter(({ kind }) => !present.profiles.some((profile) => profile.kind === kind))
    .slice(0, PROFILES_MAX - present.profiles.length)
}

function newLinks({ links }: FoundPage, present: Present) {
  return links.filter(({ url }) => !present.links.some((link) => link.url === url))
}
