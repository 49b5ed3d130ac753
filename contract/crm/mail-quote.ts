/** «On Monday, Ada wrote:» in the languages of our clients; the name may be on a line of its own. */
const ATTRIBUTION = /(?:wrote|schrieb|লিখেছেন|লিখেছে|كتب(?:ت)?)[^\n]{0,80}[:：]\s*$/u
const MARKER = /^\s*(?:-{3,}\s*(?:original message|forwarded message|মূল বার্তা|الرسالة الأصلية)\s*-{3,}|_{20,})\s*$/iu

/**
 * Separates what somebody wrote from the older mail that their program put below it. Only the end is cut,
 * because people also answer between quoted lines. Nothing is deleted: the quote is folded on the screen.
 */
export function splitQuote(text: string): { own: string; quote: string } {
  const lines = text.split('\n')
  const marker = lines.findIndex((line) => MARKER.test(line))
  if (marker > 0) return cutAt(lines, marker)
  let at = lines.length
  while (at > 0 && /^\s*(?:>|$)/.test(lines[at - 1] ?? '')) at--
  const hasQuote = lines.slice(at).some((line) => /^\s*>/.test(line))
  if (!hasQuote) return { own: text, quote: '' }
  const above = lines.slice(Math.max(0, at - 2), at)
  const attribution = above.findLastIndex((line) => ATTRIBUTION.test(line))
  const begins = attribution < 0 ? at : at - above.length + attribution
  return begins === 0 ? { own: text, quote: '' } : cutAt(lines, begins)
}

function cutAt(lines: string[], at: number) {
  const own = lines.slice(0, at).join('\n').trimEnd()
  return own === '' ? { own: lines.join('\n'), quote: '' } : { own, quote: lines.slice(at).join('\n').trim() }
}
