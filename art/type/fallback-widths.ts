/**
 * What a visitor reads until our fonts arrive. Heights and mean widths are those of the fonts themselves
 * (@capsizecss/metrics); the letter widths are Arial's, which are Helvetica's, in thousandths of an em.
 */
export const arial = { unitsPerEm: 2048, meanWidth: 904 }
export const roboto = { unitsPerEm: 2048, meanWidth: 911 }

type Widths = Record<string, number>

const shared: Widths = {
  ' ': 278,
  '.': 278,
  ',': 278,
  '/': 278,
  '-': 333,
  I: 278,
  M: 833,
  S: 667,
  W: 944,
  X: 667,
  Y: 667,
  Z: 611,
}

export const arialRegular: Widths = {
  ...shared,
  ...each('0123456789abdeghnopquL', 556),
  ...each('cksvxyzJ', 500),
  ...each('ABEKPV', 667),
  ...each('CDHNRU', 722),
  ...each('FT', 611),
  ...each('GOQ', 778),
  ...each('ft:;', 278),
  ...each('ijl', 222),
  m: 833,
  r: 333,
  w: 722,
  '’': 222,
}

export const arialBold: Widths = {
  ...shared,
  ...each('0123456789aceksvxyJ', 556),
  ...each('bdghnopquFLT', 611),
  ...each('ABCDHKNRU', 722),
  ...each('EPV', 667),
  ...each('GOQ', 778),
  ...each('ijl', 278),
  ...each('ft:;', 333),
  m: 889,
  r: 389,
  w: 778,
  z: 500,
  '’': 278,
}

function each(letters: string, width: number): Widths {
  return Object.fromEntries([...letters].map((letter) => [letter, width]))
}

/** The length of a text in em, in a font known by its widths alone; a letter it does not know is left out. */
export function knownLetters(text: string, widths: Widths) {
  const letters = [...text].filter((letter) => letter in widths)
  return {
    text: letters.join(''),
    em: letters.reduce((sum, letter) => sum + (widths[letter] ?? 0), 0) / 1000,
  }
}
