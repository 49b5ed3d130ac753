/** Controls and invisible characters, without the two joiners that Bangla and Persian need. */
const STEERING = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Cc}/gu

/** No script needs more than four marks on a letter; more would cover the lines above. */
const PILE = /(\p{M}{4})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function splitLetters(text: string) {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** The part of a text that the fonts can draw, without boxes for missing glyphs. */
export function keepWritable(text: string, isWritable: (codePoint: number) => boolean) {
  return text
    .split('\n')
    .map((line) => line.replace(STEERING, '').replace(PILE, '$1').split(/\s+/u))
    .map((words) =>
      words.map((word) => keepWritableWord(word, isWritable)).filter((word) => /[^\u200c\u200d]/.test(word)),
    )
    .map((words) => words.join(' '))
    .filter((line) => line !== '')
    .join('\n')
}

/** Drops an emoji from its word, but the whole word of a missing letter. */
function keepWritableWord(word: string, isWritable: (codePoint: number) => boolean) {
  let kept = ''
  for (const letter of splitLetters(word)) {
    // Mathematical letters, which many use in bios, become plain ones.
    const spelling = [letter, letter.normalize('NFKC')].find((one) => isAllWritable(one, isWritable))
    if (spelling === undefined && /[\p{L}\p{M}\p{N}]/u.test(letter)) return ''
    kept += spelling ?? ''
  }
  return kept
}

function isAllWritable(letter: string, isWritable: (codePoint: number) => boolean) {
  return [...letter].every((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return codePoint === 0x200c || codePoint === 0x200d || isWritable(codePoint)
  })
}
