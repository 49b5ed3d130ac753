/** Steer the order of letters, or show nothing. Bangla and Persian need the two joiners. */
const STEERING = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Cc}/gu

/** No script needs more than four marks on a letter; piles of them climb over everything above. */
const PILE = /(\p{M}{4})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function splitLetters(text: string) {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/** The part of a text that the fonts can write: boxes with numbers in them are worse than nothing. */
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

/** An emoji is left out of its word. A letter takes its word along: half a word is a spelling mistake. */
function keepWritableWord(word: string, isWritable: (codePoint: number) => boolean) {
  let kept = ''
  for (const letter of splitLetters(word)) {
    // The fancy letters of the mathematicians, loved in bios, are plain ones at heart.
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
