import { type ProfileKind, profileSite } from './linkhub/profile-sites.ts'

/** Decides which web addresses people may put on a page: on write, on render and on redirect. */

/** Of the address as it is stored, where every letter beyond ASCII takes up several characters. */
export const URL_MAX = 2048

/** The address to link to, or undefined when it is not a plain web address. A bare domain gets `https://`. */
export function safeUrl(value: string): string | undefined {
  const url = parseWebUrl(value)
  return url && url.length <= URL_MAX ? url : undefined
}

export function isUrlTooLong(value: string) {
  const url = parseWebUrl(value)
  return url !== undefined && url.length > URL_MAX
}

function parseWebUrl(value: string): string | undefined {
  const typed = value.trim()
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u.test(withoutJoiners(typed))) return undefined

  // «example.com:8080» has no scheme, «javascript:alert» has one: digits after the colon are a port.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)
  if (hasScheme ? !/^https?:\/\/[^/]/i.test(typed) : !/^[\p{L}\p{N}]/u.test(typed)) return undefined

  const url = parseUrl(hasScheme ? typed : `https://${typed}`)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return isDomain(url.hostname) ? url.href : undefined
}

/** `URL.parse` would do, but phones of 2024 do not have it. */
export function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

/** Bangla and Arabic need these invisible joiners, so a path may have them, but no other format character. */
function withoutJoiners(value: string) {
  return value.replace(/[\u200c\u200d]/g, '')
}

const LABEL = /^[a-z0-9_-]{1,63}$/

/** A name with a dot (RFC 1035, 2.3.4). IP addresses are refused: they are private networks or phishing. */
function isDomain(host: string) {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !/^-|-$/.test(label)) &&
    (/^[a-z]{2,}$/.test(last) || /^xn--[a-z0-9-]{2,}$/.test(last))
  )
}

export const socialKinds = ['github', 'linkedin', 'twitter', 'instagram', 'facebook', 'whatsapp'] as const
export type SocialKind = (typeof socialKinds)[number]

export function bySocialKind<Value>(valueFor: (kind: SocialKind) => Value) {
  // Object.fromEntries knows nothing of the keys it is given.
  return Object.fromEntries(socialKinds.map((kind) => [kind, valueFor(kind)])) as Record<SocialKind, Value>
}

export const socialNames: Record<SocialKind, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
}

/**
 * Sites where a profile is a handle behind a base address, the hosts whose pasted addresses mean the same,
 * and their own pages, which are no handles: `instagram.com/p/…` is a photo.
 */
const handleSites = {
  github: {
    base: 'https://github.com/',
    hosts: ['github.com'],
    handle: /^[a-z0-9][a-z0-9-]{0,38}$/i,
    pages: words(`about account apps codespaces collections contact copilot customer-stories dashboard enterprise events
      explore features issues join login logout marketplace new notifications organizations orgs pricing pulls readme
      resources search security sessions settings signup site solutions sponsors stars team topics trending users`),
  },
  twitter: {
    base: 'https://x.com/',
    hosts: ['x.com', 'twitter.com'],
    handle: /^\w{1,15}$/,
    pages: words(`account compose download explore hashtag home i intent jobs login logout messages notifications oauth
      privacy search settings share signup tos`),
  },
  instagram: {
    base: 'https://www.instagram.com/',
    hosts: ['instagram.com'],
    // No dot at either end or doubled: a handle «..» would lead to another page.
    handle: /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/,
    pages: words('about accounts api challenge direct emails explore legal p press reel reels share stories tv web'),
  },
} as const

/** Sites whose profiles are stored as full addresses, and their pages that redirect anywhere. */
const addressSites = {
  linkedin: {
    hosts: ['linkedin.com', 'lnkd.in'],
    pages: words('authwall checkpoint cws login redir redirect safety sharearticle sharing slink uas'),
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
    pages: words('ajax dialog flx l.php login login.php plugins share.php sharer sharer.php'),
  },
} as const

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

const CHAT_BASE = 'https://wa.me/'

/** What is stored for a social field: a handle, an address or digits. Undefined when it cannot be that. */
export function socialValue(kind: SocialKind, value: string): string | undefined {
  const typed = value.trim()
  if (typed.length > URL_MAX) return undefined
  if (kind === 'whatsapp') return chatDigits(typed)
  if (kind === 'linkedin' || kind === 'facebook') {
    const url = safeUrl(typed)
    const { hosts, pages } = addressSites[kind]
    return url && isHostOf(url, hosts) && !pages.has(firstPart(url)) ? url : undefined
  }

  const site = handleSites[kind]
  const pasted = /[/.:]/.test(typed) ? safeUrl(typed) : undefined
  const fromAddress = pasted && isHostOf(pasted, site.hosts) ? parseUrl(pasted)?.pathname.split('/')[1] : undefined
  const handle = (fromAddress ?? typed).replace(/^@/, '')
  return site.handle.test(handle) && !site.pages.has(handle.toLowerCase()) ? handle : undefined
}

/** Where a social button leads. Stored values are checked again. */
export function socialUrl(kind: SocialKind, stored: string): string | undefined {
  const value = socialValue(kind, stored)
  if (value === undefined) return undefined
  if (kind === 'whatsapp') return CHAT_BASE + value
  if (kind === 'linkedin' || kind === 'facebook') return value
  return handleSites[kind].base + value
}

/** The value to store for a profile given by name, with or without @, or by address; undefined if invalid. */
export function profileValue(kind: ProfileKind, value: string): string | undefined {
  const { hosts, path, kept, pages = [] } = profileSite(kind)
  const typed = value.trim()
  if (typed.length > URL_MAX) return undefined
  const url = /[/.]/.test(typed) ? parseUrl(safeUrl(typed) ?? '') : undefined
  const pasted = url && hosts.includes(url.host) ? path.exec(decodePart(url.pathname))?.[1] : undefined
  const name = typed.replace(/^@/, '')
  // A host typed alone would pass for a name at sites that allow dots in names.
  const taken = [...pages, ...hosts]
  return [pasted, typed, `@${name}`, name].find(
    (reading) => reading !== undefined && kept.test(reading) && !taken.includes(reading.toLowerCase()),
  )
}

/** Where the button of a profile leads. Checked again, as every stored value. */
export function profileUrl(kind: ProfileKind, stored: string): string | undefined {
  const value = profileValue(kind, stored)
  return value === undefined ? undefined : safeUrl(profileSite(kind).base + value)
}

/** `tel:` and `mailto:` are allowed for contact methods only, not for links. */
export function phoneUrl(stored: string): string | undefined {
  const digits = chatDigits(stored)
  return digits && `tel:+${digits}`
}

export function mailUrl(stored: string): string | undefined {
  return /^[\w.+'-]{1,64}@[a-z0-9.-]{1,253}$/i.test(stored) ? `mailto:${stored}` : undefined
}

export function chatUrl(stored: string, greeting: string | undefined): string | undefined {
  const bare = socialUrl('whatsapp', stored)
  if (bare === undefined || !greeting) return bare
  // A lone half of a character, as it stands while somebody types, cannot be encoded.
  const url = `${bare}?text=${encodeURIComponent(greeting.replace(/\p{Cs}/gu, ''))}`
  return url.length <= URL_MAX ? url : bare
}

const CHAT_ADDRESS =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2b)?(\d+)(?![\w-])/i

/** A chat number is 8 to 15 digits (E.164), in whichever of the region's digits. */
export function chatDigits(typed: string) {
  const written = CHAT_ADDRESS.exec(typed)?.[1] ?? typed
  if (/\p{L}/u.test(written)) return undefined
  const digits = toAsciiDigits(written).replace(/\D/g, '')
  return digits.length >= 8 && digits.length <= 15 ? digits : undefined
}

/** Where the digits of Bangla, Arabic and Persian begin in Unicode. */
const ZEROES = [0x9e6, 0x660, 0x6f0]

/** Bangla and Arabic-Indic digits as ASCII ones. */
export function toAsciiDigits(value: string) {
  return value.replace(/[০-৯٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROES.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })
}

/** Of the path, however it was spelled: sites take `//L.php` and `/%6c.php` for `/l.php`. */
function firstPart(url: string) {
  const path = parseUrl(url)?.pathname ?? ''
  const part = path.split('/').find((part) => part !== '') ?? ''
  return decodePart(part).toLowerCase()
}

/** What cannot be decoded stays as it is. */
export function decodePart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function isHostOf(url: string, hosts: readonly string[]) {
  const host = parseUrl(url)?.hostname ?? ''
  return hosts.some((own) => host === own || host.endsWith(`.${own}`))
}
