import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { isImageFileName } from './image-sizes.ts'

/** A name never gets other bytes, so a browser need not ask twice; and nothing in a picture may ever run. */
const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

export function imageRoutes({ files }: Pick<Deps, 'files'>) {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name')
    const image = isImageFileName(name) ? await files.find(name) : undefined
    if (!image) throw new Refusal('not-found', 'no-such-image', 'There is no picture at this address.')

    const etag = `"${name}"`
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { ...headers, ETag: etag })
    return c.body(new Uint8Array(image), 200, {
      ...headers,
      ETag: etag,
      'Content-Length': String(image.byteLength),
    })
  })
}
