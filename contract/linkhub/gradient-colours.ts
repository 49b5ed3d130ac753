import { contrast, mix } from '../colour.ts'
import type { Gradient } from '../linkhub.ts'

interface Stop {
  colour: string
  at: number
}

interface GradientColours {
  stops: Stop[]
  band: string
  /** The stitches of the echo rows: decoration only, never text. */
  row: string
  label: string
  /** Candidates for text colours; the contrast decides. */
  inks: string[]
}

const gradientColours: Record<Gradient, GradientColours> = {
  sunrise: {
    stops: [
      { colour: '#FFE08A', at: 0 },
      { colour: '#FFB765', at: 0.52 },
      { colour: '#F58F7C', at: 1 },
    ],
    band: '#FFE7B0',
    row: '#E3A94E',
    label: '#2B1030',
    inks: ['#2B1030', '#FFF6E6'],
  },
  ocean: {
    stops: [
      { colour: '#06304A', at: 0 },
      { colour: '#0B5566', at: 0.55 },
      { colour: '#117066', at: 1 },
    ],
    band: '#0A2A40',
    row: '#2F7C8F',
    label: '#FFFFFF',
    inks: ['#FFFFFF', '#06304A'],
  },
  dusk: {
    stops: [
      { colour: '#171B3D', at: 0 },
      { colour: '#5B2145', at: 0.58 },
      { colour: '#A63A35', at: 1 },
    ],
    band: '#12152F',
    row: '#6D4A78',
    label: '#FFF6E6',
    inks: ['#FFF6E6', '#3A1B42'],
  },
}

export const GRADIENT_ANGLE = 170

/** Every colour of a page that depends on its gradient and badge. Inks have the best lowest contrast. */
export function hubLook(gradient: Gradient, badge: string) {
  const { stops, band, row, label, inks } = gradientColours[gradient]
  const grounds = [...sampleGradient(stops), band]
  const ink = chooseInk(grounds, inks)
  const isReadable = (under: string[], over: string) => (share: number) =>
    lowestContrast(
      under.map((ground) => mix(ground, over, share)),
      ink,
    ) >= READABLE
  return {
    stops,
    band,
    row,
    label,
    badge,
    ink,
    labelInk: chooseInk([label], inks),
    badgeInk: chooseInk([badge], ['#000000', '#FFFFFF']),
    /** How strong a pattern in the badge's colour may be, from 0 to 1, with the ink still readable on it. */
    pattern: shares.slice(0, PATTERN_STEPS).findLast(isReadable(grounds, badge)) ?? 0,
    /** How much of the band's colour lies over a picture, from 0 to 1: readable on black and on white. */
    scrim: shares.find(isReadable(['#000000', '#FFFFFF'], band)) ?? 1,
  }
}

export type HubLook = ReturnType<typeof hubLook>

/** What WCAG 2 wants of text. */
const READABLE = 4.5

const shares = Array.from({ length: 21 }, (_, step) => step / 20)
/** A pattern stays a background: at most half of the ground is covered by it. */
const PATTERN_STEPS = 11

/** The ink whose lowest contrast over all the grounds is the highest. */
function chooseInk(grounds: string[], inks: string[]) {
  const [best] = inks.toSorted((one, other) => lowestContrast(grounds, other) - lowestContrast(grounds, one))
  return best ?? '#000000'
}

export function lowestContrast(grounds: string[], ink: string) {
  return Math.min(...grounds.map((ground) => contrast(ground, ink)))
}

const SAMPLES = 100

/** So many colours of each segment that none between them can differ visibly. */
export function sampleGradient(stops: Stop[]) {
  return stops.slice(1).flatMap((end, index) => {
    const start = stops[index] ?? end
    return Array.from({ length: SAMPLES + 1 }, (_, step) => mix(start.colour, end.colour, step / SAMPLES))
  })
}
