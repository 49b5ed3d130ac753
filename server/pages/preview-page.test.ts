import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { makeStaff } from '@nokshi/api/testing/make.ts'
import { openWebsite } from '@nokshi/api/testing/website.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '../site.ts'
import { createDrawings } from './drawings.ts'
import type { VisitorFetch } from './fetch-api.ts'

const TAHMID = 'team-tahmid-rahman'
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'

/** The built site in front of a website with one editor. */
async function startPreview({ fetchApi }: { fetchApi?: VisitorFetch } = {}) {
  const website = await openWebsite()
  const { visitor, editor, deps, read } = website
  const logged: string[] = []
  const site = await createSite({
    config: readConfig({ SITE_URL: 'http://localhost:4000' }),
    log: createLog('debug', (line) => logged.push(line)),
    fetchApi: fetchApi ?? ((path, { method, headers, body }) => visitor.send(method, path, headers, String(body))),
    drawings: createDrawings(deps.siteContent),
  })
  const server = createServer(site).listen(0)
  onTestFinished(() => void server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}/crm/website-preview`
  const { pass } = await (await editor.get('/api/crm/website/preview-pass')).json()
  const { draft } = await read(TAHMID)
  const asked = { pass, entry: TAHMID, language: 'en', path: '/about', nonce: 'abc' }
  return {
    ...website,
    logged,
    draft,
    url,
    post: (given: object) => fetch(url, { method: 'POST', body: JSON.stringify({ ...asked, ...given }) }),
  }
}

test('a page shows a draft that nobody has saved, in each language, without scripts and kept by nobody', async () => {
  const { post, draft, publicContent } = await startPreview()
  const role = { en: 'Head of looms', bn: 'তাঁতের প্রধান', ar: 'رئيس الأنوال' }

  for (const language of ['en', 'bn', 'ar'] as const) {
    const reply = await post({ language, draft: { ...draft, role } })
    const html = await reply.text()
    expect(reply.status).toBe(200)
    expect(html).toContain(role[language])
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain('<style id="brand-style" nonce="abc">')
    expect(html).toContain('<base target="_blank"/>')
    // Structured data is no script that runs.
    expect(html.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  }
  expect(JSON.stringify(await publicContent('en'))).not.toContain('Head of looms')
})

test('what is hostile is text, and what is no page, no pass or no draft is refused in a sentence', async () => {
  const { post, draft, url, logged } = await startPreview()
  const hostile = await (await post({ draft: { ...draft, role: { en: HOSTILE } }, nonce: '"><script>' })).text()

  expect(hostile).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(hostile).not.toMatch(/<img src=x|<script>alert|nonce="&quot;/)
  const refusals = [
    await post({ path: '/crm' }),
    await post({ path: '/login' }),
    await post({ path: '//evil.example' }),
    await post({ path: { toString: 1 } }),
    await post({ pass: 'made-up' }),
    await post({ entry: 'nobody' }),
    await post({ draft: { ...draft, role: { en: 'x'.repeat(500) } } }),
    await post({ language: 'fr' }),
    await fetch(url, { method: 'POST', body: 'not json' }),
    await fetch(url),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403, 404, 400, 400, 400, 405])
  for (const reply of refusals) expect((await reply.json()).error).toMatch(/\.$/)
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([])
})

test('everybody of the studio may look at drafts, a viewer too', async () => {
  const { post, url, ...app } = await startPreview()
  const { client } = await makeStaff(app, 'viewer')
  const { pass } = await (await client.get('/api/crm/website/preview-pass')).json()

  expect((await post({ pass })).status).toBe(200)
  expect((await app.visitor.get('/api/crm/website/preview-pass')).status).toBe(401)
})

test.each([
  ['does not answer', () => Promise.reject(new Error('refused'))],
  ['fails', async () => new Response('{}', { status: 500 })],
] as const)('an API that %s is said with status 503, to be tried again', async (_, fetchApi) => {
  const { post } = await startPreview({ fetchApi })

  const reply = await post({})

  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await reply.json()).code).toBe('preview-unreachable')
})
