import { expect, test } from 'vitest'
import { testProduct } from './testing/test-product.ts'

/** A creator with a page, as the site's own forms make one. */
async function makeOwner(url: string) {
  const password = 'a loom of many threads'
  const registration = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'ada@example.com', password, passwordConfirmation: password }),
  })
  const cookie = registration.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ')
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ada', username: 'ada', bio: 'I weave.' }))
    form.append(name, value)
  await fetch(`${url}/api/linkhub`, { method: 'POST', headers: { cookie, origin: url }, body: form })
  return {
    edit: (changes: object) =>
      fetch(`${url}/api/linkhubAuth/me`, {
        method: 'PATCH',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      }),
  }
}

test('an edit shows with the very next request, and a new name leads on from the old one', async () => {
  const { url } = await testProduct()
  const { edit } = await makeOwner(url)
  const read = async (path: string) => (await fetch(url + path)).text()
  expect(await read('/hub/ada')).toContain('I weave.')

  for (const version of [1, 2, 3, 4]) {
    const bio = `I knit since edit ${version}.`
    expect((await edit({ version, bio })).status).toBe(200)
    expect(await read('/hub/ada')).toContain(bio)
  }
  expect((await edit({ version: 5, username: 'ada-knits' })).status).toBe(200)
  const former = await fetch(`${url}/hub/ada`, { redirect: 'manual' })

  expect(former.status).toBe(301)
  expect(former.headers.get('location')).toBe('/hub/ada-knits')
  expect(await read('/hub/ada-knits')).toContain('<bdi>@ada-knits</bdi>')
})
