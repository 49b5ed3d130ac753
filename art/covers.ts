import { type Staging, stagings } from './cover-stagings.ts'
import { echoRows } from './drawing/echo-rows.ts'
import { type Cloth, dye, type Ground, grounds } from './drawing/palette.ts'
import { ground, group, loose, picture, short } from './drawing/svg.ts'
import { drawInterface, type InterfacePiece } from './interface-piece.ts'
import type { MadeFile } from './made-file.ts'
import { type Applique, outlineOf, sewOnAll } from './motifs/motifs.ts'
import { type DrawnCase, subjects } from './subjects.ts'
import type { Typefaces } from './type/typefaces.ts'

export const COVER = { width: 1200, height: 800 }
const LIMIT = 30 * 1024

export function makeCovers(typefaces: Typefaces): MadeFile[] {
  const covers = subjects.words.en.cases.map((study) => ({
    path: `covers/${study.slug}.svg`,
    contents: picture(COVER, drawCover(typefaces, study)),
    limit: LIMIT,
  }))
  return [...covers, { path: 'covers/any-case.svg', contents: picture(COVER, drawAnyCase()), limit: LIMIT }]
}

const known = new Map<string, string>()

/** The cover without its frame. It is drawn once, although the share picture needs it again. */
export function drawCover(typefaces: Typefaces, study: DrawnCase) {
  const cover = known.get(study.slug) ?? composeCover(typefaces, study)
  known.set(study.slug, cover)
  return cover
}

/** One motif, its rows like water round it, and one piece of interface tacked on. */
function composeCover(typefaces: Typefaces, study: DrawnCase) {
  const { motif, ground: name } = study.cover
  const cloth = grounds[name]
  const staging = stagingOf(study)
  return (
    layCloth({ motif, ...staging.applique }, cloth) +
    tackOn(drawInterface(typefaces, study.cover.interface), staging, name)
  )
}

/** Shown for a case study that has been added since the pictures were drawn. */
function drawAnyCase() {
  return layCloth({ motif: 'lotus', x: 600, y: 400, scale: 8 }, grounds.quilt)
}

function layCloth(applique: Applique, cloth: Cloth) {
  return [
    ground(COVER, cloth.ground),
    echoRows([outlineOf(applique)], COVER, { step: 21, colour: cloth.row, thread: 2.2 }),
    sewOnAll([applique], cloth),
  ].join('')
}

function stagingOf({ slug, cover: { motif } }: DrawnCase): Staging {
  const turn = subjects.words.en.cases
    .filter(({ cover }) => cover.motif === motif)
    .findIndex((other) => other.slug === slug)
  const [first, ...others] = stagings[motif]
  return others[turn - 1] ?? first
}

function tackOn({ drawing, width, height }: InterfacePiece, { piece }: Staging, name: Ground) {
  const { x, y, turn, scale } = piece
  // Red on madder would not hold; there the tacks are marigold.
  const tack = name === 'needle' ? dye.marigold : dye.madder
  return group(
    {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${short(-width / 2)} ${short(-height / 2)})`,
    },
    drawing,
    loose(
      `M-5 12L12-5M${width - 12}-5l17 17M-5 ${height - 12}l17 17M${width - 12} ${height + 5}l17-17`,
      tack,
      3.2,
    ),
  )
}
