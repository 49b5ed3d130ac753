import { PROFILES_MAX } from '@nokshi/contract/linkhub/contact-methods.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import { FOUND_LINKS_MAX, type FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { profileKinds } from '@nokshi/contract/linkhub/profile-sites.ts'
import { BIO_MAX, CustomLink, NAME_MAX, ownFields } from '@nokshi/contract/linkhub.ts'
import { isHostOf, profileValue, safeUrl, socialKinds, socialValue } from '@nokshi/contract/safe-url.ts'
import { tidyLine, tidyParagraphs } from '@nokshi/contract/text.ts'
import { createPauses } from '../../database/pauses.ts'
import { hasMoreValues } from '../../platform/json-values.ts'
import { type RawLink, type RawPage, readHtml } from './read-html.ts'

/** Services whose own links (terms, help) are on every page. */
const SERVICES = ['linktr.ee', 'linktree.com', 'beacons.ai', 'linkstack.org', 'bio.link', 'bio.site', 'lnk.bio']
const LINK_TITLE_MAX = 80
/** A file of two megabytes has up to a hundred thousand. */
const LOOKED_AT_MAX = 2_000

/** What can be imported from a page: HTML as it was fetched or saved, or JSON as it was exported. */
export async function findPage(text: string, address?: string): Promise<FoundPage> {
  const data = /^\s*[{[]/.test(text) ? parseData(text) : undefined
  if (data !== undefined) return sortOut(readData(data), undefined)
  const html = await readHtml(text)
  const known: RawData[] = []
  const pause = createPauses()
  for (const json of html.data) {
    known.push(readData(parseData(json)))
    await pause()
  }
  const told = known.find(({ name }) => name !== undefined)
  return sortOut(
    {
      name: told?.name ?? titleOf(html),
      bio: told?.bio ?? html.metas.get('og:description') ?? html.metas.get('description'),
      // Data comes first: there the titles are as their owner wrote them.
      links: [...known.flatMap(({ links }) => links), ...html.links],
    },
    address ?? html.metas.get('og:url') ?? html.address,
  )
}

/** Without what services put behind it: 'Ada | Linktree'. */
function titleOf({ heading, metas, title }: RawPage) {
  const told = [metas.get('og:title'), heading, title].find((text) => text?.trim())
  return told?.split(/\s[|·–—]\s/)[0]
}

async function sortOut(raw: RawData, address: string | undefined): Promise<FoundPage> {
  const name = ownFields.name.safeParse(shorten(tidyLine(raw.name ?? ''), NAME_MAX)).data
  const bio = ownFields.bio.safeParse(shorten(tidyParagraphs(raw.bio ?? ''), BIO_MAX)).data
  const found: FoundPage = {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
    ...{ socials: {}, profiles: [], links: [] },
  }
  const seen = new Set<string>()
  const pause = createPauses()
  for (const { url, title } of raw.links.slice(0, LOOKED_AT_MAX)) {
    await pause()
    const whole = wholeAddress(url, address)
    if (whole === undefined || seen.has(whole) || whole === address || isHostOf(whole, SERVICES)) continue
    seen.add(whole)
    if (!addProfile(found, whole)) addLink(found, { url: whole, title })
  }
  return found
}

/** Undefined where it is no address that a page may link to, or one of a place on the same page. */
function wholeAddress(url: string, base: string | undefined) {
  if (url.startsWith('#')) return undefined
  return safeUrl(URL.parse(url.trim(), base)?.href ?? '')
}

/** A second profile on the same site is a link. */
function addProfile({ socials, profiles }: FoundPage, url: string) {
  const icon = findHostIcon(url)
  const social = socialKinds.find((kind) => kind === icon)
  const kept = social && socialValue(social, url)
  if (social && kept !== undefined && socials[social] === undefined) {
    socials[social] = kept
    return true
  }
  const kind = profileKinds.find((one) => one === icon)
  const value = kind && profileValue(kind, url)
  if (!kind || value === undefined || profiles.length >= PROFILES_MAX) return false
  if (profiles.some((profile) => profile.kind === kind)) return false
  profiles.push({ kind, value })
  return true
}

function addLink({ links }: FoundPage, { url, title }: RawLink) {
  if (links.length >= FOUND_LINKS_MAX) return
  const text = shorten(tidyLine(title).replace(/\s+/g, ' '), LINK_TITLE_MAX)
  const link = CustomLink.safeParse({ url, title: text || new URL(url).hostname.replace(/^www\./, '') })
  if (link.success) links.push(link.data)
}

function shorten(text: string, max: number) {
  return [...text].slice(0, max).join('')
}

interface RawData {
  name: string | undefined
  bio: string | undefined
  links: RawLink[]
}

/** By what the services and our own export call them; the first that is filled in counts. */
const NAME_KEYS = ['pageTitle', 'displayName', 'display_name', 'profileTitle', 'littlelink_name', 'name']
const BIO_KEYS = ['bio', 'profileDescription', 'littlelink_description', 'description', 'subtitle']
const URL_KEYS = ['url', 'href', 'link', 'target']
const TITLE_KEYS = ['title', 'label', 'name', 'text']

/** Bounds the search in deeply nested data. */
const VALUES_MAX = 20_000
const PARSED_MAX = 100_000
const TEXT_MAX = 2_000

/** Links are all objects with an address and a title. Name and bio are the first values with a known name. */
function readData(value: unknown): RawData {
  const found: RawData = { name: undefined, bio: undefined, links: [] }
  const waiting: unknown[] = [value]
  for (let seen = 0; seen < VALUES_MAX && seen < waiting.length; seen++) {
    const next = waiting[seen]
    if (typeof next !== 'object' || next === null) continue
    const fields = new Map<string, unknown>(Object.entries(next).slice(0, VALUES_MAX))
    for (const inner of fields.values()) if (waiting.length < VALUES_MAX) waiting.push(inner)
    if (!Array.isArray(next)) {
      const link = findText(fields, URL_KEYS)
      if (link && /^https?:\/\//i.test(link)) found.links.push({ url: link, title: findText(fields, TITLE_KEYS) ?? '' })
      else note(found, fields)
    }
  }
  return found
}

/** An object with a bio is a person; of the others only the names that nothing else has are believed. */
function note(found: RawData, fields: Map<string, unknown>) {
  const bio = findText(fields, BIO_KEYS)
  const name = findText(fields, bio === undefined ? NAME_KEYS.slice(0, -1) : NAME_KEYS)
  if (name === undefined || found.name !== undefined) return
  found.name = name
  found.bio = bio
}

function findText(fields: Map<string, unknown>, keys: string[]) {
  return keys
    .map((key) => fields.get(key))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.slice(0, TEXT_MAX)
}

/** Undefined when it is no JSON, or has more in it than any page or export of somebody's links. */
function parseData(text: string): unknown {
  if (hasMoreValues(text, PARSED_MAX)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
