import { drawWordmark, type Logos, wordmarkFrame } from '../brand/logo.ts'
import { dye, type Theme, themes } from '../drawing/palette.ts'
import { element, type Frame, loose, patch, picture } from '../drawing/svg.ts'
import type { MadeFile } from '../made-file.ts'
import type { Typefaces } from '../type/typefaces.ts'
import { drawBoat } from './motif-boat.ts'
import { drawLeaf } from './motif-leaf.ts'
import { drawLotus, lotusRing } from './motif-lotus.ts'
import { drawWheel } from './motif-wheel.ts'

/** The colours of the page, once for each theme: an <img> cannot see them, so there are two files of each drawing. */
const pages = {
  light: {
    sky: dye.sky,
    needle: dye.madder,
    press: dye.marigold,
    paper: dye.milk,
    ink: dye.night,
    leaf: dye.sprout,
  },
  dark: {
    sky: dye.skyDark,
    needle: dye.needleDark,
    press: dye.marigold,
    paper: dye.paperDark,
    ink: dye.inkDark,
    leaf: dye.sprout,
  },
} satisfies Record<Theme, Record<string, string>>

type PageColours = (typeof pages)[Theme]

const MOTIF = { width: 96, height: 96 }

export function makeMotifs(typefaces: Typefaces, logos: Logos): MadeFile[] {
  return [
    ...themes.flatMap((theme) => themedMotifs(typefaces, logos, theme)),
    { path: 'motifs/wordmark.json', contents: `${JSON.stringify(wordmarkFrame(logos))}\n`, limit: 64 },
    file('lotus-light', MOTIF, 3072, element('defs', {}, lotusRing), drawLotus(lotusOn(pages.light), 1)),
  ]
}

function themedMotifs(typefaces: Typefaces, logos: Logos, theme: Theme): MadeFile[] {
  const page = pages[theme]
  const leaf = { blade: page.leaf, vein: page.press, stitch: page.paper }
  return [
    file(`boat-${theme}`, MOTIF, 1536, drawBoat(boatOn(page), 1)),
    file(`wheel-${theme}`, MOTIF, 1024, drawWheel(wheelOn(page), 1)),
    file(`leaf-${theme}`, MOTIF, 1024, drawLeaf(leaf, 1)),
    file(
      `wordmark-${theme}`,
      wordmarkFrame(logos),
      logos.logo ? 1024 * 1024 : 4096,
      drawWordmark(typefaces, logos, theme),
    ),
    file(`border-${theme}`, { width: 48, height: 40 }, 768, drawBorder(theme)),
  ]
}

function file(name: string, frame: Frame, limit: number, ...drawing: string[]): MadeFile {
  return { path: `motifs/${name}.svg`, contents: picture(frame, ...drawing), limit }
}

function lotusOn({ needle, press, paper, sky }: PageColours) {
  return { petals: needle, inner: press, stitch: paper, innerStitch: needle, heart: sky }
}

function wheelOn({ sky, paper, needle, press }: PageColours) {
  return { rim: sky, rimStitch: paper, spokes: needle, hub: press, axle: sky }
}

function boatOn({ sky, paper, press, needle }: PageColours) {
  return {
    hull: sky,
    hullStitch: paper,
    hullBand: press,
    sail: needle,
    sailBand: paper,
    sailStitch: paper,
    mast: sky,
    shelter: press,
    shelterStitch: sky,
    wave: press,
  }
}

/** Temple triangles and diamonds between two rows; tiles along x. Dark trades madder for indigo. */
function drawBorder(theme: Theme) {
  const cloth = theme === 'light' ? dye.madder : dye.indigo
  return (
    patch('M0 0h48v40H0z', cloth) +
    patch('M0 34L12 14l12 20zM24 34l12-20 12 20z', dye.marigold) +
    patch('M7 34l5-9 5 9zM31 34l5-9 5 9z', cloth) +
    patch('M24 10l4 5-4 5-4-5zM0 10l4 5-4 5zM48 10v10l-4-5z', dye.milk) +
    loose('M2.5 5h48M2.5 37h48', dye.milk, 1.6, { 'stroke-dasharray': '7 5', 'stroke-linecap': undefined })
  )
}
