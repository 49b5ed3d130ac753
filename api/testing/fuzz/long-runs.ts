/** Pieces of long texts: what rules search for, repeated without an end. */
const pieces = [
  ...String.raw`a A 0 . , ; : - _ / \ | @ + = # % " ' < > ( ) [ ] { } & &amp; </ <!-- a@ @a. a. \u0000 ';`.split(' '),
  ...'http:// www. // ../ 1- (0 =1; %20 [url 😀 👨‍👩‍👧 ক ক্ ০ م ُ ﷺ ٠ ǆ İ ＝ ﷽'.split(' '),
  ...[' ', '\t', '\n', '\r\n', '9 ', '`', '<a ', '<a\t', '[url ', '+880 ', 'name: ', '\0', '\ud800'],
  '\udfff',
  ...'e\u0301 \u0301 \u0327\u0301 \u200b \u200d \u202e \ufeff \u00a0 \u3164 \u2028'.split(' '),
]

/** A run of each kind, of this many characters. */
export function longRuns(length: number) {
  return pieces.map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
}

/** Milliseconds of processor time of this thread; other processes do not count. */
export async function costOf(work: () => unknown) {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of some tries: what the engine does in between, such as tidying its memory, does not count. */
export async function leastCostOf(work: () => unknown, tries = 5) {
  let least = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0; left--) least = Math.min(least, await costOf(work))
  return least
}
