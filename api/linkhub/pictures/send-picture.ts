import type { Context } from 'hono'

interface NamedPicture {
  /** Never gets other bytes: what changes gets another name. */
  name: string
  type: 'image/jpeg' | 'image/webp'
  /** Whether anybody may see it; otherwise nothing on the way may keep it. */
  isPublic: boolean
  /** Not asked for by a browser that has the picture already. */
  load: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A browser need not ask twice, any site may show it, and nothing in it may ever run. */
export async function sendPicture(c: Context, { name, type, isPublic, load }: NamedPicture) {
  const headers = {
    'Content-Type': type,
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${name}"`,
  }
  if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers)
  const bytes = await load()
  return c.body(bytes, 200, { ...headers, 'Content-Length': String(bytes.byteLength) })
}
