import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that an Accept-Encoding header allows, or undefined for none (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const wanted = new Map<string, number>()
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    wanted.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const isWanted = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  if (isWanted('br')) return 'br'
  return isWanted('gzip') ? 'gzip' : undefined
}

/** Nine for what is compressed once and sent often: eleven takes ten times as long for three percent. */
export const ONCE = 9
/** Five for what is compressed for one request. */
export const EACH_TIME = 5

/**
 * A window of 64 KB, in which a page has room. For the 4 MB that brotli takes by itself it lays out 33 MB of tables at
 * effort nine: five times the work, and the more pages at once, the more of them.
 */
const WINDOW_BITS = 16

const brotli = promisify(brotliCompress)

export function compress(
  encoding: Encoding,
  bytes: Uint8Array,
  effort: typeof ONCE | typeof EACH_TIME,
): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return encoding === 'br'
    ? brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_LGWIN]: WINDOW_BITS } })
    : promisify(gzip)(bytes, { level: effort })
}
