import type { Operation } from '@nokshi/contract/operation.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { expect, test } from 'vitest'
import { makeProfile, makeStaff } from './testing/make.ts'
import { testApp } from './testing/test-app.ts'

/** Everybody who has a session, each in a browser of their own. */
async function openStudio() {
  const app = await testApp()
  return { ...app, creator: (await makeProfile(app)).client, owner: (await makeStaff(app, 'owner')).client }
}

function nameOf({ method, path }: Operation) {
  return `${method} ${path}`
}

test('every call that needs a session refuses who has none, or one of the other kind', async () => {
  const { visitor, creator, owner } = await openStudio()
  const guarded = operations.filter(({ needs }) => needs !== undefined)

  const letIn: string[] = []
  for (const operation of guarded) {
    const strangers = [visitor, operation.needs === 'session' ? owner : creator]
    for (const stranger of strangers)
      if ((await stranger.attempt(operation)).status !== 401) letIn.push(nameOf(operation))
  }

  expect(guarded.length).toBeGreaterThan(90)
  expect(letIn).toEqual([])
})

// http/middleware.test.ts has the ways in which another website may call itself.
test('every call that changes something is refused to a page of another website', async () => {
  const { creator, owner } = await openStudio()
  const changing = operations.filter(({ method }) => method !== 'GET')

  const carriedOut: string[] = []
  for (const operation of changing) {
    const client = operation.path.startsWith('/api/crm') ? owner : creator
    if ((await client.attempt(operation, { origin: 'https://other.example' })).status !== 403)
      carriedOut.push(nameOf(operation))
  }

  expect(changing.length).toBeGreaterThan(60)
  expect(carriedOut).toEqual([])
})

test('no answer may be read by a page of another website', async () => {
  const { creator, owner } = await openStudio()

  const readable: string[] = []
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const client = operation.path.startsWith('/api/crm') ? owner : creator
    const { headers } = await client.attempt(operation, { origin: 'https://other.example' })
    if (headers.has('access-control-allow-origin') || !/\bOrigin\b/.test(headers.get('vary') ?? ''))
      readable.push(nameOf(operation))
  }

  expect(readable).toEqual([])
})

test('a body of very many values is refused by every call before any of them is read', async () => {
  const { visitor, creator, owner } = await openStudio()
  const numbers = Array(30_000).fill(1)
  const text = JSON.stringify({ name: 'A text may have many signs: [,{'.repeat(90), ids: numbers, a: 1 })

  const read: string[] = []
  for (const operation of operations.filter(({ body, files }) => body && !files)) {
    const { method, path, needs } = operation
    const client = needs === undefined ? visitor : needs === 'session' ? creator : owner
    const address = path.replace(/\{\w+\}/g, 'nobody')
    const reply = await client.send(method, address, { 'content-type': 'application/json' }, text)
    const { code } = await reply.json()
    // A file of contacts is read by rules of its own, which know no lists.
    const isRefused = code === 'too-many-values' || (path === '/api/crm/import' && code === 'malformed-json')
    if (!isRefused) read.push(`${nameOf(operation)} ${reply.status} ${code}`)
  }

  expect(read).toEqual([])
})

test('of thousands of wrong values in a list, an answer names some', async () => {
  const { owner } = await openStudio()
  const reply = await owner.post('/api/crm/changes/undo', { ids: Array(9_000).fill('%') })

  expect(reply.status).toBe(400)
  expect(Object.keys((await reply.json()).codes).length).toBeLessThanOrEqual(100)
})
