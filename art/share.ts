import sharp from 'sharp'
import { drawWordmark, type Logos, wordmarkFrame } from './brand/logo.ts'
import { COVER, drawCover } from './covers.ts'
import { dye, hungCloth } from './drawing/palette.ts'
import { element, ground, group, patch, picture, sewn } from './drawing/svg.ts'
import type { MadeFile } from './made-file.ts'
import { quiltPlans } from './quilts/quilt-plans.ts'
import { drawQuiltInside } from './quilts/quilts.ts'
import { type DrawnCase, type DrawnWords, subjects } from './subjects.ts'
import { languageOf, write } from './type/lettering.ts'
import type { Language, Typefaces } from './type/typefaces.ts'

const CARD = { width: 1200, height: 630 }
const LIMIT = 200 * 1024

interface SharedPage {
  title: string
  quilt: string
}

/** What a link to a page shows in a chat: its own heading and its own cloth. */
function sharedPages({ pages }: DrawnWords): Record<string, SharedPage> {
  return {
    home: { title: pages['/'].heading, quilt: 'hero-tall' },
    about: { title: pages['/about'].heading, quilt: 'about' },
    services: { title: pages['/services'].heading, quilt: 'services' },
    portfolio: { title: pages['/portfolio'].heading, quilt: 'portfolio' },
    products: { title: pages['/products'].heading, quilt: 'products' },
    testimonials: { title: pages['/testimonials'].heading, quilt: 'testimonials' },
    contact: { title: pages['/contact'].heading, quilt: 'contact' },
    support: { title: pages['/support'].heading, quilt: 'support' },
    privacy: { title: pages['/privacy'].heading, quilt: 'leaves' },
    terms: { title: pages['/terms'].heading, quilt: 'leaves' },
    'start-project': { title: pages['/start-project'].heading, quilt: 'start-project' },
    /** Login, registration and the rest of the way in share one. */
    account: { title: 'Creator LinkHub', quilt: 'authentication' },
  }
}

/** What a card is drawn with. */
interface Materials {
  typefaces: Typefaces
  logos: Logos
  /** Of the page: a card in Arabic begins at the right. */
  isFromRight: boolean
}

export async function makeShare(typefaces: Typefaces, logos: Logos): Promise<MadeFile[]> {
  const drawings = Object.entries(subjects.words).flatMap(([code, words]) => {
    const materials = { typefaces, logos, isFromRight: words.isFromRight }
    return [
      ...Object.entries(sharedPages(words)).map(([name, page]) => ({
        name: `${code}/${name}`,
        svg: drawPage(materials, page),
      })),
      ...words.cases.map((study) => ({
        name: `${code}/case-${study.slug}`,
        svg: drawCase(materials, study),
      })),
    ]
  })
  return Promise.all(
    drawings.map(async ({ name, svg }) => ({
      path: `share/${name}.jpg`,
      contents: await sharp(Buffer.from(svg))
        .jpeg({ quality: 60, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      limit: LIMIT,
    })),
  )
}

const MARGIN = 72
const QUILT_WIDTH = 552

function drawPage(materials: Materials, { title, quilt }: SharedPage) {
  const { isFromRight } = materials
  const start = isFromRight ? CARD.width - MARGIN : MARGIN
  return picture(
    CARD,
    ground(CARD, dye.milk),
    hangQuilt(quilt, isFromRight),
    placeWordmark(materials, { start, y: 52, scale: 1 }),
    drawTitle(materials, breakLines(title, 11), { start, bottom: 552, room: 540, largest: 116 }),
    sewn('M72 590C150 584 250 596 372 588', dye.madder, 5, {
      'stroke-dasharray': '16 12',
      ...(isFromRight ? { transform: MIRRORED } : {}),
    }),
  )
}

const MIRRORED = `translate(${CARD.width} 0) scale(-1 1)`

interface WordmarkPlace {
  /** The edge it begins at: its right one in Arabic. */
  start: number
  y: number
  scale: number
}

function placeWordmark({ typefaces, logos, isFromRight }: Materials, { start, y, scale }: WordmarkPlace) {
  const x = isFromRight ? start - wordmarkFrame(logos).width * scale : start
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawWordmark(typefaces, logos, 'light'))
}

/** The page's quilt at the end edge, filling the height, its near edge cut by hand. */
function hangQuilt(name: string, isFromRight: boolean) {
  const plan = quiltPlans[name]
  if (plan === undefined) throw new Error(`No quilt is called ${name}`)
  const left = CARD.width - QUILT_WIDTH
  const scale = Math.max(QUILT_WIDTH / plan.width, CARD.height / plan.height)
  const x = (isFromRight ? 0 : left) + (QUILT_WIDTH - plan.width * scale) / 2
  const y = (CARD.height - plan.height * scale) / 2
  return (
    element(
      'clipPath',
      { id: 'edge' },
      element('path', {
        d: `M${left + 4} 0H1200V630H${left}L${left + 8} 440L${left + 2} 210Z`,
        ...(isFromRight ? { transform: MIRRORED } : {}),
      }),
    ) +
    group(
      { 'clip-path': 'url(#edge)' },
      group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawQuiltInside(plan, hungCloth.light)),
    )
  )
}

interface TitlePlace {
  /** The edge that lines begin at: their right one in Arabic. */
  start: number
  /** The baseline of the last line. */
  bottom: number
  room: number
  largest: number
}

/** In em. Bangla and Arabic reach further above the baseline, Arabic also further below it. */
const lineHeights: Record<Language, number> = { en: 0.95, bn: 1.12, ar: 1.25 }
const descents: Record<Language, number> = { en: 0, bn: 0, ar: 0.16 }

/** As large as the room allows, never larger than asked. */
function drawTitle(
  { typefaces, isFromRight }: Materials,
  lines: string[],
  { start, bottom, room, largest }: TitlePlace,
) {
  const style = { weight: 'display', tracking: -0.03 } as const
  const language = languageOf(lines.join(' '))
  const lineHeight = lineHeights[language]
  const widest = Math.max(...lines.map((line) => write(typefaces, line, { ...style, size: 100 }).width))
  const size = Math.min(largest, (room / widest) * 100, 370 / (lines.length * lineHeight))
  return lines
    .map((line, index) => {
      const { d, width } = write(typefaces, line, { ...style, size })
      const x = isFromRight ? start - width : start
      const y = bottom - ((lines.length - 1 - index) * lineHeight + descents[language]) * size
      return patch(d, dye.night, { transform: `translate(${x} ${y})` })
    })
    .join('')
}

/** The cover, and its title on a piece of cloth at the left, because the covers have their own words at the right. */
function drawCase(materials: Materials, study: DrawnCase) {
  const lines = breakLines(study.title, 17)
  const top = (materials.isFromRight ? 396 : 420) - (lines.length - 1) * 50
  const start = materials.isFromRight ? MARGIN + 420 : MARGIN
  return picture(
    CARD,
    group(
      { transform: `translate(0 ${(CARD.height - COVER.height) / 2})` },
      drawCover(materials.typefaces, study),
    ),
    patch(`M0 ${top + 4}L330 ${top}L560 ${top + 6}L556 500L562 630L0 630Z`, dye.cloth),
    drawTitle(materials, lines, { start, bottom: 490, room: 440, largest: 52 }),
    placeWordmark(materials, { start, y: 532, scale: 0.72 }),
  )
}

/** As few lines as `most` characters allow, and those as even as they get: no word is left alone on the last. */
function breakLines(title: string, most: number): string[] {
  const lines = fillLines(title, most)
  const narrower = Array.from({ length: most }, (_, index) => fillLines(title, index + 1))
  return narrower.find(({ length }) => length <= lines.length) ?? lines
}

function fillLines(title: string, most: number) {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
