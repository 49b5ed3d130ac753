import { echoRows } from './echo-rows.ts'
import type { MadeFile } from './made-file.ts'
import { type Applique, outlineOf, sewOnAll } from './motifs.ts'
import { type Cloth, grounds } from './palette.ts'
import { drawPortrait } from './portrait.ts'
import { ground, picture } from './svg.ts'
import { team } from './team-portraits.ts'

/** The front and the back of every team card. */
export function makePortraits(): MadeFile[] {
  return Object.entries(team).flatMap(([key, { ground: name, back, sitter }]) => [
    { path: `portraits/${key}.svg`, contents: drawPortrait(sitter, grounds[name]), limit: 4096 },
    {
      path: `portraits/${key}-back.svg`,
      contents: drawBack({ motif: back, x: 322, y: 122, scale: 1.9, turn: turns[back] }, grounds[name]),
      limit: 6144,
    },
  ])
}

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
