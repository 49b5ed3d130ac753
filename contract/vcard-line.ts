/** Line breaks, commas and semicolons are escaped (RFC 2426, 5; RFC 6350, 3.4). */
export function escapeVcardText(text: string) {
  return text
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** No line has more than 75 octets; the rest goes on after a space. */
const LINE_OCTETS = 75

/** Splits between characters, because half a Bangla letter cannot be decoded. */
export function foldVcardLine(line: string) {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}
