import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const paths = ['/api/auth/check-login', '/api/linkhubAuth/me', '/api/crm/me']

test('several calls are answered at once, each as if it came alone', async () => {
  const { visitor } = await testApp()

  const answer = await visitor.get(`/api/batch?${new URLSearchParams({ paths: paths.join(' ') })}`)
  const answers = await answer.json()

  expect(Object.keys(answers)).toEqual(paths)
  for (const path of paths) {
    const alone = await visitor.get(path)
    expect(answers[path]).toEqual({ status: alone.status, body: await alone.text() })
  }
  expect(answers['/api/crm/me'].status).toBe(401)
})

test('a batch has no batches, no addresses elsewhere, and an end', async () => {
  const { visitor } = await testApp()
  const ask = async (asked: string[]) => {
    const answer = await visitor.get(`/api/batch?${new URLSearchParams({ paths: asked.join(' ') })}`)
    return answer.json()
  }

  expect(await ask(['/healthz', 'https://example.com/api/'])).toEqual({})
  const batches = [
    '/api/batch?paths=/api/crm/me',
    '/api/x/../batch?paths=/api/crm/me',
    '/api/crm/%2e%2e/batch?paths=/api/crm/me',
    '/api/%62atch?paths=/api/crm/me',
  ]
  expect(await ask(batches)).toEqual({})
  expect(Object.keys(await ask(Array.from({ length: 20 }, (_, index) => `/api/crm/me?${index}`)))).toHaveLength(12)
})

test('a batch does not repeat the long answers that anybody gets without a limit', async () => {
  const { visitor } = await testApp()
  const long = ['/api/openapi.json', '/api/crm/../openapi.json', '/api/website/content']

  const answer = await visitor.get(`/api/batch?${new URLSearchParams({ paths: long.join(' ') })}`)

  expect(await answer.json()).toEqual({})
})
