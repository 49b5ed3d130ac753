import { GRADIENT_ANGLE, type HubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import { type Motif, motifs } from './share-card-motifs.ts'

/** What Facebook, WhatsApp and the others show without cutting anything off. */
export const CARD = { width: 1200, height: 630 }

export const BAND = { width: CARD.width, height: 206 }

export const PORTRAIT = { x: 600, y: 172, radius: 108, ring: 7 }

export function drawGround(look: HubLook, gradient: keyof typeof motifs, hasBanner: boolean, colours: BrandColours) {
  return picture(
    CARD,
    `<defs>${linearGradient(look)}<clipPath id="b"><rect width="${BAND.width}" height="${BAND.height}"/></clipPath></defs>`,
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
  return `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`
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
    `<g transform="translate(${MOTIF.x} ${MOTIF.y}) scale(${MOTIF.scale})">${drawCloseRows(motif, ground, row)}${motif.inside}</g>`,
  ].join('')
}

interface Circle {
  x: number
  y: number
  radius: number
}

const THREAD = 2.6

function sewnCircle({ x, y, radius }: Circle, distance: number, colour: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius + distance}" fill="none" stroke="${colour}" stroke-width="${THREAD}" stroke-linecap="round" stroke-dasharray="13 10"/>`
}

function filledCircle({ x, y, radius }: Circle, distance: number, colour: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius + distance - THREAD / 2 - 0.5}" fill="${colour}"/>`
}

/** An outline has no radius to grow by: a wide dashed stroke, covered by a narrower one, does the same. */
function drawCloseRows({ outline }: Motif, ground: string, row: string) {
  const widths = Array.from({ length: CLOSE_ROWS }, (_, index) => CLOSE_ROWS - index).map(
    (rank) => (rank * 1.3 * STEP) / MOTIF.scale,
  )
  const rows = widths.map(
    (width) =>
      `<g stroke="${row}" stroke-width="${width}" stroke-dasharray="5 4">${outline}</g><g stroke="${ground}" stroke-width="${width - (2 * THREAD) / MOTIF.scale}">${outline}</g>`,
  )
  const [widest = 0] = widths
  return `<g fill="none" stroke-linejoin="round"><g stroke="${ground}" stroke-width="${widest + 6}">${outline}</g>${rows.join('')}</g>`
}

export interface Box {
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
  return picture(
    CARD,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${look.ink}" stroke-width="${ring}"/>`,
    pill(badge, `fill="${look.badge}" stroke="${look.ink}" stroke-width="3"`),
    pill(inset(badge, 7), `${dashed} stroke="${look.badgeInk}" stroke-width="2" stroke-dasharray="7 6"`),
    marks,
    `<rect x="18" y="18" width="${CARD.width - 36}" height="${CARD.height - 36}" rx="3" ${dashed} stroke="${look.ink}" stroke-opacity=".75" stroke-width="4" stroke-dasharray="16 13"/>`,
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
  const rings = Array.from({ length: 3 }, (_, index) => diameter / 2 - 12 - index * 11)
  return picture(
    { width: diameter, height: diameter },
    `<rect width="100%" height="100%" fill="${label}"/>`,
    ...rings.map(
      (radius) =>
        `<circle cx="${diameter / 2}" cy="${diameter / 2}" r="${radius}" fill="none" stroke="${labelInk}" stroke-opacity=".4" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="7 7"/>`,
    ),
  )
}

function picture({ width, height }: { width: number; height: number }, ...parts: string[]) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
  )
}
