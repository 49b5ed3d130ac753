import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { PHONE, readClicks } from '../../testing/visits.ts'

const MINUTE = 60_000

async function aPage() {
  const app = await testApp()
  const customLinks = JSON.stringify([
    { title: 'Shop', url: 'https://shop.example.com/' },
    { title: 'Blog', url: 'https://blog.example.com/' },
  ])
  const owner = await makeProfile(app, { username: 'ada-rahman', customLinks })
  const [shop = '', blog = ''] = owner.profile.linkIds
  const edit = (change: object, version = 1) => editProfile(owner.client, { version, ...change })
  return { ...app, owner, shop, blog, edit, now: app.deps.now }
}

/** As a page of the site asks, which keeps what it gets by its version. */
const asServer = { 'cache-control': 'no-cache' }

test('a hidden link is nowhere to be found, and its address tells nothing but the way back', async () => {
  const { visitor, owner, shop, edit } = await aPage()

  const reply = await edit({ linkDetails: { [shop]: { isHidden: true } } })

  expect(OwnProfile.parse(await reply.json())).toMatchObject({
    linkIds: owner.profile.linkIds,
    linkDetails: { [shop]: { isHidden: true } },
  })
  const page = await (await visitor.get('/api/linkhub/ada-rahman')).text()
  const card = await (await visitor.get('/api/linkhub/ada-rahman/contact.vcf')).text()
  const program = await visitor.get(goPath({ id: shop }))
  const person = await visitor.get(goPath({ id: shop }), { ...PHONE, accept: 'text/html' })
  const notice = await person.text()
  expect(JSON.parse(page)).toMatchObject({ customLinks: [{ title: 'Blog' }] })
  for (const text of [page, card, await program.text(), notice]) expect(text).not.toContain('shop.example')
  expect([program.status, person.status]).toEqual([410, 410])
  expect(notice).toContain('/hub/ada-rahman')
  expect(await readClicks(owner.client)).toEqual({ Shop: 0, Blog: 0, GitHub: 0 })
})

test('a link is shown from its minute to its last, by every process, and no version of the page outlives it', async () => {
  const { visitor, clock, shop, edit, now, startSecondProcess } = await aPage()
  const second = await startSecondProcess()
  const [showFrom, showUntil] = [now() + 10 * MINUTE, now() + 20 * MINUTE]
  await edit({ linkDetails: { [shop]: { showFrom, showUntil } } })

  const seen = async () => {
    const replies = [
      await visitor.get('/api/linkhub/ada-rahman', asServer),
      await second.request('/api/linkhub/ada-rahman', { headers: asServer }),
    ]
    const shown = await Promise.all(replies.map(async (reply) => (await reply.text()).includes('shop.example')))
    const card = await (await visitor.get('/api/linkhub/ada-rahman/contact.vcf')).text()
    const go = await visitor.get(goPath({ id: shop }))
    return {
      etag: new Set(replies.map((reply) => reply.headers.get('etag'))),
      shown: [...shown, card.includes('shop.example'), go.status === 302],
    }
  }

  const before = await seen()
  clock.advance(10 * MINUTE - 1)
  const justBefore = await seen()
  clock.advance(1)
  const during = await seen()
  clock.advance(10 * MINUTE - 1)
  const atTheEnd = await seen()
  clock.advance(1)
  const after = await seen()

  expect(before.shown).toEqual([false, false, false, false])
  expect(justBefore).toEqual(before)
  expect(during.shown).toEqual([true, true, true, true])
  expect(atTheEnd).toEqual(during)
  expect(after.shown).toEqual([false, false, false, false])
  expect(new Set([...before.etag, ...during.etag, ...after.etag]).size).toBe(3)
})

test('what is said of a link stays with it when it is moved or reworded by a browser that does not know of it', async () => {
  const { owner, shop, blog, edit } = await aPage()
  await edit({ linkDetails: { [shop]: { isFeatured: true, showsIcon: true, showUntil: 2_000_000_000_000 } } })

  await edit(
    {
      customLinks: [
        { id: blog, title: 'Blog', url: 'https://blog.example.com/' },
        { id: shop, title: 'My shop', url: 'https://shop.example.com/' },
        { title: 'New', url: 'https://new.example.com/' },
      ],
    },
    2,
  )

  // To the minute.
  const showUntil = 2_000_000_000_000 - (2_000_000_000_000 % MINUTE)
  expect(await readOwnProfile(owner.client)).toMatchObject({
    customLinks: [{ title: 'Blog' }, { title: 'My shop' }, { title: 'New' }],
    linkDetails: { [shop]: { isFeatured: true, showsIcon: true, showUntil } },
  })
})

test.each([
  ['an end before its start', { one: { showFrom: 2 * MINUTE, showUntil: MINUTE } }],
  ['an end at its start', { one: { showFrom: MINUTE + 1, showUntil: MINUTE + 2 } }],
  ['two featured links', { one: { isFeatured: true }, two: { isFeatured: true } }],
  ['a time that is none', { one: { showFrom: Number.MAX_SAFE_INTEGER } }],
  ['a detail nobody knows', { one: { isBlinking: true } }],
  ['a link that is not there', { other: { isHidden: true } }],
])('%s is refused, and nothing changes', async (_what, wanted) => {
  const { owner, shop, blog, edit } = await aPage()
  const ids: Record<string, string> = { one: shop, two: blog, other: 'nobody-has-this' }
  const linkDetails = Object.fromEntries(Object.entries(wanted).map(([name, detail]) => [ids[name] ?? '', detail]))
  const before = await readOwnProfile(owner.client)

  const reply = await edit({ linkDetails })

  expect(reply.status).toBe(400)
  expect(await readOwnProfile(owner.client)).toEqual(before)
})
