import { listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { mailUrl, safeUrl } from '@nokshi/contract/safe-url.ts'
import { escapeVcardText, foldVcardLine } from '@nokshi/contract/vcard-line.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { implement } from '../../http/implement.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { imageFileName } from '../pictures/image-files.ts'
import { getPublicProfile } from '../public-profile.ts'
import { type CustomLinkRow, listCustomLinks, type ProfileRow } from '../queries.ts'
import { findScheduledChanges, isShown } from '../showing.ts'
import { readContacts } from '../stored-profile.ts'

/** Small, but large enough for a list of contacts. */
const PHOTO_WIDTH = 192

const limitPhotos = createLimiter({ concurrency: 1, queueMax: 100, busyCode: 'contacts-busy' })

export function contactCardRoutes(deps: Pick<Deps, 'config' | 'db' | 'files' | 'now'>) {
  async function makePhoto(key: string) {
    const picture = await deps.files.find(imageFileName(key, PHOTO_WIDTH))
    if (!picture) return undefined
    return limitPhotos(async () => {
      const { sharp } = await import('../pictures/picture-library.ts')
      // Not every address book reads WebP.
      return sharp(picture).jpeg({ quality: 80 }).toBuffer()
    })
  }

  return implement({
    'GET /api/linkhub/{username}/contact.vcf': async (c, { username }) => {
      const profile = await getPublicProfile(deps.db, username)
      const customLinks = await listCustomLinks(deps.db, profile.id)
      const now = deps.now()
      // A link that was taken off the page for its host changes no version but that of the blocks.
      const version = `${profile.version}.${profile.blocksVersion}`
      const etag = `"${profile.id}-${version}-${findScheduledChanges(customLinks, now).last}-contact"`
      c.header('Cache-Control', 'public, no-cache')
      c.header('ETag', etag)
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)

      const links = customLinks.filter((link) => isShown(link, now))
      const photo = profile.profileImage === null ? undefined : await makePhoto(profile.profileImage)
      const card = writeContactCard(deps.config, profile, links, photo)
      c.header('Content-Type', 'text/vcard; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${profile.username}.vcf"`)
      return c.body(card)
    },
  })
}

export function writeContactCard(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  profile: ProfileRow,
  links: Pick<CustomLinkRow, 'title' | 'url'>[],
  photo: Uint8Array | undefined,
) {
  const contacts = readContacts(profile)
  const { whatsapp } = contacts.socials
  const { phone, email, connect = '' } = contacts.contactMethods
  const chosen = new Map(Object.entries({ phone, email, whatsapp })).get(connect)
  const numbers = [...new Set([phone, whatsapp])].filter((number) => number !== undefined)
  const sites = listContacts(contacts).flatMap(({ kind, label, href }) =>
    kind !== 'whatsapp' && kind !== 'phone' && kind !== 'email' && href ? [{ kind, title: label, url: href }] : [],
  )
  // Stored addresses are checked again.
  const safeLinks = links.flatMap(({ title, url }) => {
    const address = safeUrl(url)
    return address ? [{ title, url: address }] : []
  })
  // The target of «Connect With Me» is the preferred one.
  const preferred = (way: string) => (way === chosen ? ',PREF' : '')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${escapeVcardText(profile.id)}`,
    `REV:${new Date(profile.updatedAt).toISOString()}`,
    `FN:${escapeVcardText(profile.name)}`,
    // The whole name as the given name, because Bangla and Arabic names have no fixed family part.
    `N:;${escapeVcardText(profile.name)};;;`,
    `NICKNAME:${escapeVcardText(profile.username)}`,
    `NOTE:${escapeVcardText(profile.bio)}`,
    `URL:${hubAddress(siteUrl, profile)}`,
    ...numbers.map((number) => `TEL;TYPE=CELL${preferred(number)}:${toInternational(number)}`),
    ...(email && mailUrl(email) ? [`EMAIL;TYPE=INTERNET${preferred(email)}:${email}`] : []),
    ...sites.map(({ kind, url }) => `X-SOCIALPROFILE;TYPE=${kind}:${url}`),
    ...[...safeLinks, ...sites].flatMap(labelledUrl),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldVcardLine(line)}\r\n`).join('')
}

/** Apple's extension for labels; other phones show the address alone. */
function labelledUrl({ title, url }: { title: string; url: string }, index: number) {
  return [`item${index + 1}.URL:${url}`, `item${index + 1}.X-ABLabel:${escapeVcardText(title)}`]
}

/** E.164. Digits that are no number of any country are kept as their owner wrote them. */
function toInternational(digits: string) {
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() ? `+${digits}` : digits
}
