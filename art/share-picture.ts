import sharp from 'sharp'
import { write } from './lettering.ts'
import { type DrawnBrand, drawWordmark, wordmarkFrame } from './logo.ts'
import { nest, picture, shift } from './svg.ts'

const CARD = { width: 1200, height: 630 }
const MARGIN = 72
const QUILT_WIDTH = 552
const COVER_HEIGHT = 800

export interface SharedPage {
  title: string
  /** In the brand's colours: a page's quilt, beside the title, or the cover of a case study, below it. */
  quilt?: string
  cover?: string
  /** As Arabic is read: then the card begins at the right. */
  isRightToLeft: boolean
}

/** What a chat shows with a link to a page of the studio, as JPEG. */
export function drawSharePicture(brand: DrawnBrand, page: SharedPage) {
  const svg = picture(CARD, page.cover ? drawCase(brand, page, page.cover) : drawPage(brand, page))
  return sharp(Buffer.from(svg)).jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

function drawPage(brand: DrawnBrand, { title, quilt = '', isRightToLeft }: SharedPage) {
  const { ink, paper, accent } = brand.colours.light
  const start = isRightToLeft ? CARD.width - MARGIN : MARGIN
  const mirrored = isRightToLeft ? `transform="translate(${CARD.width} 0) scale(-1 1)"` : ''
  const left = CARD.width - QUILT_WIDTH
  const box = { x: isRightToLeft ? 0 : left, y: 0, width: QUILT_WIDTH, height: CARD.height }
  // The near edge of the quilt is cut by hand.
  const edge = `M${left + 4} 0H1200V630H${left}L${left + 8} 440L${left + 2} 210Z`
  const stitches = `stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="16 12"`
  return [
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<clipPath id="edge"><path d="${edge}" ${mirrored}/></clipPath>`,
    `<g clip-path="url(#edge)">${nest(quilt, box, 'xMidYMid slice')}</g>`,
    placeWordmark(brand, { start, y: 52, scale: 1, isRightToLeft }),
    drawTitle(title, ink, { start, bottom: 552, room: 540, largest: 116, letters: 11, isRightToLeft }),
    `<path d="M72 590C150 584 250 596 372 588" ${mirrored} fill="none" ${stitches}/>`,
  ].join('')
}

/** The title on a plate at the left, because the covers have their own words at the right. */
function drawCase(brand: DrawnBrand, { title, isRightToLeft }: SharedPage, cover: string) {
  const { ink, surface } = brand.colours.light
  const letters = 17
  const top = (isRightToLeft ? 396 : 420) - (breakLines(title, letters).length - 1) * 50
  const start = isRightToLeft ? MARGIN + 420 : MARGIN
  const box = { x: 0, y: (CARD.height - COVER_HEIGHT) / 2, width: CARD.width, height: COVER_HEIGHT }
  return [
    nest(cover, box, 'xMidYMid'),
    `<path d="M0 ${top + 4}L330 ${top}L560 ${top + 6}L556 500L562 630L0 630Z" fill="${surface}"/>`,
    drawTitle(title, ink, { start, bottom: 490, room: 440, largest: 52, letters, isRightToLeft }),
    placeWordmark(brand, { start, y: 532, scale: 0.72, isRightToLeft }),
  ].join('')
}

interface Place {
  /** The edge that words begin at: their right one in Arabic. */
  start: number
  isRightToLeft: boolean
}

function placeWordmark(brand: DrawnBrand, { start, y, scale, isRightToLeft }: Place & { y: number; scale: number }) {
  const x = isRightToLeft ? start - wordmarkFrame(brand).width * scale : start
  return shift(x, y, `<g transform="scale(${scale})">${drawWordmark(brand, 'light')}</g>`)
}

interface TitlePlace extends Place {
  /** The baseline of the last line. */
  bottom: number
  room: number
  largest: number
  /** In a line. */
  letters: number
}

/** In em. Bangla and Arabic reach further above the baseline, Arabic also further below it. */
const scripts = {
  bangla: { is: /\p{Script=Bengali}/u, lineHeight: 1.12, descent: 0 },
  arabic: { is: /\p{Script=Arabic}/u, lineHeight: 1.25, descent: 0.16 },
  latin: { is: /(?:)/, lineHeight: 0.95, descent: 0 },
}

/** As large as the room allows, never larger than asked. */
function drawTitle(title: string, colour: string, place: TitlePlace) {
  const { start, bottom, room, largest, letters, isRightToLeft } = place
  const lines = breakLines(title, letters)
  const { lineHeight, descent } = Object.values(scripts).find(({ is }) => is.test(title)) ?? scripts.latin
  const widest = Math.max(...lines.map((line) => write(line, { size: 1, tracking: -0.03 }).width))
  const size = Math.min(largest, room / widest, 370 / (lines.length * lineHeight))
  const drawn = lines.map((line, index) => {
    const { outline, width } = write(line, { size, tracking: -0.03 })
    const y = bottom - ((lines.length - 1 - index) * lineHeight + descent) * size
    return shift(isRightToLeft ? start - width : start, y, outline)
  })
  return `<g fill="${colour}">${drawn.join('')}</g>`
}

/** As few lines as `most` characters allow, of similar length, so that no word stands alone on the last. */
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
