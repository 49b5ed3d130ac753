import type { Hono } from 'hono'
import type * as z from 'zod'

export type Browser = ReturnType<typeof openBrowser>

/** Calls the API as a browser does: by its routes, with cookies, behind a proxy. A refusal stops the demo. */
export function openBrowser(app: Hono, headers: Record<string, string>) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isForm = body instanceof FormData
    const type = isForm ? undefined : { 'content-type': 'application/json' }
    const init = {
      method,
      headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie && { cookie }), ...type },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }
    const reply = await app.request(path, init, { connection: { remoteAddress: '127.0.0.1' } })
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    for (const setCookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      cookies.set(name, value)
    }
    return reply
  }

  async function call<Reply>(method: string, path: string, schema: z.ZodType<Reply>, body?: unknown) {
    return schema.parse(await (await send(method, path, body)).json())
  }

  return {
    send,
    get: <Reply>(path: string, schema: z.ZodType<Reply>) => call('GET', path, schema),
    post: <Reply>(path: string, body: unknown, schema: z.ZodType<Reply>) => call('POST', path, schema, body),
    patch: <Reply>(path: string, body: unknown, schema: z.ZodType<Reply>) => call('PATCH', path, schema, body),
  }
}
