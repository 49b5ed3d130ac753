import { profileSite } from '@nokshi/contract/linkhub/profile-sites.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { mailUrl, profileUrl, safeUrl, socialKinds, socialNames, socialUrl } from '@nokshi/contract/safe-url.ts'
import { escapeVcardText, foldVcardLine } from '@nokshi/contract/vcard-line.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Config } from '../../platform/config.ts'
import type { CustomLinkRow, ProfileRow } from '../queries.ts'
import { readContactMethods, readMoreProfiles, readSocials } from '../stored-profile.ts'

export function writeContactCard(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  profile: ProfileRow,
  links: Pick<CustomLinkRow, 'title' | 'url'>[],
  photo: Uint8Array | undefined,
) {
  const { whatsapp, ...socials } = readSocials(profile)
  const { phone, email, connect = '' } = readContactMethods(profile)
  const chosen = new Map(Object.entries({ phone, email, whatsapp })).get(connect)
  const numbers = [...new Set([phone, whatsapp])].filter((number) => number !== undefined)
  const named = socialKinds.map((kind) => {
    const value = kind === 'whatsapp' ? undefined : socials[kind]
    return { kind, title: socialNames[kind], url: value && socialUrl(kind, value) }
  })
  const more = readMoreProfiles(profile).map(({ kind, value }) => {
    return { kind, title: profileSite(kind).name, url: profileUrl(kind, value) }
  })
  const sites = [...named, ...more].flatMap(({ url, ...site }) => (url ? [{ ...site, url }] : []))
  // Stored addresses are checked again.
  const contactMethods = links.flatMap(({ title, url }) => {
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
    `URL:${hubAddress(siteUrl, profile.username)}`,
    ...numbers.map((number) => `TEL;TYPE=CELL${preferred(number)}:${toInternational(number)}`),
    ...(email && mailUrl(email) ? [`EMAIL;TYPE=INTERNET${preferred(email)}:${email}`] : []),
    ...sites.map(({ kind, url }) => `X-SOCIALPROFILE;TYPE=${kind}:${url}`),
    ...[...contactMethods, ...sites].flatMap(labelledUrl),
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
