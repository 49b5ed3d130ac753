import type { Hono } from 'hono'
import type * as z from 'zod'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

export type Browser = ReturnType<typeof openBrowser>

/** Calls the API as a browser does: over its routes, with cookies, from one address. What is refused stops the demo. */
export function openBrowser(app: Hono, address: string, userAgent = PHONE) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isForm = body instanceof FormData
    const reply = await app.request(
      path,
      {
        method,
        headers: {
          'user-agent': userAgent,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...(cookie && { cookie }),
          ...(!isForm && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      },
      { connection: { remoteAddress: '127.0.0.1' } },
    )
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    for (const setCookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      cookies.set(name, value)
    }
    return reply
  }

  async function read<Schema extends z.ZodType>(reply: Response, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(await reply.json())
  }

  return {
    send,
    get: async <Schema extends z.ZodType>(path: string, schema: Schema) =>
      read(await send('GET', path), schema),
    post: async <Schema extends z.ZodType>(path: string, body: unknown, schema: Schema) =>
      read(await send('POST', path, body), schema),
    patch: async <Schema extends z.ZodType>(path: string, body: unknown, schema: Schema) =>
      read(await send('PATCH', path, body), schema),
  }
}
