import type * as z from 'zod'

type HeaderFields = Record<string, string>

/** A browser that visits real processes: it keeps its cookies, and takes them along to another address of the product. */
export function createBrowser(url: string, cookies = new Map<string, string>()) {
  async function send(method: string, path: string, body?: BodyInit, headers: HeaderFields = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url + path, {
      method,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  // As the pages of the site send it: visits told by other programs are counted only up to a point.
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

  return {
    cookies,
    send,
    at: (otherUrl: string) => createBrowser(otherUrl, cookies),
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown, headers: HeaderFields = {}) =>
      send('POST', path, JSON.stringify(body), { ...json, ...headers }),
    patch: (path: string, body: unknown) => send('PATCH', path, JSON.stringify(body), json),
    /** The answer to a GET, which must be 200 and keep the contract. */
    async read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
      const answer = await send('GET', path)
      if (answer.status !== 200)
        throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`)
      return schema.parse(await answer.json())
    },
  }
}

export type Browser = ReturnType<typeof createBrowser>

export const password = 'a loom of many threads'

/** Somebody who has just registered. */
export async function registerAt(url: string, email = 'ada@example.com') {
  const browser = createBrowser(url)
  const account = { email, password, passwordConfirmation: password }
  const answer = await browser.post('/api/auth/register', account)
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`)
  return browser
}

/** The same person in another browser. */
export async function logInAt(url: string, email = 'ada@example.com') {
  const browser = createBrowser(url)
  const answer = await browser.post('/api/auth/login', { email, password })
  if (answer.status !== 200) throw new Error(`Logging in answered ${answer.status}: ${await answer.text()}`)
  return browser
}
