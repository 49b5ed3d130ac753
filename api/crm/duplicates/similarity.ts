/** Sørensen–Dice similarity of letter pairs, from 0 to 1. */
export function similarity(one: string, other: string) {
  const pairs = pairsOf(one)
  const others = pairsOf(other)
  const all = pairs.length + others.length
  if (all === 0) return one === other ? 1 : 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0
    if (count === 0) continue
    left.set(pair, count - 1)
    shared++
  }
  return (2 * shared) / all
}

/** The order of words does not count: «Rahman Huda» equals «Huda Rahman». */
function pairsOf(text: string) {
  return text.split(' ').flatMap((word) => {
    const letters = [...` ${word} `]
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  })
}
