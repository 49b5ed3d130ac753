import type * as z from 'zod'
import { requireKnownCodes } from './require-known-codes.ts'

type HeaderFields = Record<string, string>

/** The API itself, or the address of a process. */
interface Door {
  request: (path: string, init: RequestInit, bindings: object) => Response | Promise<Response>
}

/** A browser as the API sees one: it keeps cookies and comes from one address. */
export function createClient(app: Door, remoteAddress = '203.0.113.7', cookies = new Map<string, string>()) {
  async function send(method: string, path: string, headers: HeaderFields, body?: BodyInit) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(
      path,
      {
        method,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && { body }),
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      },
      { connection: { remoteAddress } },
    )
    for (const setCookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = setCookie.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
      else cookies.set(name, value)
    }
    await requireKnownCodes(`${method} ${path}`, response, new Headers(headers))
    return response
  }

  const sendJson = (method: string, path: string, body: unknown, headers: HeaderFields = {}) =>
    send(method, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body))

  return {
    cookies,
    send,
    /** The same browser at the door of another process. */
    at: (otherApp: Door) => createClient(otherApp, remoteAddress, cookies),
    get: (path: string, headers: HeaderFields = {}) => send('GET', path, headers),
    post: (path: string, body: unknown, headers: HeaderFields = {}) => sendJson('POST', path, body, headers),
    patch: (path: string, body: unknown) => sendJson('PATCH', path, body),
    put: (path: string, body: unknown) => sendJson('PUT', path, body),
    delete: (path: string) => send('DELETE', path, {}),
    /** Sends nothing that could do anything: a body without fields, and ids that nobody has. */
    attempt: ({ method, path }: { method: string; path: string }, headers: HeaderFields = {}) => {
      const json = { 'content-type': 'application/json', ...headers }
      return send(method, path.replace(/\{\w+\}/g, 'nobody'), json, method === 'GET' ? undefined : '{}')
    },
    postForm: (path: string, form: FormData, headers: HeaderFields = {}) => send('POST', path, headers, form),
    /** The answer to a GET, which must be 200 and keep the contract. */
    async read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
      const response = await send('GET', path, {})
      if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`)
      return schema.parse(await response.json())
    },
  }
}

export type Client = ReturnType<typeof createClient>
