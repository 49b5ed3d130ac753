import { hostileAddress, hostileText } from '@nokshi/api/testing/fuzz/hostile.ts'
import { addressesOf, decodeEntities, tagsOf } from '@nokshi/api/testing/fuzz/tags-of.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { get, makePage } from '../testing/hub-site.ts'

/** The same at every run: a test that fails, fails for everybody. */
const runs = { seed: 20_261_115, numRuns: 30 }

/** The API lets none of these words through. The page must not need that. */
async function readPage(changes: Partial<Profile>) {
  const reply = await get(makePage(changes).path)
  expect(reply.status).toBe(200)
  return reply.text()
}

test('hostile words are words on a page, in its tags and in what search engines read', async () => {
  const link = { url: 'https://shop.example.com/' }
  const skeleton = tagsOf(await readPage({ customLinks: [{ ...link, title: 'Shop' }] }))

  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, hostileText, async (name, bio, title) => {
      const html = await readPage({ name, bio, customLinks: [{ ...link, title }] })

      expect(tagsOf(html)).toEqual(skeleton)
      const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
      expect(decodeEntities(heading)).toBe(asSent(name))
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      expect(JSON.parse(data)).toMatchObject({ mainEntity: { name, description: bio } })
      expect(data).not.toMatch(/[<\u2028\u2029]/)
    }),
    runs,
  )
})

/** UTF-8 has no half characters. */
function asSent(text: string) {
  return text.toWellFormed()
}

test('whatever stands in an address, the page leads to plain web pages only', async () => {
  await fc.assert(
    fc.asyncProperty(hostileAddress, hostileAddress, async (url, social) => {
      const html = await readPage({
        customLinks: [{ title: 'Shop', url }],
        socials: { linkedin: social, facebook: social, github: social, whatsapp: social },
      })

      for (const address of addressesOf(html))
        expect(address).toMatch(/^(https?:\/\/[a-z0-9[]|\/|data:image\/svg\+xml,)/)
    }),
    runs,
  )
})
