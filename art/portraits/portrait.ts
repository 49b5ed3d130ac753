import { echoRows } from '../drawing/echo-rows.ts'
import { type Cloth, dye } from '../drawing/palette.ts'
import { disc, element, ground, group, loose, patch, picture, sewn } from '../drawing/svg.ts'
import {
  beards,
  body,
  cap,
  edgeStitches,
  features,
  hairs,
  heads,
  neck,
  neckShade,
  skins,
  veil,
} from './portrait-parts.ts'
import { wear } from './portrait-wear.ts'

export interface Sitter {
  skin: 0 | 1 | 2 | 3 | 4
  face?: keyof typeof heads
  hair?: keyof typeof hairs
  /** The colour of a veil, which covers the hair. */
  veil?: string
  cap?: string
  isGrey?: boolean
  beard?: keyof typeof beards
  glasses?: 'round' | 'square'
  hasBindi?: boolean
  isSmiling?: boolean
  wear: keyof typeof wear
  cloth: string
  thread: string
}

const FRAME = { width: 160, height: 200 }
const HAIR = '#1B1730'
const GREY = '#6B6878'
const BINDI = dye.madder

/** Eight layers, from the ground up. Features are stitches, never outlines. */
export function drawPortrait(sitter: Sitter, { ground: colour, row }: Cloth) {
  return picture(
    FRAME,
    ground(FRAME, colour),
    echoRows(silhouette(sitter), FRAME, { step: 9.4, colour: row, thread: 1.3 }),
    drawBehind(sitter),
    patch(body, sitter.cloth),
    drawNeck(sitter),
    wear[sitter.wear](sitter.cloth, sitter.thread),
    drawHead(sitter),
    drawBeard(sitter),
    drawHair(sitter),
    drawFeatures(sitter),
    sewn(sitter.veil ? edgeStitches.veiled : edgeStitches.bare, sitter.thread, 1.7),
  )
}

/** Whoever has not sat yet: head and shoulders cut from one cloth, without a face. */
export function drawFigure({ ground: colour, row, main, milk }: Cloth) {
  return picture(
    FRAME,
    ground(FRAME, colour),
    echoRows([body, heads.oval], FRAME, { step: 9.4, colour: row, thread: 1.3 }),
    patch(body + neck + heads.oval, milk),
    sewn(edgeStitches.bare, main, 1.7),
  )
}

function silhouette({ face = 'oval', hair, veil: hasVeil, cap: capColour }: Sitter) {
  const top = hasVeil ? [veil.cloth] : [...(hair ? [hairs[hair].cut] : []), ...(capColour ? [cap.cloth] : [])]
  return [body, heads[face], ...top]
}

function hairColour({ isGrey = false }: Sitter) {
  return isGrey ? GREY : HAIR
}

function lineColour({ skin }: Sitter) {
  return skin > 2 ? '#2A1410' : '#4A2416'
}

function drawBehind(sitter: Sitter) {
  const hair = sitter.hair && hairs[sitter.hair]
  return hair && 'behind' in hair ? patch(hair.behind, hairColour(sitter)) : ''
}

function drawNeck(sitter: Sitter) {
  return patch(neck, skins[sitter.skin]) + patch(neckShade, lineColour(sitter), { opacity: 0.22 })
}

function drawHead({ veil: veilColour, thread, skin, face = 'oval' }: Sitter) {
  if (veilColour)
    return patch(veil.cloth, veilColour) + sewn(veil.hem, thread, 1.7) + patch(veil.face, skins[skin])
  const ears = ['50', '110'].map((cx) => element('ellipse', { cx, cy: 86, rx: 6, ry: 9 }))
  return group({ fill: skins[skin] }, ...ears, element('path', { d: heads[face] }))
}

function drawBeard(sitter: Sitter) {
  if (!sitter.beard) return ''
  const opacity = sitter.beard === 'short' ? 0.82 : undefined
  return patch(beards[sitter.beard], hairColour(sitter), { 'fill-rule': 'evenodd', opacity })
}

function drawHair(sitter: Sitter) {
  const cut = sitter.hair ? patch(hairs[sitter.hair].cut, hairColour(sitter)) : ''
  const parting = sitter.hair ? sewn(hairs[sitter.hair].parting, '#8587B5', 1.5) : ''
  const worn = sitter.cap ? patch(cap.cloth, sitter.cap) + sewn(cap.stitches, sitter.thread, 1.5) : ''
  return cut + parting + worn
}

function drawFeatures(sitter: Sitter) {
  const line = lineColour(sitter)
  const brows = sitter.veil ? features.brows.veiled : features.brows.bare
  const mouth = sitter.isSmiling ? features.smile : features.calm
  return (
    loose(brows + features.nose + mouth, line, 2.6, { 'stroke-linejoin': 'round' }) +
    group({ fill: line }, ...[68, 92].map((cx) => element('ellipse', { cx, cy: 85, rx: 3, ry: 3.4 }))) +
    drawGlasses(sitter) +
    (sitter.hasBindi ? disc(80, 67, 2.6, BINDI) : '')
  )
}

function drawGlasses({ glasses }: Sitter) {
  if (!glasses) return ''
  const lenses =
    glasses === 'round'
      ? 'M57 85a10 10 0 1 0 20 0a10 10 0 1 0-20 0M83 85a10 10 0 1 0 20 0a10 10 0 1 0-20 0'
      : 'M59 77h15q3 0 3 3v10q0 3-3 3h-15q-3 0-3-3v-10q0-3 3-3M86 77h15q3 0 3 3v10q0 3-3 3h-15q-3 0-3-3v-10q0-3 3-3'
  return loose(`${lenses}M77 84q3-2 6 0M57 83l-6-2M103 83l6-2`, dye.night, 2.6)
}
