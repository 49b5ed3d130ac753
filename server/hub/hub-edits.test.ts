import { expect, test } from 'vitest'
import { makeOwner } from '../testing/make-owner.ts'
import { testProduct } from '../testing/test-product.ts'

test('an edit shows with the very next request, and a new name leads on from the old one', async () => {
  const { url } = await testProduct()
  const { edit } = await makeOwner(url, 'ada')
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
