import { expect, test } from 'vitest'
import { api, get, makePage } from '../testing/hub-site.ts'

const encodings = ['br', 'gzip', 'identity']

async function open(username: string, encoding: string) {
  const reply = await get(`/hub/${username}`, { headers: { 'accept-encoding': encoding } })
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
  for (const { username } of requests) makePage({ name: `The one called ${username}.` }, username)

  const pages = await Promise.all(requests.map(({ username, encoding }) => open(username, encoding)))

  expect(pages.map(({ status, encoding }) => ({ status, encoding }))).toEqual(
    requests.map(({ encoding }) => ({ status: 200, encoding })),
  )
  const isOwn = pages.map(({ html }, index) => html.includes(`The one called ${requests[index]?.username}.`))
  expect(isOwn).not.toContain(false)
})

test('a page that a crowd opens at once, in every encoding, is made once and is the same for all', async () => {
  makePage({}, 'crowded')
  const crowd = Array.from({ length: 90 }, (_, index) => encodings[index % encodings.length] ?? '')

  const pages = await Promise.all(crowd.map((encoding) => open('crowded', encoding)))

  expect(pages.map(({ encoding }) => encoding)).toEqual(crowd)
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  expect(api.state.calls).toBe(1)
})
