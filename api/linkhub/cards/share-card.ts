import { hubLabels } from '@nokshi/content/hub.ts'
import { contactMarks } from '@nokshi/contract/linkhub/contact-marks.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { findContact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { type HubLook, hubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import type { OverlayOptions } from 'sharp'
import { sharp } from '../pictures/picture-library.ts'
import type { ProfileRow } from '../queries.ts'
import { readContacts, readGradient, readLanguage } from '../stored-profile.ts'
import { BAND, CARD, drawGround, drawPlaceholder, drawRound, drawTrim, PORTRAIT } from './share-card-art.ts'
import { loadFonts } from './share-card-fonts.ts'
import { fitLettering, keepWritable, type Lettering, letter, splitLetters, wholeLines } from './share-card-type.ts'

type CardSubject = Pick<
  ProfileRow,
  'name' | 'username' | 'bio' | 'gradient' | 'selectedColor' | 'language' | 'socials' | 'profiles' | 'contactMethods'
>

interface CardPictures {
  colours: BrandColours
  portrait: Uint8Array | undefined
  banner: Uint8Array | undefined
}

const TEXT_AREA = { top: 296, bottom: 594, width: 1040 }
const GAP = 20
const BADGE = { height: 58, padding: 30 }
const NAME_HEIGHT = 128
/** In sizes: what one line of any script keeps within, and two never do. */
const ONE_LINE = 1.4

/** One line while that can be read in a chat, then as many as have room. */
const nameSizes = [88, 78, 68, 60]
const brokenNameSizes = [56, 50, 44, 38, 32, 27]
const bioSizes = [40, 36, 32]

export async function drawShareCard(subject: CardSubject, pictures: CardPictures) {
  await loadFonts()
  const portrait = await withoutDamaged(pictures.portrait)
  const banner = await withoutDamaged(pictures.banner)
  const gradient = readGradient(subject)
  const look = hubLook(gradient, subject.selectedColor)
  // A name in letters that none of our fonts has is not drawn; the username always can be.
  const name = keepWritable(subject.name) || subject.username

  const nameLines = await letterName(name, look.ink)
  const username = await letter(
    `@${subject.username}`,
    { weight: 'Semi-Bold', size: 31, colour: look.badgeInk },
    TEXT_AREA.width,
  )
  const bioHeight = TEXT_AREA.bottom - TEXT_AREA.top - nameLines.height - BADGE.height - 2 * GAP
  const bio = await findBio(keepWritable(subject.bio), look.ink, bioHeight)

  const height = nameLines.height + GAP + BADGE.height + (bio ? GAP + bio.height : 0)
  const top = Math.round(TEXT_AREA.top + (TEXT_AREA.bottom - TEXT_AREA.top - height) * 0.42)
  const step = MARK.size + MARK.gap
  const isFromRight = hubLabels[readLanguage(subject)].direction === 'rtl'
  const width = username.width + 2 * BADGE.padding
  // Beside a long username there is less room.
  const marks = chooseMarks(subject).slice(0, Math.floor((TEXT_AREA.width - width) / step))
  const start = Math.round((CARD.width - width - marks.length * step) / 2)
  const badge = {
    left: isFromRight ? start + marks.length * step : start,
    top: top + nameLines.height + GAP,
    width,
    height: BADGE.height,
  }
  const markAt = (index: number): [number, number] => [
    isFromRight ? badge.left - (index + 1) * step : badge.left + width + MARK.gap + index * step,
    badge.top,
  ]

  const layers: OverlayOptions[] = [
    ...(banner ? [{ input: await cutBanner(banner), left: 0, top: 0 }] : []),
    centred(await drawPortrait(portrait, name, look), PORTRAIT.y - PORTRAIT.radius),
    { input: drawTrim(look, badge, drawMarks(marks, look, markAt)), left: 0, top: 0 },
    centred(nameLines, top),
    placed(username, badge.left + BADGE.padding, badge.top + Math.round((badge.height - username.height) / 2)),
    ...(bio ? [centred(bio, badge.top + badge.height + GAP)] : []),
  ]
  return sharp(drawGround(look, gradient, banner !== undefined, pictures.colours))
    .composite(layers)
    .flatten({ background: look.band })
    .jpeg({ quality: 72, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer()
}

/** A damaged file must not prevent the card. */
async function withoutDamaged(picture: Uint8Array | undefined) {
  try {
    if (picture) await sharp(picture).stats()
    return picture
  } catch {
    return undefined
  }
}

function letterName(name: string, colour: string) {
  // These scripts are taller than Latin letters of the same size.
  const share = /[\p{Script=Arabic}\p{Script=Bengali}]/u.test(name) ? 0.86 : 1
  const style = (size: number, height: number) =>
    ({ weight: 'Ultra-Bold', size: size * share, colour, height }) as const
  const styles = [
    ...nameSizes.map((size) => style(size, Math.min(size * ONE_LINE, NAME_HEIGHT))),
    ...brokenNameSizes.map((size) => style(size, NAME_HEIGHT)),
  ]
  return fitLettering(name, styles, TEXT_AREA.width)
}

/** More than three lines hold, in any script. */
const BIO_LETTERS = 260

async function findBio(bio: string, colour: string, room: number) {
  const letters = splitLetters(bio)
  const styles = bioSizes
    .map((size) => ({ weight: 'Medium', size, colour }) as const)
    .map((style) => ({ ...style, height: wholeLines(style, room) }))
  if (letters.length === 0 || styles.at(-1)?.height === 0) return undefined

  return fitLettering(letters.slice(0, BIO_LETTERS).join(''), styles, TEXT_AREA.width - 60)
}

async function drawPortrait(
  portrait: Uint8Array | undefined,
  name: string,
  look: ReturnType<typeof hubLook>,
): Promise<Lettering> {
  const diameter = 2 * PORTRAIT.radius
  const source = portrait
    ? sharp(portrait).resize(diameter, diameter, { fit: 'cover' })
    : sharp(drawPlaceholder(diameter, look))
  const overlays = portrait ? [] : [await letterInitial(name, look.labelInk)]
  const flat = await source.composite(overlays).png().toBuffer()
  const { data, info } = await sharp(flat)
    .ensureAlpha()
    .composite([{ input: drawRound(diameter), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

async function letterInitial(name: string, colour: string): Promise<OverlayOptions> {
  const letters = splitLetters(name)
  const initial = letters.find((one) => /[\p{L}\p{N}]/u.test(one)) ?? letters[0] ?? ''
  const lettering = await letter(initial.toUpperCase(), { weight: 'Ultra-Bold', size: 92, colour }, 2 * PORTRAIT.radius)
  return {
    input: lettering.pixels,
    raw: { width: lettering.width, height: lettering.height, channels: 4 },
    gravity: 'centre',
  }
}

function cutBanner(banner: Uint8Array) {
  return sharp(banner).resize(BAND.width, BAND.height, { fit: 'cover' }).toBuffer()
}

function centred(lettering: Lettering, top: number) {
  return placed(lettering, Math.round((CARD.width - lettering.width) / 2), top)
}

function placed({ pixels, width, height }: Lettering, left: number, top: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, left, top }
}

/** As high as the badge beside them. */
const MARK = { size: 58, gap: 14 }

const MARKS_MAX = 6

const direct: ContactKind[] = ['whatsapp', 'phone', 'email']

/** First the target of «Connect With Me». Numbers and addresses stay on the page. */
function chooseMarks(profile: Pick<ProfileRow, 'socials' | 'profiles' | 'contactMethods'>): ContactKind[] {
  const stored = readContacts(profile)
  const contacts = listContacts(stored).filter(({ href }) => href !== undefined)
  const kinds = contacts.map(({ kind }) => kind)
  const chosen = findContact(contacts, stored.contactMethods.connect)?.kind
  const first = direct.filter((kind) => kinds.includes(kind))
  return [...new Set([...(chosen ? [chosen] : []), ...first, ...kinds])].slice(0, MARKS_MAX)
}

function drawMarks(kinds: ContactKind[], look: HubLook, at: (index: number) => [x: number, y: number]) {
  return kinds
    .map((kind, index) => {
      const [x, y] = at(index)
      const isFirst = index === 0
      const [ground, ink] = isFirst ? [look.label, look.labelInk] : ['none', look.ink]
      const radius = MARK.size / 2
      const circle = (r: number, more: string) => `<circle cx="${radius}" cy="${radius}" r="${r}" ${more}/>`
      const line = `fill="none" stroke="${ink}" stroke-linecap="round"`
      return [
        `<g transform="translate(${x} ${y})">`,
        circle(radius - 1.5, `fill="${ground}" stroke="${look.ink}" stroke-width="3"`),
        isFirst ? circle(radius - 6, `${line} stroke-width="2" stroke-opacity=".8" stroke-dasharray="5 5"`) : '',
        `<path transform="translate(11 11) scale(1.5)" d="${contactMarks[kind]}" `,
        `${line} stroke-width="1.8" stroke-linejoin="round"/></g>`,
      ].join('')
    })
    .join('')
}
