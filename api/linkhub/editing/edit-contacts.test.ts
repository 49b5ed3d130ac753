import { Profile } from '@nokshi/contract/linkhub.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { PHONE, readClicks } from '../../testing/visits.ts'

async function aPage() {
  const app = await testApp()
  const owner = await makeProfile(app, { username: 'ada-rahman' })
  const edit = (change: object, version = 1) => editProfile(owner.client, { version, ...change })
  const readPage = async () => (await app.visitor.get('/api/linkhub/ada-rahman')).json()
  return { ...app, owner, edit, readPage }
}

test('a page that uses nothing new is told as it always was', async () => {
  const { readPage } = await aPage()

  const fields = Object.keys(await readPage())

  expect(fields).toEqual([
    ...'id name username bio gradient selectedColor profileImage bannerImage'.split(' '),
    ...'socials customLinks linkIds language shareImage isListed'.split(' '),
  ])
})

test('a profile on another site is on the page, in the contact and in the numbers, in the order it was given', async () => {
  const { visitor, owner, edit, readPage } = await aPage()

  const reply = await edit({
    profiles: [
      { kind: 'tiktok', value: 'https://www.tiktok.com/@ada.weaves?lang=bn' },
      { kind: 'youtube', value: 'ada_weaves' },
    ],
  })
  const click = { username: 'ada-rahman', visitId: 'visit-0001', link: 'tiktok' }
  const clicked = await visitor.post('/api/traffic/click', click, PHONE)

  expect([reply.status, clicked.status]).toEqual([200, 204])
  const page = Profile.parse(await readPage())
  expect(page.profiles).toEqual([
    { kind: 'tiktok', value: 'ada.weaves' },
    { kind: 'youtube', value: '@ada_weaves' },
  ])
  const card = await (await visitor.get('/api/linkhub/ada-rahman/contact.vcf')).text()
  expect(card).toContain('X-SOCIALPROFILE;TYPE=tiktok:https://www.tiktok.com/@ada.weaves\r\n')
  const go = await visitor.get(goPath({ profileId: page.id, social: 'youtube' }), PHONE)
  expect(go.headers.get('location')).toBe('https://www.youtube.com/@ada_weaves')
  expect(await readClicks(owner.client)).toMatchObject({ TikTok: 1, YouTube: 0 })
})

test('contact methods of an owner are on the page and in the contact card, a telephone with its country', async () => {
  const { visitor, owner, edit, readPage } = await aPage()

  const reply = await edit({
    socials: { whatsapp: '01712345678' },
    contactMethods: { phone: '01819 000 111', email: ' ada@example.com ', greeting: 'Hi  Ada!', connect: 'email' },
  })
  for (const link of ['phone', 'email'])
    await visitor.post('/api/traffic/click', { username: 'ada-rahman', visitId: 'visit-0001', link }, PHONE)

  expect(reply.status).toBe(200)
  const { id, contactMethods } = Profile.parse(await readPage())
  expect(contactMethods).toEqual({
    phone: '8801819000111',
    email: 'ada@example.com',
    greeting: 'Hi  Ada!',
    connect: 'email',
  })
  const card = await (await visitor.get('/api/linkhub/ada-rahman/contact.vcf')).text()
  expect(card).toContain('TEL;TYPE=CELL:+8801819000111\r\nTEL;TYPE=CELL:+8801712345678\r\n')
  expect(card).toContain('EMAIL;TYPE=INTERNET,PREF:ada@example.com\r\n')
  expect(await readClicks(owner.client)).toMatchObject({ Phone: 1, Email: 1 })
  // Pages lead to a telephone directly: an address of ours that dials would be one for anybody's number.
  const go = await visitor.get(goPath({ profileId: id, social: 'phone' }), PHONE)
  expect([go.status, go.headers.get('location')]).toEqual([404, null])
  const chat = await visitor.get(goPath({ profileId: id, social: 'whatsapp' }), PHONE)
  expect(chat.headers.get('location')).toBe('https://wa.me/8801712345678?text=Hi%20%20Ada!')
})

const nine = 'tiktok youtube snapchat telegram threads messenger twitch behance discord'.split(' ')

const refused: [field: string, change: object][] = [
  ['profiles.0.value', { profiles: [{ kind: 'tiktok', value: 'https://tіktok.com/@ada' }] }],
  ['profiles.0.kind', { profiles: [{ kind: 'myspace', value: 'ada' }] }],
  ['profiles', { profiles: nine.map((kind) => ({ kind, value: 'ada_weaves' })) }],
  ['profiles', { profiles: ['ada1', 'ada2'].map((value) => ({ kind: 'twitch', value })) }],
  ['contactMethods.phone', { contactMethods: { phone: 'tel:+8801712345678;ext=1' } }],
  ['contactMethods.email', { contactMethods: { email: 'ada@example.com?bcc=all@example.com' } }],
  ['contactMethods.greeting', { contactMethods: { greeting: 'x'.repeat(121) } }],
  ['contactMethods', { contactMethods: { fax: '1' } }],
  ['look.shape', { look: { shape: 'star' } }],
]

test.each(refused)('%s is refused with a sentence, and nothing changes: %j', async (field, change) => {
  const { owner, edit } = await aPage()
  const before = await readOwnProfile(owner.client)

  const reply = await edit(change)

  expect(reply.status).toBe(400)
  expect((await reply.json()).fields).toEqual({ [field]: expect.stringMatching(/^[A-Z].*[.]$/) })
  expect(await readOwnProfile(owner.client)).toEqual(before)
})
