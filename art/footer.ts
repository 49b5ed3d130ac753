import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groundOf, paint, type Theme } from '@nokshi/contract/website/palette.ts'
import { write } from './lettering.ts'
import type { DrawnBrand } from './logo.ts'
import { picture, shift } from './svg.ts'

/** The Bangla name as large as the footer, or else the short one. */
export function drawFooter({ banglaName, shortName, colours }: DrawnBrand, theme: Theme) {
  const name = banglaName ?? shortName
  const drawing = readFileSync(join(import.meta.dirname, 'drawings/footer.svg'), 'utf8')
  const isOfThisName = drawing.includes(`data-name="${name}"`)
  return paint(isOfThisName ? drawing : drawName(name, banglaName ? 272 : 228), groundOf(colours, 'panel', theme))
}

const FRAME = { width: 1440, height: 300 }
const ROWS = 4
const STEP = 15
const THREAD = 1.2

/** Any other name: rows of thread run around it, each a wide stroke below a slightly narrower one. */
function drawName(name: string, baseline: number) {
  const { outline, width } = write(name, { size: 285, room: 900 })
  // Outlines are drawn at half their size, and half of a stroke lies within them.
  const stroke = (distance: number, colour: string) =>
    `<use href="#name" stroke="var(--${colour})" stroke-width="${distance * 4}"/>`
  const rows = Array.from({ length: ROWS }, (_, index) => (ROWS - index) * STEP).map(
    (distance) => stroke(distance, 'ground-row') + stroke(distance - THREAD, 'ground'),
  )
  return picture(
    FRAME,
    `<defs><g id="name">${shift(FRAME.width - width - 48, baseline, outline)}</g></defs>`,
    '<rect width="100%" height="100%" fill="var(--ground)"/>',
    `<g fill="none" stroke-linejoin="round">${rows.join('')}</g>`,
    '<use href="#name" fill="var(--ground-milk)"/>',
  )
}
