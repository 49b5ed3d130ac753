import { contrast, luminance, mix } from '../colour.ts'
import type { BrandColours, ThemeColours } from './site-content.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and the edges of controls. */
const TEXT = 4.5
const EDGE = 3

/** A colour and the one that it must be told from. */
interface Pair {
  path: string
  colour: string
  /** In words: `on paper`. */
  on: string
  ground: string
  least: number
}

export interface Unreadable extends Pair {
  /** Rounded down, or 4.49 would be called 4.5. */
  ratio: number
  better: 'darker' | 'lighter'
  /** The most similar colour that can be read on all its grounds; undefined where there is none. */
  nearest: string | undefined
}

/** The colours that cannot be read, each once, on the ground where it is read worst. */
export function listUnreadable(colours: BrandColours): Unreadable[] {
  const pairs = listPairs(colours)
  return pairs
    .filter(({ colour, ground, least }) => contrast(colour, ground) < least)
    .toSorted((one, other) => contrast(one.colour, one.ground) - contrast(other.colour, other.ground))
    .filter(({ path }, index, bad) => bad.findIndex((other) => other.path === path) === index)
    .map((pair) => ({
      ...pair,
      ratio: Math.floor(contrast(pair.colour, pair.ground) * 10) / 10,
      better: luminance(pair.ground) > 0.18 ? 'darker' : 'lighter',
      nearest: findNearest(pair, pairs),
    }))
}

function listPairs({ button, buttonText, light, dark }: BrandColours): Pair[] {
  const pair = (path: string, colour: string, on: string, ground: string, least = TEXT) => ({
    ...{ path, colour, on, ground, least },
  })
  const ofTheme = (theme: 'light' | 'dark', colours: ThemeColours) =>
    (['paper', 'surface', 'muted'] as const).flatMap((ground) => [
      ...(['ink', 'soft', 'accent', 'success', 'link'] as const).map((name) =>
        pair(`${theme}.${name}`, colours[name], `on ${ground}`, colours[ground]),
      ),
      pair(`${theme}.edge`, colours.edge, `on ${ground}`, colours[ground], EDGE),
    ])
  return [
    ...ofTheme('light', light),
    ...ofTheme('dark', dark),
    pair('buttonText', buttonText, 'on button', button),
    pair('light.panel', light.panel, 'under light.paper', light.paper),
    pair('dark.panel', dark.panel, 'under light.paper', light.paper),
    // QR codes are dark on white in both themes.
    pair('light.ink', light.ink, 'on white', '#FFFFFF'),
  ]
}

const STEPS = 100

/** Darkens and lightens it step by step. */
function findNearest({ path, colour }: Pair, all: Pair[]) {
  const pairs = all.filter((pair) => pair.path === path)
  for (let step = 1; step <= STEPS; step++)
    for (const end of ['#000000', '#ffffff']) {
      const other = mix(colour, end, step / STEPS)
      if (pairs.every(({ ground, least }) => contrast(other, ground) >= least)) return other
    }
  return undefined
}
