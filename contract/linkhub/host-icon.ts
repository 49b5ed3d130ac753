import { parseUrl, safeUrl } from '../safe-url.ts'
import type { ContactKind } from './contact-methods.ts'
import { profileKinds, profileSite } from './profile-sites.ts'

const hosts = new Map<string, ContactKind>([
  ...profileKinds.flatMap((kind) => profileSite(kind).hosts.map((host) => [host, kind] as const)),
  ...([
    ['github.com', 'github'],
    ['linkedin.com', 'linkedin'],
    ['lnkd.in', 'linkedin'],
    ['x.com', 'twitter'],
    ['twitter.com', 'twitter'],
    ['instagram.com', 'instagram'],
    ['facebook.com', 'facebook'],
    ['fb.com', 'facebook'],
    ['fb.me', 'facebook'],
    ['fb.watch', 'facebook'],
    ['wa.me', 'whatsapp'],
    ['whatsapp.com', 'whatsapp'],
    ['youtu.be', 'youtube'],
    ['pin.it', 'pinterest'],
    ['spotify.com', 'spotify'],
  ] as const),
])

/** The site whose mark stands for an address, known from its host alone: nothing is fetched. */
export function findHostIcon(url: string): ContactKind | undefined {
  const host = parseUrl(safeUrl(url) ?? '')?.hostname ?? ''
  // No site has a longer name; strangers write hosts of a hundred labels.
  const labels = host.split('.').slice(-4)
  return labels.map((_, at) => hosts.get(labels.slice(at).join('.'))).find((kind) => kind !== undefined)
}
