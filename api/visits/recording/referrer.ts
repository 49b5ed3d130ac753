import { safeUrl } from '@nokshi/contract/safe-url.ts'

/** A site is one source, whichever of its hosts and short links it sends people through. */
const families: Record<string, string[]> = {
  'facebook.com': ['facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
  'instagram.com': ['instagram.com', 'instagr.am', 'ig.me'],
  'linkedin.com': ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  'messenger.com': ['messenger.com', 'm.me'],
  'pinterest.com': ['pinterest.com', 'pin.it', 'com.pinterest'],
  'reddit.com': ['reddit.com', 'redd.it', 'com.reddit.frontpage'],
  'snapchat.com': ['snapchat.com'],
  'telegram.org': ['telegram.org', 'telegram.me', 't.me', 'org.telegram.messenger'],
  'threads.com': ['threads.com', 'threads.net'],
  'tiktok.com': ['tiktok.com'],
  'vk.com': ['vk.com'],
  'whatsapp.com': ['whatsapp.com', 'wa.me', 'wl.co', 'com.whatsapp'],
  'x.com': ['x.com', 'twitter.com', 't.co', 'com.twitter.android'],
  'youtube.com': ['youtube.com', 'youtu.be'],
  'google.com': ['com.google.android.googlequicksearchbox'],
  'mail.google.com': ['com.google.android.gm'],
}

const siteOf = new Map(Object.entries(families).flatMap(([site, hosts]) => hosts.map((host) => [host, site])))

/** Google has a host in every country: google.com.bd, google.ae. Its services have names of their own. */
const googleSearch = /^google\.(?:com?\.)?[a-z]{2,3}$/

/** The site a visitor came from, by a host or an address. Undefined when DNS could not know it. */
export function foldReferrer(told: string): string | undefined {
  const host = findHost(told)?.replace(/^(?:www\.)+(?=.+\.)/, '')
  if (host === undefined) return undefined
  if (googleSearch.test(host)) return 'google.com'
  return findFamily(host) ?? host
}

/** Apps on Android name themselves like an address: `android-app://com.linkedin.android`. */
function findHost(told: string) {
  const url = safeUrl(told.replace(/^android-app:/i, 'https:'))
  return url === undefined ? undefined : URL.parse(url)?.hostname
}

function findFamily(host: string) {
  const labels = host.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return parents.map((parent) => siteOf.get(parent)).find((site) => site !== undefined)
}
