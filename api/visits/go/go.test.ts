import { goPath } from '@nokshi/contract/visits.ts'
import { expect, test } from 'vitest'
import { editProfile, makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { PHONE, readAnalytics, readClicks } from '../../testing/visits.ts'

/** As a browser opens a link that somebody tapped. */
const TAP = { ...PHONE, accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

async function aPage() {
  const app = await testApp()
  const owner = await makeProfile(app)
  const [shop = ''] = owner.profile.linkIds
  return {
    ...app,
    owner,
    toShop: goPath({ id: shop }),
    toGithub: goPath({ profileId: owner.profile.id, social: 'github' }),
  }
}

test('without scripts a link leads to its target, and is counted', async () => {
  const { visitor, owner, toShop, toGithub } = await aPage()

  const reply = await visitor.get(toShop, TAP)
  const social = await visitor.get(toGithub, TAP)

  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe('https://shop.example.com/')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(reply.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(social.headers.get('location')).toBe('https://github.com/ada')
  expect(await readClicks(owner.client)).toEqual({ 'My shop': 1, GitHub: 1 })
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, uniqueVisitors: 1 })
})

test('an older browser, which does not say what it fetches for, is counted when it opens a link', async () => {
  const { visitor, owner, toShop } = await aPage()

  await visitor.get(toShop, { ...PHONE, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })

  expect(await readClicks(owner.client)).toMatchObject({ 'My shop': 1 })
})

test('going there again on the same day is the same visit', async () => {
  const { visitor, owner, toShop, clock } = await aPage()

  await Promise.all([1, 2, 3].map(() => visitor.get(toShop, TAP)))
  await visitor.get(toShop, TAP)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 1, period: { clicks: 1 } })

  clock.advance(86_400_000)
  await visitor.get(toShop, TAP)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 2, period: { clicks: 2 } })
})

const uncounted: [who: string, headers: Record<string, string>][] = [
  ['a picture on somebody’s page', { ...TAP, 'sec-fetch-dest': 'image' }],
  ['a frame on somebody’s page', { ...TAP, 'sec-fetch-dest': 'iframe' }],
  ['a script on somebody’s page', { ...TAP, 'sec-fetch-dest': 'empty' }],
  ['a picture in an older browser', { ...PHONE, accept: 'image/webp,image/*;q=0.8' }],
  ['a script in an older browser', { ...PHONE, accept: '*/*' }],
  ['a browser that wants nothing in particular', PHONE],
  ['a program that does not say what it is', { ...TAP, 'user-agent': '' }],
  ['a browser that looks ahead', { ...TAP, 'sec-purpose': 'prefetch;prerender' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a preview', { 'user-agent': 'facebookexternalhit/1.1' }],
]

test('whatever is no person who opens a link is sent on, but not counted', async () => {
  const { visitor, owner, toShop } = await aPage()

  for (const [who, headers] of uncounted) expect([who, (await visitor.get(toShop, headers)).status]).toEqual([who, 302])
  expect((await visitor.send('HEAD', toShop, TAP)).status).toBe(302)
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 0, period: { clicks: 0 } })
})

test('an address that is none of ours leads nowhere', async () => {
  const { visitor } = await aPage()

  for (const id of [
    'no-such-link',
    'nobody-has-this.github',
    'x'.repeat(65),
    '%00%00%00%00%00%00%00%00',
    'https:%2F%2Fevil.example',
  ]) {
    const reply = await visitor.get(`/go/${id}?url=https://evil.example`, TAP)
    expect([reply.status, reply.headers.get('location')]).toEqual([404, null])
  }
})

test('a stored address is checked again before anybody is sent there', async () => {
  const { visitor, owner, toShop, toGithub, deps } = await aPage()
  await deps.db.updateTable('customLink').set({ url: 'javascript:alert(1)' }).execute()
  const profiles = JSON.stringify([{ kind: 'telegram', value: '../evil' }])
  const contactMethods = JSON.stringify({ phone: 'javascript:1', email: 'x"@evil' })
  await deps.db.updateTable('profile').set({ socials: '{"github":"../evil"}', profiles, contactMethods }).execute()
  const toTelegram = goPath({ profileId: owner.profile.id, social: 'telegram' })

  for (const path of [toShop, toGithub, toTelegram]) expect((await visitor.get(path, TAP)).status).toBe(404)
  const card = await (await visitor.get('/api/linkhub/ada-rahman/contact.vcf')).text()
  expect(card).not.toMatch(/evil|alert/)
})

test('the links of a page that was taken down are gone', async () => {
  const { visitor, owner, toShop, toGithub, deps } = await aPage()
  await deps.db.updateTable('profile').set({ suspendedAt: deps.now() }).execute()

  const page = await visitor.get(toShop, TAP)
  expect([page.status, (await page.text()).includes('/hub/')]).toEqual([410, false])
  for (const address of [toShop, toGithub]) {
    const reply = await visitor.get(address)
    expect(reply.status).toBe(410)
    expect(await reply.json()).toMatchObject({ error: 'The page of this link was taken down.' })
  }
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 0 })
})

test('a link that was removed leads a person to the page it was on, and a program nowhere', async () => {
  const { visitor, owner, toShop } = await aPage()
  await editProfile(owner.client, { version: 1, customLinks: [] })

  const page = await visitor.get(toShop, TAP)
  const answer = await visitor.get(toShop)
  const html = await page.text()

  expect([page.status, answer.status]).toEqual([404, 404])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(html).toContain('This link is no longer on the page.')
  expect(html).toContain('<a href="http://localhost:3000/hub/ada-rahman">See the page of <bdi>@ada-rahman</bdi></a>')
  expect(await answer.json()).toMatchObject({ error: 'This link is no longer on the page.' })
  expect(await readAnalytics(owner.client)).toMatchObject({ lifetimeVisits: 0 })
})

test('a click that cannot be counted stops nobody', async () => {
  const { visitor, toShop, deps, logged } = await aPage()
  await deps.db.schema.dropTable('visit_journal').execute()

  const reply = await visitor.get(toShop, TAP)

  expect(reply.headers.get('location')).toBe('https://shop.example.com/')
  expect(logged.join('')).toContain('click not counted')
})
