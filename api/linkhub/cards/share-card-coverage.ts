/** The characters a TrueType font has glyphs for, from its table «cmap» (OpenType 1.9). */
export function readCodePoints(font: Uint8Array): number[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = findTable(view, 'cmap')
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => view.getUint32(cmap + 8 + index * 8))
  // Format 4 holds the basic plane, 12 all of them; the others are for ancient systems.
  return subtables.flatMap((offset) => {
    const format = view.getUint16(cmap + offset)
    if (format === 4) return readSegments(view, cmap + offset)
    return format === 12 ? readGroups(view, cmap + offset) : []
  })
}

function findTable(view: DataView, tag: string) {
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(record + index)))
    if (name === tag) return view.getUint32(record + 8)
  }
  throw new Error(`This font has no table ${tag}.`)
}

function readSegments(view: DataView, table: number) {
  const length = view.getUint16(table + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length]
  const codePoints: number[] = []
  for (let segment = 0; segment < length; segment += 2) {
    const read = (column: number) => view.getUint16(table + column + segment)
    const start = read(starts)
    for (const codePoint of span(start, Math.min(read(ends), 0xfffe))) {
      const offset = read(offsets)
      const at = table + offsets + segment + offset + (codePoint - start) * 2
      const glyph = offset === 0 ? (codePoint + read(deltas)) & 0xffff : view.getUint16(at)
      if (glyph !== 0) codePoints.push(codePoint)
    }
  }
  return codePoints
}

function readGroups(view: DataView, table: number) {
  return Array.from({ length: view.getUint32(table + 12) }, (_, index) => table + 16 + index * 12).flatMap((group) =>
    span(view.getUint32(group), view.getUint32(group + 4)),
  )
}

function span(first: number, last: number) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
