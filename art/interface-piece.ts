import type { CoverInterface, CoverRow } from '@nokshi/content/portfolio.ts'
import { dye } from './drawing/palette.ts'
import { element, patch, sewn, short } from './drawing/svg.ts'
import { write } from './type/lettering.ts'
import type { Typefaces, Weight } from './type/typefaces.ts'

/** A real piece of the client's interface: what is drawn, and how much room it takes. */
export interface InterfacePiece {
  drawing: string
  width: number
  height: number
}

const WIDTH = 336
const PAD = 26
const INK = dye.night
const SOFT = dye.soft
/** Words are drawn this large in whole numbers and then scaled down: half the bytes of decimals. */
const GRID = 96

export function drawInterface(typefaces: Typefaces, ui: CoverInterface): InterfacePiece {
  const card = new Card(typefaces, ui)
  card.drawHead()
  card.drawHeadline()
  if (ui.layout === 'ticket') card.drawTicket()
  else card.drawList()
  card.drawAction()
  return card.finish()
}

interface Line {
  size: number
  weight: Weight
  colour?: string
}

/** Writes one thing below the other and remembers how far down it has come. */
class Card {
  private readonly typefaces: Typefaces
  private readonly ui: CoverInterface
  private y = PAD
  private drawing = ''

  constructor(typefaces: Typefaces, ui: CoverInterface) {
    this.typefaces = typefaces
    this.ui = ui
  }

  drawHead() {
    this.y += 12
    this.writeAt('start', this.ui.product, { size: 15, weight: 'strong' })
    this.writeAt('end', this.ui.label, { size: 15, weight: 'text', colour: SOFT })
    this.y += 18
  }

  drawHeadline() {
    this.ui.headline.forEach((words, index) => {
      if (index > 0) {
        this.y += 20
        this.drawing += sewn(`M${PAD} ${this.y}H${WIDTH - PAD}`, dye.madder, 2.5, {
          'stroke-dasharray': '14 10',
        })
      }
      this.y += 34
      this.writeAt('start', words, { size: 33, weight: 'display' })
    })
    this.y += 14
  }

  /** Rows side by side, as on a ticket. */
  drawTicket() {
    const column = (WIDTH - PAD * 2) / this.ui.rows.length
    this.y += 22
    this.ui.rows.forEach(({ label, value }, index) => {
      const x = this.isRightToLeft ? WIDTH - PAD - index * column : PAD + index * column
      this.write(label, x, this.y, { size: 16, weight: 'text' }, 'start')
      this.write(value, x, this.y + 23, { size: 17, weight: 'strong' }, 'start')
    })
    this.y += 41
  }

  /** Rows one below the other; a chosen one lies on a fold and has a red stitch at its start. */
  drawList() {
    for (const row of this.ui.rows) {
      this.drawRowGround(row)
      this.y += 24
      const colour = row.state === 'unavailable' ? SOFT : INK
      const weight = row.state === 'chosen' ? 'strong' : 'text'
      this.writeAt('start', row.label, { size: 16, weight, colour })
      this.writeAt('end', row.value, { size: 16, weight, colour })
      this.y += 12
    }
    this.y += 6
  }

  drawAction() {
    this.y += 8
    const [left, width] = [PAD, WIDTH - PAD * 2]
    this.drawing +=
      element('rect', { x: left, y: this.y, width, height: 44, rx: 3, fill: dye.marigold }) +
      element('rect', {
        x: left + 4,
        y: this.y + 4,
        width: width - 8,
        height: 36,
        rx: 2,
        fill: 'none',
        stroke: dye.onMarigold,
        'stroke-width': 1.2,
        'stroke-dasharray': '4 3',
        opacity: 0.55,
      })
    this.write(
      this.ui.action,
      WIDTH / 2,
      this.y + 28,
      { size: 17, weight: 'strong', colour: dye.onMarigold },
      'middle',
    )
    this.y += 44 + PAD
  }

  finish(): InterfacePiece {
    const height = this.y
    // Cut by hand: each corner a little off true.
    const cut = `M0 1L${WIDTH - 1} 0L${WIDTH} ${height - 1}L1 ${height}Z`
    return { drawing: patch(cut, dye.cloth) + this.drawing, width: WIDTH, height }
  }

  private get isRightToLeft() {
    return this.ui.lang === 'ar'
  }

  private drawRowGround({ state }: CoverRow) {
    const isChosen = state === 'chosen'
    this.drawing += isChosen
      ? element('rect', {
          x: PAD - 12,
          y: this.y,
          width: WIDTH - PAD * 2 + 24,
          height: 36,
          rx: 3,
          fill: dye.fold,
        })
      : ''
    const x = this.isRightToLeft ? WIDTH - PAD + 9 : PAD - 9
    this.drawing += isChosen
      ? sewn(`M${x} ${this.y + 6}v24`, dye.madder, 3, { 'stroke-dasharray': '7 6' })
      : ''
  }

  private writeAt(side: 'start' | 'end', words: string, line: Line) {
    const isLeft = (side === 'start') !== this.isRightToLeft
    this.write(words, isLeft ? PAD : WIDTH - PAD, this.y, line, side)
  }

  private write(
    words: string,
    x: number,
    y: number,
    { size, weight, colour = INK }: Line,
    anchor: 'start' | 'end' | 'middle',
  ) {
    const tracking = weight === 'display' ? -0.02 : 0
    const drawn = write(this.typefaces, words, {
      size: GRID,
      weight,
      lang: this.ui.lang,
      tracking,
      digits: 0,
    })
    const scale = size / GRID
    const width = drawn.width * scale
    const isFromRight = anchor !== 'middle' && (anchor === 'end') !== this.isRightToLeft
    const left = anchor === 'middle' ? x - width / 2 : isFromRight ? x - width : x
    const transform = `translate(${short(left)} ${short(y)}) scale(${short(scale, 3)})`
    this.drawing += patch(drawn.d, colour, { transform })
  }
}
