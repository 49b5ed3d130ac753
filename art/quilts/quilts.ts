import { writeWithin } from '../brand/logo.ts'
import { echoRows } from '../drawing/echo-rows.ts'
import { type Cloth, hungCloth, themes } from '../drawing/palette.ts'
import { mapPath } from '../drawing/path.ts'
import { ground, patch, picture } from '../drawing/svg.ts'
import type { MadeFile } from '../made-file.ts'
import { outlineOf, sewOnAll } from '../motifs/motifs.ts'
import { subjects } from '../subjects.ts'
import type { Typefaces } from '../type/typefaces.ts'
import { extraOf } from './quilt-extras.ts'
import { type QuiltPlan, quiltPlans } from './quilt-plans.ts'

const LIMIT = 15 * 1024

/** Every hung cloth twice, because a picture cannot ask its page for the theme. */
export function makeQuilts(typefaces: Typefaces): MadeFile[] {
  const footer = planFooter(typefaces)
  return themes.flatMap((theme) => [
    ...Object.entries(quiltPlans).map(([name, plan]) => ({
      path: `quilts/${name}-${theme}.svg`,
      contents: drawQuilt(plan, hungCloth[theme]),
      limit: LIMIT,
    })),
    { path: `quilts/footer-${theme}.svg`, contents: drawFooter(footer, hungCloth[theme]), limit: LIMIT },
  ])
}

export function drawQuilt(plan: QuiltPlan, cloth: Cloth) {
  return picture(plan, drawQuiltInside(plan, cloth))
}

/** The quilt without its frame, to be sewn into a larger picture. */
export function drawQuiltInside(plan: QuiltPlan, cloth: Cloth) {
  const { outlines, below, above } = extraOf(plan)
  const rows = rowsOf(plan, [...plan.appliques.map(outlineOf), ...outlines])
  return [
    ground(plan, cloth.ground),
    rows.replaceAll(ROW_COLOUR, cloth.row),
    below(cloth),
    sewOnAll(plan.appliques, cloth),
    above(cloth),
  ].join('')
}

/** Stands for the colour while the rows, which cost the most time, are shared by both themes. */
const ROW_COLOUR = 'row-colour'
const knownRows = new Map<QuiltPlan, string>()

function rowsOf(plan: QuiltPlan, outlines: string[]) {
  const known = knownRows.get(plan)
  if (known !== undefined) return known
  const rows = echoRows(outlines, plan, {
    step: plan.step,
    colour: ROW_COLOUR,
    thread: plan.step < 13 ? 1.4 : 1.8,
  })
  knownRows.set(plan, rows)
  return rows
}

const FOOTER = { width: 1440, height: 300 }

/** The Bangla name as large as the footer, or else the short one above the room that its letters need below the line. */
function planFooter(typefaces: Typefaces) {
  const { banglaName, shortName } = subjects.brand
  const y = banglaName ? 272 : 228
  const { d, outline, width } = writeWithin(typefaces, banglaName ?? shortName, { size: 285, room: 900 })
  const x = Math.round(FOOTER.width - width - 48)
  return { d, x, y, outline: mapPath(outline, ([px, py]) => [px + x, py + y]) }
}

function drawFooter({ d, x, y, outline }: ReturnType<typeof planFooter>, cloth: Cloth) {
  return picture(
    FOOTER,
    ground(FOOTER, cloth.ground),
    echoRows([outline], FOOTER, { step: 15, colour: cloth.row, thread: 1.8, most: 4, stray: 0.03 }),
    patch(d, cloth.milk, { transform: `translate(${x} ${y})` }),
  )
}
