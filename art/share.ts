import sharp from 'sharp'
import { drawWordmark, type Logos } from './brand/logo.ts'
import { COVER, drawCover } from './covers.ts'
import { dye, hungCloth } from './drawing/palette.ts'
import { element, ground, group, patch, picture, sewn } from './drawing/svg.ts'
import type { MadeFile } from './made-file.ts'
import { quiltPlans } from './quilts/quilt-plans.ts'
import { drawQuiltInside } from './quilts/quilts.ts'
import { type DrawnCase, subjects } from './subjects.ts'
import { write } from './type/lettering.ts'
import type { Typefaces } from './type/typefaces.ts'

const CARD = { width: 1200, height: 630 }
const LIMIT = 200 * 1024

interface SharedPage {
  title: string
  quilt: string
}

const { pages, cases } = subjects

/** What a link to a page shows in a chat: its own heading and its own cloth. */
const sharedPages: Record<string, SharedPage> = {
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

export async function makeShare(typefaces: Typefaces, logos: Logos): Promise<MadeFile[]> {
  const drawings = [
    ...Object.entries(sharedPages).map(([name, page]) => ({ name, svg: drawPage(typefaces, logos, page) })),
    ...cases.map((study) => ({ name: `case-${study.slug}`, svg: drawCase(typefaces, logos, study) })),
  ]
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

const LEFT = 72

function drawPage(typefaces: Typefaces, logos: Logos, { title, quilt }: SharedPage) {
  return picture(
    CARD,
    ground(CARD, dye.milk),
    hangQuilt(quilt, 648),
    group({ transform: `translate(${LEFT} 52)` }, drawWordmark(typefaces, logos, 'light')),
    drawTitle(typefaces, breakLines(title, 11), { x: LEFT, bottom: 552, room: 540, largest: 116 }),
    sewn('M72 590C150 584 250 596 372 588', dye.madder, 5, { 'stroke-dasharray': '16 12' }),
  )
}

/** The page's quilt from `left` to the end edge, filling the height, its near edge cut by hand. */
function hangQuilt(name: string, left: number) {
  const plan = quiltPlans[name]
  if (plan === undefined) throw new Error(`No quilt is called ${name}`)
  const room = CARD.width - left
  const scale = Math.max(room / plan.width, CARD.height / plan.height)
  const x = left + (room - plan.width * scale) / 2
  const y = (CARD.height - plan.height * scale) / 2
  return (
    element(
      'clipPath',
      { id: 'edge' },
      element('path', { d: `M${left + 4} 0H1200V630H${left}L${left + 8} 440L${left + 2} 210Z` }),
    ) +
    group(
      { 'clip-path': 'url(#edge)' },
      group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawQuiltInside(plan, hungCloth.light)),
    )
  )
}

interface TitlePlace {
  x: number
  /** The baseline of the last line. */
  bottom: number
  room: number
  largest: number
}

/** As large as the room allows, never larger than asked. */
function drawTitle(typefaces: Typefaces, lines: string[], { x, bottom, room, largest }: TitlePlace) {
  const style = { weight: 'display', tracking: -0.03 } as const
  const widest = Math.max(...lines.map((line) => write(typefaces, line, { ...style, size: 100 }).width))
  const size = Math.min(largest, (room / widest) * 100, 390 / lines.length)
  return lines
    .map((line, index) => {
      const y = bottom - (lines.length - 1 - index) * size * 0.95
      return patch(write(typefaces, line, { ...style, size }).d, dye.night, {
        transform: `translate(${x} ${y})`,
      })
    })
    .join('')
}

/** The cover, and its title on a piece of cloth at the start edge. */
function drawCase(typefaces: Typefaces, logos: Logos, study: DrawnCase) {
  const lines = breakLines(study.title, 17)
  const top = 420 - (lines.length - 1) * 50
  return picture(
    CARD,
    group({ transform: `translate(0 ${(CARD.height - COVER.height) / 2})` }, drawCover(typefaces, study)),
    patch(`M0 ${top + 4}L330 ${top}L560 ${top + 6}L556 500L562 630L0 630Z`, dye.cloth),
    drawTitle(typefaces, lines, { x: LEFT, bottom: 490, room: 440, largest: 52 }),
    group({ transform: `translate(${LEFT} 532) scale(.72)` }, drawWordmark(typefaces, logos, 'light')),
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
