/** By the first bytes, never by the name or by what the sender says: both are the sender's to choose. */
export function isKnownImage(bytes: Uint8Array) {
  const opening = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return (
    opening.startsWith('\x89PNG\r\n\x1a\n') ||
    opening.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(opening) ||
    /^RIFF.{4}WEBP/s.test(opening) ||
    isAvif(opening)
  )
}

/** AVIF and HEIC share a container; the brands it lists tell them apart (ISO/IEC 23000-22, 10.2). */
function isAvif(opening: string) {
  const [, brands = ''] = /^.{4}ftyp(.*)$/s.exec(opening) ?? []
  const boxEnd = opening.charCodeAt(2) * 256 + opening.charCodeAt(3)
  return /^(?:.{4})*?avi[fs]/s.test(brands.slice(0, Math.max(0, boxEnd - 8)))
}
