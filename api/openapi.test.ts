import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import { schemas } from './http/validate.ts'
import { describeApi } from './openapi.ts'
import { testApp } from './testing/test-app.ts'

test('the description of the api has every route that exists, and no other', async () => {
  const { app } = await testApp()
  const routes = new Set(
    app.routes
      .filter((route) => route.method !== 'ALL')
      .map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`),
  )

  const described = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(described.sort()).toEqual([...routes].sort())
})

test('every route checks its query and its body by what the contract says', async () => {
  const { app } = await testApp()
  const checked = Map.groupBy(
    app.routes,
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )

  const strays = operations.filter(({ method, path, query, body, files }) => {
    const found = (checked.get(`${method} ${path}`) ?? []).map(({ handler }) => schemas.get(handler) ?? {})
    const isChecked = (kind: 'query' | 'body', schema: unknown) =>
      found.every((one) => one[kind] === undefined || one[kind] === schema) &&
      (schema === undefined || found.some((one) => one[kind] === schema))
    // A form with files is read where its files are.
    return !isChecked('query', query) || !(files || isChecked('body', body))
  })

  expect(strays.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('no address has a secret in its path: logs of proxies and browsers keep paths', () => {
  const secret = /\{[^}]*(?:token|secret|code|key|password)[^}]*\}/i

  expect(Object.keys(describeApi().paths).filter((path) => secret.test(path))).toEqual([])
})

test('anybody may read the description', async () => {
  const { visitor } = await testApp()

  const reply = await visitor.get('/api/openapi.json')

  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/leads': { post: { summary: 'Send the lead form' } } },
  })
})

test('the description tells limits, who must be logged in, and every way to be refused', async () => {
  const { paths } = describeApi()

  expect(paths['/api/leads']?.post).toMatchObject({
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    requestBody: {
      content: { 'application/json': { schema: { properties: { name: { minLength: 2, maxLength: 80 } } } } },
    },
    responses: { 201: {}, 400: {}, 403: {}, 413: {}, 415: {}, 422: {}, 429: {} },
  })
  expect(paths['/send-email']?.post).toMatchObject({
    requestBody: {
      content: { 'application/json': { schema: { properties: { email: { format: 'email' } } } } },
    },
  })
  expect(paths['/api/linkhub']?.post).toMatchObject({
    security: [{ session: [] }],
    requestBody: {
      content: { 'multipart/form-data': { schema: { properties: { profileImage: {}, bannerImage: {} } } } },
    },
  })
})
