import { describe, expect, test } from 'vitest'
import { api, get, makePage, site } from '../testing/hub-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { aProfile } from '../testing/stand-in-api.ts'

describe('an answer', () => {
  test('comes as it is wanted: in each encoding, without a body, or not again', async () => {
    const { path } = makePage()
    const raw = (accepted: string, method = 'GET', more = '') => {
      const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Accept-Encoding: ${accepted}`]
      return rawRequest(site.port, [...head, `${more}Connection: close`, '', ''].join('\r\n'))
    }
    const bytes = async (accepted: string) => {
      const reply = await get(path, { headers: { 'accept-encoding': accepted } })
      return {
        encoding: reply.headers.get('content-encoding'),
        etag: reply.headers.get('etag'),
        html: await reply.text(),
      }
    }

    const forms = await Promise.all(['identity', 'gzip', 'br, gzip'].map(bytes))
    const head = await raw('br', 'HEAD')
    const etag = forms[2]?.etag ?? ''
    const known = await raw('br', 'GET', `If-None-Match: ${etag}\r\n`)
    const other = await get(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })

    expect(forms.map(({ encoding }) => encoding)).toEqual([null, 'gzip', 'br'])
    expect(new Set(forms.map(({ html }) => html)).size).toBe(1)
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3)
    expect(head).toMatch(/^HTTP\/1.1 200 /)
    expect(head).toMatch(/content-length: [1-9]/i)
    expect(head.split('\r\n\r\n')[1]).toBe('')
    expect(known).toMatch(/^HTTP\/1.1 304 /)
    expect(known).toMatch(/content-security-policy: /i)
    expect(other.status).toBe(200)
  })

  test('to a former name, or to one in capitals, leads to the page and keeps its question', async () => {
    const { username, path } = makePage()
    api.put(aProfile({ username }), `${username}-before`)

    const replies = await Promise.all(
      [
        `/hub/${username}-before?s=wa`,
        `${path.toUpperCase().replace('HUB', 'hub')}?s=wa`,
        `/hub/%61${username.slice(1)}?s=wa`,
      ].map((path) => get(path)),
    )

    for (const reply of replies) {
      expect(reply.status).toBe(301)
      expect(reply.headers.get('location')).toBe(`${path}?s=wa`)
      expect(reply.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test.each([
    ['a slash at its end', (name: string) => `/hub/${name}/`],
    ['capitals', (name: string) => `/HUB/${name}`],
    ['both', (name: string) => `/Hub/${name.toUpperCase()}//`],
    ['percent signs', (name: string) => `/%68ub/${name}`],
  ])('to an address with %s leads to the page, or says that there is none', async (_what, spell) => {
    const { username, path } = makePage()

    const reply = await get(`${spell(username)}?s=wa`)
    const missing = await get(spell('nobody-at-all'))
    const suspended = makePage()
    api.state.status = 410
    const gone = await get(spell(suspended.username))

    expect([reply.status, reply.headers.get('location')]).toEqual([301, `${path}?s=wa`])
    expect([missing.status, gone.status]).toEqual([404, 410])
  })

  test.each([
    ['nobody', '@nobody'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '@&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['%E0%A4%A', '@%E0%A4%A'],
    ['%00', '@'],
    ['a'.repeat(500), `@${'a'.repeat(30)} `],
  ])('for %.40s says that there is no such profile', async (name, shown) => {
    const reply = await get(`/hub/${name}`)
    const html = await reply.text()

    expect(reply.status).toBe(404)
    expect(html).toContain('Profile Not Found')
    expect(html).toContain(`The profile for ${shown}`)
    expect(html).toContain('<a href="/products">Back to Products</a>')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('for a suspended page is 410', async () => {
    const { path } = makePage()
    api.state.status = 410

    const reply = await get(path)

    expect(reply.status).toBe(410)
    expect(await reply.text()).not.toContain('Ada Rahman')
  })

  test('without an API is 503 and asks for patience', async () => {
    const { path } = makePage()
    api.state.status = 500

    const reply = await get(path)

    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await reply.text()).toContain('We cannot reach our server right now.')
  })
})
