import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const lead = { name: 'Ada', contact: 'ada@example.com', type: 'other' }

describe('a request the api does not understand', () => {
  test('at an unknown address is answered 404 in JSON', async () => {
    const { visitor } = await testApp()

    for (const path of ['/api', '/api/nothing', '/api/leads/1', '/images', '/api/%', '/api/%E0%A4%A']) {
      const reply = await visitor.get(path)
      expect(reply.status).toBe(404)
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const problem = Problem.strict().parse(await reply.json())
      expect(problem.error).toBe(problem.message)
    }
  })

  test.each([
    ['GET', '/api/leads', 'OPTIONS, POST'],
    ['POST', '/api/auth/check-login', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/linkhub/ada', 'GET, HEAD, OPTIONS'],
  ])('as %s %s is answered 405 with the methods allowed', async (method, path, allow) => {
    const { visitor } = await testApp()

    const reply = await visitor.send(method, path, {})

    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allow])
    Problem.strict().parse(await reply.json())
  })

  test('with another content type is answered 415', async () => {
    const { visitor } = await testApp()

    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
      expect((await visitor.send('POST', '/api/leads', { 'content-type': type }, JSON.stringify(lead))).status).toBe(
        415,
      )
  })

  test('with a body that is no JSON object is answered 400, in our words', async () => {
    const { visitor } = await testApp()
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

    for (const text of ['', '{', '{"a":1}}', '\ufeff', 'null', '"text"', '[]', deep]) {
      const reply = await visitor.send('POST', '/api/leads', { 'content-type': 'application/json' }, text)
      expect(reply.status).toBe(400)
      expect(Problem.parse(await reply.json()).error).not.toMatch(/zod|expected|received/i)
    }
  })

  test('is refused with 413 above 64 KiB, and accepted at 64 KiB', async () => {
    const { visitor } = await testApp()
    // Spaces are allowed before JSON; no field of a form may be this long.
    const sized = (bytes: number) => JSON.stringify(lead).padStart(bytes)

    const fits = await visitor.send('POST', '/api/leads', { 'content-type': 'application/json' }, sized(64 * 1024))
    const tooLarge = await visitor.send(
      'POST',
      '/api/leads',
      { 'content-type': 'application/json' },
      sized(64 * 1024 + 1),
    )

    expect([fits.status, tooLarge.status]).toEqual([201, 413])
  })
})

describe('a request that changes something', () => {
  const post = (headers: Record<string, string>) => async () => {
    const { visitor } = await testApp({
      env: { SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' },
    })
    return visitor.post('/api/leads', lead, headers)
  }

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: 'https://www.example.com.evil.example' }],
    ['the plain-http twin', { origin: 'http://api.example.com', host: 'api.example.com' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a subdomain', { origin: 'https://x.www.example.com' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['nonsense', { origin: ':::' }],
  ])('is refused from %s', async (_, headers) => {
    const reply = await post(headers)()

    expect(reply.status).toBe(403)
    Problem.strict().parse(await reply.json())
  })

  test.each([
    ['the site', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' }],
    ['the api itself', { origin: 'https://api.example.com', 'sec-fetch-site': 'same-origin' }],
    ['another name of the same machine', { origin: 'https://192.168.1.20:3000', host: '192.168.1.20:3000' }],
    ['a program that is no browser', {}],
  ])('is accepted from %s', async (_, headers) => {
    expect((await post(headers)()).status).toBe(201)
  })
})

describe('other origins', () => {
  const env = { SITE_URL: 'https://www.example.com', API_URL: 'https://api.example.com' }

  test('may read with cookies only when it is the site', async () => {
    const { visitor } = await testApp({ env })

    const site = await visitor.get('/api/auth/check-login', { origin: 'https://www.example.com' })
    const other = await visitor.get('/api/auth/check-login', { origin: 'https://evil.example' })
    const none = await visitor.get('/api/auth/check-login')

    expect(site.headers.get('access-control-allow-origin')).toBe('https://www.example.com')
    expect(site.headers.get('access-control-allow-credentials')).toBe('true')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    for (const reply of [site, other, none]) expect(reply.headers.get('vary')).toMatch(/Origin/)
  })

  test('get their preflight answered for the site only', async () => {
    const { visitor } = await testApp({ env })
    const ask = (origin: string) =>
      visitor.send('OPTIONS', '/api/leads', {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,x-hidden-fields,x-time-zone',
      })

    const site = await ask('https://www.example.com')
    const other = await ask('https://evil.example')

    expect(site.status).toBe(204)
    expect(site.headers.get('access-control-allow-origin')).toBe('https://www.example.com')
    const allowed = site.headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    expect(allowed).toEqual(expect.arrayContaining(['idempotency-key', 'x-hidden-fields', 'x-time-zone']))
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('every answer', () => {
  test('carries the headers that keep it harmless, and none that need https while served over http', async () => {
    const { visitor } = await testApp()

    for (const reply of [
      await visitor.get('/api/auth/check-login'),
      await visitor.get('/api/nothing'),
      await visitor.post('/api/leads', {}),
    ]) {
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
      expect(reply.headers.get('strict-transport-security')).toBeNull()
      expect(reply.headers.get('x-powered-by')).toBeNull()
    }
  })
})

describe('the log', () => {
  test('has a line with an id for each change, and nothing personal in it', async () => {
    const { visitor, logged } = await testApp()

    const reply = await visitor.post('/api/leads', { ...lead, comment: 'a-secret-comment' })
    await visitor.post('/api/auth/login', { email: 'ada@example.com', password: 'a-secret-password' })

    const id = reply.headers.get('x-request-id')
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ requestId: id, method: 'POST', status: 201 }),
    )
    for (const secret of ['Ada', 'ada@example.com', 'a-secret', '203.0.113.7'])
      expect(logged.join()).not.toContain(secret)
  })
})

test('a request keeps the id that a proxy of ours gave it', async () => {
  const { anotherVisitor } = await testApp({ env: { TRUST_PROXY: '1' } })

  const reply = await anotherVisitor('127.0.0.1').get('/healthz', { 'x-request-id': 'given_by_a_proxy' })

  expect(reply.headers.get('x-request-id')).toBe('given_by_a_proxy')
})

describe('a server error', () => {
  test('is answered with one plain sentence and logged with its request id', async () => {
    const { visitor, deps, logged } = await testApp()
    await deps.db.schema.dropTable('recent_content').execute()

    const reply = await visitor.post('/api/leads', lead)

    expect(reply.status).toBe(500)
    expect(Problem.strict().parse(await reply.json()).error).toBe(
      'Something went wrong on our side. Please try again in a moment.',
    )
    const error = logged.map((line) => JSON.parse(line)).find((line) => line.event === 'request failed')
    expect(error.requestId).toBe(reply.headers.get('x-request-id'))
  })
})
