import { sharp } from '../pictures/picture-library.ts'
import { FAMILIES, isWritable } from './share-card-fonts.ts'

export interface TypeStyle {
  weight: 'Medium' | 'Semi-Bold' | 'Ultra-Bold'
  size: number
  colour: string
}

interface Room {
  width: number
  height: number
}

/** Pango counts in these, 1024 to a pixel. */
const PANGO_UNIT = 1024

export interface Lettering extends Room {
  pixels: Buffer
}

/** Pango shapes the words. Lines break at the width, inside words if needed. */
export async function letter(text: string, style: TypeStyle, width: number): Promise<Lettering> {
  const height = Math.round(lineHeight(style) * PANGO_UNIT)
  const attributes = `foreground="${style.colour}" line_height="${height}" insert_hyphens="false"`
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes}>${escapeMarkup(text)}</span>`,
      font: `${FAMILIES} ${style.weight} ${style.size}`,
      rgba: true,
      dpi: 72,
      align: 'centre',
      width,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Given outright, as the fonts disagree about it by half a line. Display type stands closer. */
function lineHeight({ size, weight }: TypeStyle) {
  return size * (weight === 'Ultra-Bold' ? 1.16 : 1.42)
}

/** The height that as many lines as have room keep within, whichever letters are in them. */
export function wholeLines(style: TypeStyle, height: number) {
  const lines = Math.floor(height / lineHeight(style) + 0.1)
  // The tails of Arabic letters hang below their line, but less than any letter of a further line.
  return lines === 0 ? 0 : lines * lineHeight(style) + 0.25 * style.size
}

/** Without escaping, a name could bring fonts and colours of its own, or break the drawing. */
function escapeMarkup(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export async function fitLettering(text: string, styles: (TypeStyle & { height: number })[], width: number) {
  for (const style of styles) {
    const lettering = await letter(text, style, width)
    if (isInside(lettering, { width, height: style.height })) return lettering
  }
  const last = styles.at(-1)
  if (!last) throw new Error('Lettering needs a style.')
  return cutLettering(text, last, { width, height: last.height })
}

async function cutLettering(text: string, style: TypeStyle, room: Room) {
  const letters = splitLetters(text)
  let [fits, tooMany] = [0, letters.length]
  let best = await letter('…', style, room.width)
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    const attempt = await letter(cutAfter(letters, middle), style, room.width)
    if (isInside(attempt, room)) [fits, best] = [middle, attempt]
    else tooMany = middle
  }
  return best
}

/** Whole words, unless that would lose more than a third of what there is space for. */
function cutAfter(letters: string[], count: number) {
  const start = letters.slice(0, count).join('')
  const lastSpace = start.search(/\s\S*$/u)
  const wholeWords = lastSpace === -1 ? start : start.slice(0, lastSpace).trimEnd()
  const kept = wholeWords.length > (start.length * 2) / 3 ? wholeWords : start
  return `${kept.replace(/(?<![\s,;:.،؛।–—-])[\s,;:.،؛।–—-]+$/u, '')}…`
}

function isInside(lettering: Room, room: Room) {
  return lettering.width <= room.width && lettering.height <= room.height
}

/** Controls and invisible characters, without the two joiners that Bangla and Persian need. */
const STEERING = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Cc}/gu

/** No script needs more than four marks on a letter; more would cover the lines above. */
const PILE = /(\p{M}{4})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function splitLetters(text: string) {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** The part of a text that the fonts can draw, without boxes for missing glyphs. */
export function keepWritable(text: string) {
  return text
    .split('\n')
    .map((line) => line.replace(STEERING, '').replace(PILE, '$1').split(/\s+/u))
    .map((words) => words.map(keepWritableWord).filter((word) => /[^\u200c\u200d]/.test(word)))
    .map((words) => words.join(' '))
    .filter((line) => line !== '')
    .join('\n')
}

/** Drops an emoji from its word, but the whole word of a missing letter. */
function keepWritableWord(word: string) {
  let kept = ''
  for (const letter of splitLetters(word)) {
    // Mathematical letters, which many use in bios, become plain ones.
    const spelling = [letter, letter.normalize('NFKC')].find(isWritable)
    if (spelling === undefined && /[\p{L}\p{M}\p{N}]/u.test(letter)) return ''
    kept += spelling ?? ''
  }
  return kept
}
