import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProfile, standInApi } from '../testing/stand-in-api.ts'
import { type Product, startProduct } from '../testing/start-product.ts'

let api: Awaited<ReturnType<typeof standInApi>>
let site: Product

/** A site that runs apart from its API, so that the tests can count what the API is asked. */
beforeAll(async () => {
  api = await standInApi()
  site = await startProduct({ part: 'site', env: { API_URL: api.url } })
})

afterAll(async () => {
  await site.end('SIGTERM')
  api.close()
})

const encodings = ['br', 'gzip', 'identity']

async function open(username: string, encoding: string) {
  const reply = await fetch(`${site.url}/hub/${username}`, { headers: { 'accept-encoding': encoding } })
  return {
    status: reply.status,
    encoding: reply.headers.get('content-encoding') ?? 'identity',
    html: await reply.text(),
  }
}

test('two hundred pages that are not cached are all answered, each with its own text', async () => {
  const requests = Array.from({ length: 200 }, (_, index) => ({
    username: `weaver-${index}`,
    encoding: encodings[index % encodings.length] ?? '',
  }))
  for (const { username } of requests) api.put(aProfile({ username, name: `The one called ${username}.` }))

  const pages = await Promise.all(requests.map(({ username, encoding }) => open(username, encoding)))

  expect(pages.map(({ status, encoding }) => ({ status, encoding }))).toEqual(
    requests.map(({ encoding }) => ({ status: 200, encoding })),
  )
  const isOwn = pages.map(({ html }, index) => html.includes(`The one called ${requests[index]?.username}.`))
  expect(isOwn).not.toContain(false)
})

test('a page that a crowd opens at once, in every encoding, is made once and is the same for all', async () => {
  api.put(aProfile({ username: 'crowded' }))
  api.state.calls = 0
  const crowd = Array.from({ length: 90 }, (_, index) => encodings[index % encodings.length] ?? '')

  const pages = await Promise.all(crowd.map((encoding) => open('crowded', encoding)))

  expect(pages.map(({ encoding }) => encoding)).toEqual(crowd)
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  expect(api.state.calls).toBe(1)
})
