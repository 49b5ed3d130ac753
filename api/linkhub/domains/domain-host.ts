import { domainToUnicode } from 'node:url'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isImitation } from '../reserved-usernames.ts'
import type { DomainRow } from './queries.ts'

/** Where the page is, and the other one of www and bare, which leads there. Only a zone has a www beside it. */
export function hostsOf({ host, zone, isWww }: Pick<DomainRow, 'host' | 'zone' | 'isWww'>) {
  const www = `www.${host}`
  if (host !== zone) return { primary: host, alias: null }
  return isWww ? { primary: www, alias: host } : { primary: host, alias: www }
}

/** Suffixes that name no public site, although they are on the list. */
const SPECIAL = new Set(['onion', 'arpa'])

/** Refuses hosts that nobody can own, that are ours, that pass for somebody else, or that are listed. */
export async function readUsableHost(deps: Pick<Deps, 'config' | 'siteContent' | 'badHosts'>, typed: string) {
  // Loaded when it is needed: the list of public suffixes takes memory.
  const { parse } = await import('tldts')
  const read = (host: string) => parse(host, { allowPrivateDomains: true })
  const { domain: zone, publicSuffix, isIcann, isPrivate } = read(typed)
  const { siteUrl, apiUrl, domains } = deps.config
  const ours = [new URL(siteUrl).hostname, new URL(apiUrl).hostname, domains?.host ?? ''].map(
    (host) => read(host).domain,
  )
  const isUsable = zone !== null && publicSuffix !== null && (isIcann || isPrivate) && !SPECIAL.has(publicSuffix)
  if (!isUsable || ours.includes(zone)) throw unusable('domain-unusable')
  const labels = domainToUnicode(typed.slice(0, -1 - publicSuffix.length)).split('.')
  if (labels.some(isMixed) || isLookAlike(labels, plainNamesOf(brandOf(deps)))) throw unusable('domain-imitates')
  if ((await deps.badHosts.read())(`https://${typed}`)) throw unusable('listed-host')
  const isWww = typed === `www.${zone}`
  return { host: isWww ? zone : typed, zone, isWww: Number(isWww) }
}

function unusable(code: 'domain-unusable' | 'domain-imitates' | 'listed-host') {
  return new Refusal('conflict', code, { at: 'host' })
}

/** Those whose letters are alike, and those that names of East Asia mix; the others are one group. */
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u]

function isMixed(label: string) {
  const letters = [...label].filter((sign) => /\p{L}/u.test(sign))
  return new Set(letters.map((letter) => scripts.findIndex((script) => script.test(letter)))).size > 1
}

/** Cyrillic and Greek letters, and what they look like (UTS 39). */
const ALIKE = `аa вb еe ёe кk мm нh оo рp сc тt уy хx ѕs іi їi јj ԁd ԛq ԝw һh ɡg гr пn ьb ӏl αa βb γy εe ηn ιi κk μm νv οo ρp
  τt υu χx ωw ıi ɑa øo łl đd`
const alike = new Map(ALIKE.split(/\s+/).map(([from = '', to = '']) => [from, to]))

/** Each name by itself, and all together: «brac.bank.help.com». */
function isLookAlike(labels: string[], studio: string[]) {
  const names = labels.map((label) =>
    [...label.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => alike.get(letter) ?? letter).join(''),
  )
  return [...names, names.join('-')].some((name) => isImitation(name, studio))
}
