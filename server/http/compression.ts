import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding {
  const wanted = new Map<string, number>()
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    wanted.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const isWanted = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  if (isWanted('br')) return 'br'
  return isWanted('gzip') ? 'gzip' : 'identity'
}

/** For what is compressed once: eleven takes ten times as long for three percent. */
export const ONCE = 9
export const EACH_TIME = 5

/**
 * A window of 64 KB, in which a page has room. For the 4 MB that brotli takes by itself it lays out 33 MB
 * of tables at effort nine: five times the work, and the more pages at once, the more of them.
 */
const WINDOW_BITS = 16

const brotli = promisify(brotliCompress)

export async function compress(
  encoding: Encoding,
  bytes: Uint8Array,
  effort: typeof ONCE | typeof EACH_TIME,
): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  switch (encoding) {
    case 'br':
      return brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_LGWIN]: WINDOW_BITS } })
    case 'gzip':
      return promisify(gzip)(bytes, { level: effort })
    case 'identity':
      return bytes
  }
}

export async function recompress(br: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return br
  return compress(encoding, await promisify(brotliDecompress)(br), EACH_TIME)
}
