import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib'
import { type Encoding, ONCE } from './compression.ts'

/** A window of 64 KB, in which a page has room. */
const WINDOW_BITS = 16

/**
 * For texts that differ only in their last few hundred bytes: what they begin with is compressed once, and what follows
 * goes as it is, which both formats provide for.
 */
export function createKnownStart(text: string) {
  const start = Buffer.from(text)
  const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants
  const params = { [BROTLI_PARAM_QUALITY]: ONCE, [BROTLI_PARAM_LGWIN]: WINDOW_BITS }
  // Each ends at a whole byte, and is open for more.
  const br = brotliCompressSync(start, { params, finishFlush: BROTLI_OPERATION_FLUSH })
  const gzip = gzipSync(start, { level: ONCE, finishFlush: Z_SYNC_FLUSH })
  const checksum = crc32(start)

  /** The whole text, which ends like this. */
  return function finish(encoding: Encoding | undefined, text: string) {
    const end = Buffer.from(text)
    if (encoding === 'br') return Buffer.concat([br, plainBrotli(end)])
    if (encoding === 'gzip')
      return Buffer.concat([gzip, plainGzip(end), trailer(crc32(end, checksum), start.length + end.length)])
    return Buffer.concat([start, end])
  }
}

/** A meta-block that is not compressed, and an empty one that is the last (RFC 7932, 9.2). */
function plainBrotli(bytes: Buffer) {
  const last = Buffer.of(0b11)
  if (bytes.length === 0) return last
  const head = Buffer.alloc(3)
  // Not the last; its length less one in sixteen bits; not compressed.
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([head, bytes, last])
}

/** A block that is not compressed, and is the last (RFC 1951, 3.2.4). */
function plainGzip(bytes: Buffer) {
  const head = Buffer.alloc(5)
  head.writeUInt8(1, 0)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/** What a reader checks the text against (RFC 1952, 2.3.1). */
function trailer(checksum: number, length: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(checksum, 0)
  bytes.writeUInt32LE(length, 4)
  return bytes
}
