import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A picture of the given size. Noise cannot be packed, so a large one is large on the disk, too. */
export function picture(width: number, height: number, isNoise = false) {
  const row = width * 3 + 1
  const rows = isNoise ? randomBytes(row * height) : Buffer.alloc(row * height, 120)
  // Each row begins with its filter: none.
  for (let y = 0; y < height; y++) rows[y * row] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
