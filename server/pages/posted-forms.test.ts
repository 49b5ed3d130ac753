import * as arabicForms from '@nokshi/content/ar/forms.ts'
import * as banglaForms from '@nokshi/content/bn/forms.ts'
import { describe, expect, test } from 'vitest'
import { product } from '../testing/example-site.ts'
import { standInApi } from '../testing/stand-in-api.ts'
import { startProduct } from '../testing/start-product.ts'

describe('a form that the browser sends by itself', () => {
  const lead = { name: 'Ada', contact: 'ada@example.com', type: 'marketing', comment: 'A shop for quilts.' }
  const request = { name: 'Grace', email: 'grace@example.com', description: 'A compiler for looms.' }

  test.each([
    ['/about', lead, 'Lead created successfully.', /LD-[0-9A-Z]{6}/],
    ['/start-project', request, 'Project request submitted!', /PR-[0-9A-Z]{6}/],
  ])('to %s is answered by the page, with a reference', async (path, fields, sentence, reference) => {
    const reply = await post(path, new URLSearchParams(fields))
    const html = await reply.text()

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(html).toContain(sentence)
    expect(html).toMatch(reference)
  })

  test('is answered by what is wrong with it, and keeps what was entered', async () => {
    const reply = await post('/about', new URLSearchParams({ ...lead, name: 'A', contact: '017<b>', type: '' }))
    const html = await reply.text()

    expect(reply.status).toBe(400)
    for (const sentence of [
      'Name must be at least 2 characters.',
      'Contact must be at least 10 characters.',
      'Select a type.',
    ]) {
      expect(html.split(sentence).length - 1).toBeGreaterThanOrEqual(2)
    }
    expect(html).toContain('value="017&lt;b&gt;"')
    expect(html).toContain('A shop for quilts.')
  })

  test.each([
    ['bn', banglaForms],
    ['ar', arabicForms],
  ])('to a page in %s is refused, and answered, in that language', async (code, { leadForm, formLabels }) => {
    const refused = await post(`/${code}/about`, new URLSearchParams({ ...lead, contact: '01711' }))
    const html = await refused.text()
    const sent = await post(`/${code}/about`, new URLSearchParams({ ...lead, contact: `${code}@example.com` }))

    expect(refused.status).toBe(400)
    expect(html).toContain(formLabels.error)
    expect(html).not.toContain('at least 10 characters')
    expect(await sent.text()).toContain(leadForm.received.text)
  })

  test('is taken by no other page', async () => {
    for (const path of ['/', '/services', '/about/', '/about.data', '/hub/nobody']) {
      const reply = await post(path, new URLSearchParams(lead))

      expect(reply.status).toBe(405)
      expect(reply.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
    return fetch(product.url + path, {
      method: 'POST',
      headers: { origin: 'https://www.example.com', ...headers },
      body: body ?? null,
    })
  }
})

test('a form that finds no API says so, and keeps what was entered', async () => {
  const api = await standInApi()
  const apart = await startProduct({ part: 'site', env: { API_URL: api.url } })
  api.close()
  const fields = { name: 'Grace', email: 'grace@example.com', description: 'A compiler for looms.' }

  const reply = await fetch(`${apart.url}/start-project`, { method: 'POST', body: new URLSearchParams(fields) })
  const html = await reply.text()
  await apart.end('SIGTERM')

  expect(reply.status).toBe(503)
  expect(html).toContain('Could not connect to the server. Please try again later.')
  expect(html).toContain('A compiler for looms.')
})
