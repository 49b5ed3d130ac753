import { GRADIENT_ANGLE, type HubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { Gradient } from '@nokshi/contract/linkhub.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'

/** What Facebook, WhatsApp and the others show without cutting anything off. */
export const CARD = { width: 1200, height: 630 }

export const BAND = { width: CARD.width, height: 206 }

export const PORTRAIT = { x: 600, y: 172, radius: 108, ring: 7 }

export function drawGround(look: HubLook, gradient: keyof typeof motifs, hasBanner: boolean, colours: BrandColours) {
  const band = `<clipPath id="b"><rect width="${BAND.width}" height="${BAND.height}"/></clipPath>`
  return picture(
    CARD,
    `<defs>${linearGradient(look)}${band}</defs>`,
    `<rect width="100%" height="100%" fill="url(#g)"/>`,
    hasBanner ? '' : `<g clip-path="url(#b)">${drawBand(motifs[gradient](colours), look.band, look.row)}</g>`,
  )
}

/** Where CSS begins and ends a gradient of this angle in a box, so that it reaches both corners. */
function linearGradient({ stops }: HubLook) {
  const angle = (GRADIENT_ANGLE * Math.PI) / 180
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  const half = (Math.abs(CARD.width * x) + Math.abs(CARD.height * y)) / 2
  const end = (sign: number) => [CARD.width / 2 + sign * half * x, CARD.height / 2 + sign * half * y]
  const [[x1, y1], [x2, y2]] = [end(-1), end(1)]
  const marks = stops.map(({ colour, at }) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  return `<linearGradient id="g" gradientUnits="userSpaceOnUse" ${line}>${marks}</linearGradient>`
}

const MOTIF = { x: 950, y: 20, scale: 1.75 }
const HALO = { x: MOTIF.x + 48 * MOTIF.scale, y: MOTIF.y + 48 * MOTIF.scale, radius: 34 * MOTIF.scale }

const STEP = 17
const ROWS = 38
/** So many rows follow the motif's own outline; further out its sharp tips would leave gaps. */
const CLOSE_ROWS = 3

/**
 * Echo rows: from the outside in, a dashed line round the portrait and the motif, then both filled with the
 * ground. What stays are thin rows of stitches at equal distance from both.
 */
function drawBand(motif: Motif, ground: string, row: string) {
  const distances = Array.from({ length: ROWS }, (_, index) => (ROWS - index) * STEP)
  return [
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    ...distances.flatMap((distance) => [
      sewnCircle(PORTRAIT, distance, row),
      sewnCircle(HALO, distance, row),
      filledCircle(PORTRAIT, distance, ground),
      filledCircle(HALO, distance, ground),
    ]),
    `<g transform="translate(${MOTIF.x} ${MOTIF.y}) scale(${MOTIF.scale})">`,
    `${drawCloseRows(motif, ground, row)}${motif.inside}</g>`,
  ].join('')
}

interface Circle {
  x: number
  y: number
  radius: number
}

const THREAD = 2.6

function sewnCircle({ x, y, radius }: Circle, distance: number, colour: string) {
  const thread = `stroke="${colour}" stroke-width="${THREAD}" stroke-linecap="round" stroke-dasharray="13 10"`
  return `<circle cx="${x}" cy="${y}" r="${radius + distance}" fill="none" ${thread}/>`
}

function filledCircle({ x, y, radius }: Circle, distance: number, colour: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius + distance - THREAD / 2 - 0.5}" fill="${colour}"/>`
}

/** An outline has no radius to grow by: a wide dashed stroke, covered by a narrower one, does the same. */
function drawCloseRows({ outline }: Motif, ground: string, row: string) {
  const widths = Array.from({ length: CLOSE_ROWS }, (_, index) => CLOSE_ROWS - index).map(
    (rank) => (rank * 1.3 * STEP) / MOTIF.scale,
  )
  const cover = (width: number) => `<g stroke="${ground}" stroke-width="${width}">${outline}</g>`
  const rows = widths.flatMap((width) => [
    `<g stroke="${row}" stroke-width="${width}" stroke-dasharray="5 4">${outline}</g>`,
    cover(width - (2 * THREAD) / MOTIF.scale),
  ])
  const [widest = 0] = widths
  return `<g fill="none" stroke-linejoin="round">${cover(widest + 6)}${rows.join('')}</g>`
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * What lies on top: the ring of the portrait, the username, the marks beside it, the stitches along the edge.
 */
export function drawTrim(look: HubLook, badge: Box, marks: string) {
  const { x, y, radius, ring } = PORTRAIT
  const dashed = 'fill="none" stroke-linecap="round"'
  const pill = ({ left, top, width, height }: Box, more: string) =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" ${more}/>`
  const edge = `${dashed} stroke="${look.ink}" stroke-opacity=".75" stroke-width="4" stroke-dasharray="16 13"`
  return picture(
    CARD,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${look.ink}" stroke-width="${ring}"/>`,
    pill(badge, `fill="${look.badge}" stroke="${look.ink}" stroke-width="3"`),
    pill(inset(badge, 7), `${dashed} stroke="${look.badgeInk}" stroke-width="2" stroke-dasharray="7 6"`),
    marks,
    `<rect x="18" y="18" width="${CARD.width - 36}" height="${CARD.height - 36}" rx="3" ${edge}/>`,
  )
}

function inset({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by }
}

export function drawRound(diameter: number) {
  const radius = diameter / 2
  return picture({ width: diameter, height: diameter }, `<circle cx="${radius}" cy="${radius}" r="${radius}"/>`)
}

export function drawPlaceholder(diameter: number, { label, labelInk }: HubLook) {
  const middle = diameter / 2
  const rings = Array.from({ length: 3 }, (_, index) => middle - 12 - index * 11)
  const thread = `stroke="${labelInk}" stroke-opacity=".4" stroke-width="2.2" stroke-linecap="round"`
  return picture(
    { width: diameter, height: diameter },
    `<rect width="100%" height="100%" fill="${label}"/>`,
    ...rings.map(
      (radius) => `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" ${thread} stroke-dasharray="7 7"/>`,
    ),
  )
}

function picture({ width, height }: { width: number; height: number }, ...parts: string[]) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
  )
}

interface Motif {
  outline: string
  inside: string
}

const stitches = 'fill="none" stroke-width="1.3" stroke-linecap="round" stroke-dasharray="3 2.6"'

const turns = [0, 45, 90, 135, 180, 225, 270, 315]
const PETAL = 'M48 48C29 35 40 16 48 2C56 16 67 35 48 48Z'

function petals(scale: number, offset: number, more: string) {
  const scaled = `translate(48 48) scale(${scale}) translate(-48 -48)`
  return turns
    .map((turn) => `<path d="${PETAL}" transform="rotate(${turn + offset} 48 48) ${scaled}" ${more}/>`)
    .join('')
}

const lotus = ({ light: { accent, paper, ink } }: BrandColours): Motif => ({
  outline: petals(1, 0, ''),
  inside: [
    petals(1, 0, `fill="${accent}"`),
    ...turns.map(
      (turn) =>
        `<path d="M48 10V24" transform="rotate(${turn} 48 48)" stroke="${paper}" stroke-dashoffset="1" ${stitches}/>`,
    ),
    petals(0.52, 22.5, `fill="${paper}"`),
    `<circle cx="48" cy="48" r="9" fill="${ink}"/><circle cx="48" cy="48" r="5.4" stroke="${paper}" ${stitches}/>`,
  ].join(''),
})

const HULL = 'M1 44C6 60 20 66 46 66C72 66 88 56 95 32C97 64 78 85 46 85C18 85 1 72 1 44Z'
const SAIL = 'M50 6C67 12 76 30 71 52L44 55C53 38 54 22 50 6Z'

const boat = ({ button, light: { paper, panel }, dark }: BrandColours): Motif => ({
  outline: `<path d="${HULL}"/><path d="${SAIL}"/>`,
  inside: [
    `<path d="${SAIL}" fill="${button}"/>`,
    `<path d="M56 17C64 24 67 37 64.5 48M52 50C58 39 59 28 57 20" stroke="${panel}" ${stitches}/>`,
    `<path d="M49 6L41 68" stroke="${paper}" stroke-width="2.5" stroke-linecap="round"/>`,
    `<path d="M16 66C16 51 37 50 40 66Z" fill="${dark.accent}"/>`,
    `<path d="M21 65C22 57 33 57 35 65M28 57V65" fill="none" stroke="${paper}" stroke-width="1.3"/>`,
    `<path d="${HULL}" fill="${paper}"/>`,
    `<path d="M8 66C22 79 72 80 88 58" stroke="${panel}" ${stitches}/>`,
  ].join(''),
})

const BLADE = 'M44 92C10 74 8 36 58 4C92 38 84 80 44 92Z'
const VEINS = [
  'M45 74C36 70 30 64 26 55M45 74C56 70 64 62 70 52M47 55C40 51 35 46 33 38',
  'M47 55C56 51 63 44 67 34M51 37C47 34 44 31 43 26M51 37C56 34 60 30 62 24',
].join('')

const leaf = ({ button, light: { accent, paper } }: BrandColours): Motif => ({
  outline: `<path d="${BLADE}"/>`,
  inside: [
    `<path d="${BLADE}" fill="${accent}"/>`,
    `<path d="M42 97C44 66 48 34 57 14" fill="none" stroke="${button}" stroke-width="2.5" stroke-linecap="round"/>`,
    `<path d="${VEINS}" stroke="${paper}" ${stitches}/>`,
  ].join(''),
})

const motifs: Record<Gradient, (colours: BrandColours) => Motif> = { sunrise: lotus, ocean: boat, dusk: leaf }
