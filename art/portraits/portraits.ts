import { echoRows } from '../drawing/echo-rows.ts'
import { type Cloth, grounds } from '../drawing/palette.ts'
import { ground, picture } from '../drawing/svg.ts'
import type { MadeFile } from '../made-file.ts'
import { type Applique, outlineOf, sewOnAll } from '../motifs/motifs.ts'
import { subjects } from '../subjects.ts'
import { drawFigure, drawPortrait } from './portrait.ts'
import { listTeamCards } from './team-cards.ts'

/** The front and the back of every team card, and which dye a back has: words on it take the ink that can be read there. */
export function makePortraits(): MadeFile[] {
  const cards = listTeamCards(subjects.portraits)
  const dyes = Object.fromEntries(cards.map(({ name, ground }) => [name, dyeNames[ground]]))
  return [
    ...cards.flatMap(({ name, ground, back, sitter }) => [
      {
        path: `portraits/${name}.svg`,
        contents: sitter ? drawPortrait(sitter, grounds[ground]) : drawFigure(grounds[ground]),
        limit: 4096,
      },
      {
        path: `portraits/${name}-back.svg`,
        contents: drawBack({ motif: back, x: 322, y: 122, scale: 1.9, turn: turns[back] }, grounds[ground]),
        limit: 6144,
      },
    ]),
    { path: 'portraits/dyes.json', contents: `${JSON.stringify(dyes, undefined, 2)}\n`, limit: 4096 },
  ]
}

const dyeNames = { quilt: 'indigo', needle: 'madder', press: 'marigold', done: 'leaf', fold: 'flax' }
const turns = { leaf: 18, boat: -4, lotus: 12, wheel: 0 }
const FRAME = { width: 400, height: 475 }

/** A motif in the upper corner. Words lie on the rest, so the rows run out before they get there. */
function drawBack(applique: Applique, cloth: Cloth) {
  return picture(
    FRAME,
    ground(FRAME, cloth.ground),
    echoRows([outlineOf(applique)], FRAME, { step: 15, colour: cloth.row, thread: 1.6, most: 7 }),
    sewOnAll([applique], cloth),
  )
}
