import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'

/** Words as outlines, because a picture in an `<img>` cannot use the fonts of its page. */
export interface Lettering {
  /** Paths that begin at 0 on the baseline; the fill is that of the element around them. */
  outline: string
  width: number
}

interface LetteringStyle {
  size: number
  /** Words that are wider are drawn smaller. */
  room?: number
  /** In em, between Latin letters. */
  tracking?: number
}

/** The display weight of each script (SIL Open Font License 1.1), made as docs/decisions/0018 says. */
const fonts = { latin: openFont('latin'), bangla: openFont('bangla'), arabic: openFont('arabic') }

function openFont(name: string) {
  return new Font(new Face(new Blob(readFileSync(join(import.meta.dirname, `fonts/${name}.ttf`)))))
}

/** Fractions of a pixel that outlines are rounded to: the wordmark is in every page, and bytes count. */
const STEPS = 2

export function write(
  text: string,
  { size, room = Number.POSITIVE_INFINITY, tracking = 0 }: LetteringStyle,
): Lettering {
  const { glyphs, width } = layOut(text, /[\p{Script=Bengali}\p{Script=Arabic}]/u.test(text) ? 0 : tracking)
  const fitting = Math.min(size, room / width)
  const paths = glyphs.map(({ font, id, x, y }) => {
    const unit = (fitting * STEPS) / font.face.upem
    const d = font.glyphToPath(id).replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * unit)))
    const at = [x, y].map((em) => Math.round(em * fitting * STEPS)).join(' ')
    return d === '' ? '' : `<path transform="translate(${at})" d="${d}"/>`
  })
  return { outline: `<g transform="scale(${1 / STEPS} -${1 / STEPS})">${paths.join('')}</g>`, width: fitting * width }
}

interface Glyph {
  font: Font
  id: number
  /** In em, upwards. */
  x: number
  y: number
}

function layOut(text: string, tracking: number) {
  const glyphs: Glyph[] = []
  let x = 0
  for (const { text: letters, font, direction } of splitRuns(text)) {
    const buffer = new Buffer()
    buffer.addText(letters)
    buffer.guessSegmentProperties()
    buffer.setDirection(direction)
    shape(font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const em = font.face.upem
      // Letters that no font here has are left out.
      if (codepoint !== 0) glyphs.push({ font, id: codepoint, x: x + xOffset / em, y: yOffset / em })
      x += codepoint === 0 ? 0 : xAdvance / em + tracking
    }
  }
  return { glyphs, width: Math.max(0, x - tracking) }
}

const RUNS =
  /(?<bangla>[\p{Script=Bengali}।॥\u200c\u200d]+)|(?<digits>[٠-٩][٠-٩:.,/%]*)|(?<arabic>[\p{Script=Arabic}،؛؟\u064b-\u0652]+)|[^\p{Script=Bengali}।॥٠-٩\p{Script=Arabic}،؛؟\u064b-\u0652]+/gu

/**
 * By script. Arabic runs from the right, but its digits and the Latin words in it run from the left. One
 * short line needs no more of the bidirectional algorithm.
 */
function splitRuns(text: string) {
  const runs = [...text.matchAll(RUNS)].map(({ 0: run, groups = {} }) => ({
    text: run,
    font: groups.bangla ? fonts.bangla : (groups.arabic ?? groups.digits) ? fonts.arabic : fonts.latin,
    direction: groups.arabic ? Direction.RTL : Direction.LTR,
  }))
  return /\p{Script=Arabic}/u.test(text) ? runs.reverse() : runs
}
