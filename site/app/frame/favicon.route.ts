import png from '../../made/icons/favicon-32.png?inline'

const HEADER_BYTES = 22

/** For programs that ask for this address, such as feed readers: the PNG of the pages, as an ICO. */
export function loader() {
  const picture = Buffer.from(png.slice(png.indexOf(',') + 1), 'base64')
  const header = Buffer.alloc(HEADER_BYTES)
  // A list of icons (1) with one entry: 32 by 32 pixels, one plane, 32 bits each, behind the header.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return new Response(Buffer.concat([header, picture]), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=3600' },
  })
}
