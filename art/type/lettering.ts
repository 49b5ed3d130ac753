import { Buffer, Direction, type Font, shape } from 'harfbuzzjs'
import { mapPath, toRelative } from '../drawing/path.ts'
import type { Language, Typefaces, Weight } from './typefaces.ts'

/** Words as one path, because a picture in an `<img>` cannot reach the page's fonts. */
export interface Lettering {
  /** Starts at x 0, on the baseline. */
  d: string
  /** The same in absolute steps, for echo rows. */
  outline: string
  width: number
}

export interface LetteringOptions {
  size: number
  weight: Weight
  lang?: Language
  /** In em; Bangla and Arabic never have any. */
  tracking?: number
  digits?: number
}

export function write(typefaces: Typefaces, text: string, options: LetteringOptions): Lettering {
  const { size, weight, lang = languageOf(text), tracking = 0, digits = 1 } = options
  const fonts = typefaces[lang][weight]
  const gap = lang === 'en' ? tracking * size : 0
  let x = 0
  let outline = ''
  for (const run of visualRuns(text, lang)) {
    for (const glyph of shapeRun(fonts, run)) {
      outline += placeGlyph(glyph, x, size, digits)
      x += glyph.advance * size + gap
    }
  }
  return { d: toRelative(outline, digits), outline, width: Math.max(0, x - gap) }
}

/** Names and headings come without a language; their letters tell. */
export function languageOf(text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn'
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en'
}

/** How long a text is, in em, without drawing it. */
export function measure(fonts: Font[], text: string) {
  return shapeRun(fonts, { text, direction: Direction.LTR }).reduce((sum, { advance }) => sum + advance, 0)
}

interface Run {
  text: string
  direction: Direction
}

/**
 * Arabic runs from the right, but its numbers and any Latin word in it run from the left. The words on a
 * card are one short line, so this is all of the bidirectional algorithm they need.
 */
function visualRuns(text: string, lang: Language): Run[] {
  if (lang !== 'ar') return [{ text, direction: Direction.LTR }]
  const runs = text.match(/[0-9A-Za-z٠-٩][0-9A-Za-z٠-٩:.,/%]*|[^0-9A-Za-z٠-٩]+/g) ?? []
  return runs
    .map((run) => ({
      text: run,
      direction: /^[0-9A-Za-z٠-٩]/.test(run) ? Direction.LTR : Direction.RTL,
    }))
    .reverse()
}

interface Glyph {
  /** Asked for only when it is drawn; measuring needs none. */
  outline: () => string
  /** All three in em. */
  advance: number
  dx: number
  dy: number
  unitsPerEm: number
}

function shapeRun(fonts: Font[], { text, direction }: Run): Glyph[] {
  const [font] = fonts
  if (font === undefined) return []
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(direction)
  shape(font, buffer)
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) =>
      codepoint === 0
        ? borrowGlyph(fonts, text, cluster)
        : {
            outline: () => font.glyphToPath(codepoint),
            advance: xAdvance / font.face.upem,
            dx: xOffset / font.face.upem,
            dy: yOffset / font.face.upem,
            unitsPerEm: font.face.upem,
          },
    )
}

/** A space or a colon that the script's own file lacks, from the next font that has it; what none has is left out. */
function borrowGlyph(fonts: Font[], text: string, cluster: number): Glyph {
  const character = text.codePointAt(cluster) ?? 0
  for (const font of fonts.slice(1)) {
    const glyph = font.nominalGlyph(character)
    if (glyph === undefined) continue
    const unitsPerEm = font.face.upem
    return {
      outline: () => font.glyphToPath(glyph),
      advance: font.glyphHAdvance(glyph) / unitsPerEm,
      dx: 0,
      dy: 0,
      unitsPerEm,
    }
  }
  return { outline: () => '', advance: 0, dx: 0, dy: 0, unitsPerEm: 1 }
}

/** The outline at its place. Fonts count upwards, pictures down. */
function placeGlyph({ outline, dx, dy, unitsPerEm }: Glyph, x: number, size: number, digits: number) {
  const scale = size / unitsPerEm
  return mapPath(outline(), ([px, py]) => [x + dx * size + px * scale, -dy * size - py * scale], digits)
}
