import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createUnzip } from 'node:zlib'

/** The decompressed body. Stops at the limit, because a small file can expand to fill the disk. */
export async function readBounded(answer: IncomingMessage, bytesMax: number, signal: AbortSignal) {
  if (Number(answer.headers['content-length'] ?? 0) > bytesMax) {
    answer.destroy()
    throw new OutboundError('too-large')
  }
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytesMax) throw new OutboundError('too-large')
      chunks.push(chunk)
    }
  }
  const unpack = findDecoder(answer.headers['content-encoding'] ?? 'identity')
  try {
    await (unpack ? pipeline(answer, unpack, collect, { signal }) : pipeline(answer, collect, { signal }))
  } catch (error) {
    const isGarbled =
      error instanceof Error && 'code' in error && /^(Z_|ERR__?ERROR|ERR_BROTLI)/.test(String(error.code))
    throw isGarbled ? new OutboundError('unreadable') : error
  }
  return Buffer.concat(chunks)
}

function findDecoder(encoding: string) {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return undefined
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip()
    case 'br':
      return createBrotliDecompress()
    default:
      // Packed twice, or in a way that was not offered.
      throw new OutboundError('unreadable')
  }
}

/** What a person who wrote the address is told. */
const messages = {
  'not-web': 'Only http and https addresses on their usual ports can be called.',
  private: 'This address is inside a private network.',
  'no-address': 'This name has no address.',
  slow: 'No answer within five seconds',
  redirects: 'It leads from one address to the next without an end.',
  'too-large': 'Its answer is too large.',
  unreadable: 'Its answer cannot be read.',
  unreachable: 'Could not be reached',
}

export type OutboundReason = keyof typeof messages

/** Why a call to somebody else's address came to nothing. */
export class OutboundError extends Error {
  readonly reason: OutboundReason
  /** As the system names it. */
  readonly code: string | undefined

  constructor(reason: OutboundReason, code?: string) {
    super(code === undefined ? messages[reason] : `${messages.unreachable} (${code})`)
    this.name = 'OutboundError'
    this.reason = reason
    this.code = code
  }
}
