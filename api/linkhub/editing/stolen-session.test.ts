import { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import { describe, expect, test } from 'vitest'
import { confirmAddress, listMails, showPassword, stealSession } from '../../testing/accounts.ts'
import { addPasskey, askPasskey } from '../../testing/authenticator.ts'
import type { Client } from '../../testing/client.ts'
import { editProfile, formOf, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
const SUBJECT = 'Your contact details were changed'

/** A page with all that people order and pay by, its owner, and another session of the same account. */
async function openShop() {
  const app = await testApp()
  const owner = await makeProfile(app, {
    socials: JSON.stringify({ whatsapp: '8801712345678', instagram: 'ada' }),
    customLinks: JSON.stringify([
      { title: 'Pay', url: 'https://paypal.me/ada' },
      { title: 'Shop', url: 'https://shop.example.com/' },
    ]),
  })
  const more = { contactMethods: { phone: '8801712345678', email: 'ada@example.com', connect: 'phone' } }
  await edit(owner.client, { ...more, profiles: [{ kind: 'telegram', value: 'ada_weaves' }] })
  await confirmAddress(app, owner.user.email)
  const thief = await stealSession(app, owner.user.email)
  const told = async () => (await listMails(app, owner.user.email)).filter(({ subject }) => subject === SUBJECT).length
  return { ...app, owner, thief, told }
}

async function edit(client: Client, fields: object) {
  return editProfile(client, { version: (await readOwnProfile(client)).version, ...fields })
}

async function linksOf(client: Client) {
  const { customLinks, linkIds } = await readOwnProfile(client)
  return customLinks.map((link, place) => ({ ...link, id: linkIds[place] }))
}

const whatsapp = { socials: { whatsapp: '8801999999999', instagram: 'ada' } }
const contactMethods = { phone: '8801712345678', email: 'ada@example.com', connect: 'phone' }

describe('a stolen session', () => {
  test.each([
    ['the WhatsApp number', 'socials.whatsapp', whatsapp],
    ['the phone number', 'contactMethods.phone', { contactMethods: { ...contactMethods, phone: '8801999999999' } }],
    [
      'the email address',
      'contactMethods.email',
      { contactMethods: { ...contactMethods, email: 'thief@example.com' } },
    ],
    ['where Connect leads', 'contactMethods.connect', { contactMethods: { ...contactMethods, connect: 'telegram' } }],
    ['the WhatsApp number, by taking it away', 'socials.whatsapp', { socials: { instagram: 'ada' } }],
    ['where Connect leads, by taking away the rest', 'contactMethods.phone', { contactMethods: {}, socials: {} }],
  ])('cannot change %s, and nobody is told of a change', async (_, field, change) => {
    const { owner, thief, told } = await openShop()
    const before = await readOwnProfile(owner.client)
    const told0 = await told()

    const problem = await problemOf(await edit(thief, change))

    expect(problem).toMatchObject({ code: 'proof-needed', codes: { [field]: { code: 'proof-needed' } } })
    expect(await readOwnProfile(owner.client)).toEqual(before)
    expect(await told()).toBe(told0)
  })

  test.each([
    ['another payment site', { title: 'Pay', url: 'https://wise.com/pay/me/thief' }],
    ['a chat', { title: 'Order', url: 'https://wa.me/8801999999999' }],
    ['any page in the place of a payment link', { title: 'Pay', url: 'https://paypa1.example.com/ada' }],
  ])('cannot lead payments to %s by a link', async (_, link) => {
    const { owner, thief } = await openShop()
    const [pay, shop] = await linksOf(owner.client)

    const replies = [
      await edit(thief, { customLinks: [{ ...link, id: pay?.id }, shop] }),
      await edit(thief, { customLinks: [link, shop] }),
    ]

    for (const reply of replies)
      expect((await problemOf(reply)).codes).toEqual({ customLinks: { code: 'proof-needed' } })
    expect(await linksOf(owner.client)).toEqual([pay, shop])
  })

  test('cannot do it in two steps either: an address that was taken away does not come back by undo', async () => {
    const { owner, thief } = await openShop()
    const { email: _, ...rest } = contactMethods

    const removed = await edit(thief, { contactMethods: rest })
    const undone = await problemOf(await edit(thief, { contactMethods }))

    expect([removed.status, undone.code]).toEqual([200, 'proof-needed'])
    expect((await readOwnProfile(owner.client)).contactMethods?.email).toBeUndefined()
  })

  test.each([
    ['takes away', undefined],
    ['hides', { isHidden: true }],
    ['soon hides', { showUntil: Date.UTC(2026, 10, 15, 7) }],
    ['shows only later', { showFrom: Date.UTC(2099, 0) }],
  ])('that %s a payment link has no room for one that looks like it', async (_, detail) => {
    const { owner, thief } = await openShop()
    const [pay, shop] = await linksOf(owner.client)
    const lookalike = { title: 'Pay', url: 'https://paypa1.example.com/ada' }
    const details = detail && { linkDetails: { [pay?.id ?? '']: detail } }
    const kept = detail ? [pay, shop] : [shop]

    const replies = [
      await edit(thief, { customLinks: [lookalike, ...kept], ...details }),
      await edit(thief, detail ? { ...details } : { customLinks: kept }),
    ]

    for (const reply of replies)
      expect((await problemOf(reply)).codes).toEqual({ customLinks: { code: 'proof-needed' } })
    expect(await linksOf(owner.client)).toEqual([pay, shop])
  })

  test('cannot make an address that shows the figures after it has ended', async () => {
    const { owner, thief } = await openShop()
    const sponsors = '/api/linkhubAuth/me/sponsors'

    const made = await problemOf(await thief.post(sponsors, { showsLinks: true }))

    expect(made.code).toBe('proof-needed')
    expect(await (await owner.client.get(sponsors)).json()).toEqual([])
  })

  test('still changes words, order and looks, and takes away what nobody pays by', async () => {
    const { owner, thief, told } = await openShop()
    const told0 = await told()
    const [pay, shop] = await linksOf(owner.client)

    const replies = [
      await edit(thief, { name: 'Ada', bio: 'Quilts', username: 'ada-quilts', language: 'bn' }),
      await edit(thief, { customLinks: [shop, { ...pay, title: 'Pay me' }] }),
      await edit(thief, { contactMethods: { ...contactMethods, greeting: 'Hello' } }),
      await edit(thief, { linkDetails: { [shop?.id ?? '']: { isHidden: true } } }),
      await edit(thief, { customLinks: [pay] }),
      await edit(thief, { customLinks: [pay, { title: 'Blog', url: 'https://blog.example.com/' }] }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await told()).toBe(told0)
  })

  test('of an owner who has shown the password helps for a day, and one that has ended not at all', async () => {
    const { owner, thief, clock } = await openShop()
    await showPassword(thief)

    const proved = await edit(thief, whatsapp)
    clock.advance(DAY)
    const late = await problemOf(await edit(thief, { socials: { whatsapp: '8801888888888' } }))
    await showPassword(thief)
    await owner.client.post('/api/auth/end-other-sessions', undefined)

    expect([proved.status, late.code]).toEqual([200, 'proof-needed'])
    expect((await editProfile(thief, { version: 1, ...whatsapp })).status).toBe(401)
  })

  test('gets few guesses at the password, wherever it is asked for', async () => {
    const { thief, owner } = await openShop()

    const guesses = await Promise.all(Array.from({ length: 12 }, (_, number) => showPassword(thief, `guess ${number}`)))
    const late = await showPassword(thief)
    const elsewhere = await thief.post('/api/auth/delete-account', { password: owner.password })

    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect([late.status, elsewhere.status]).toEqual([429, 429])
  })
})

describe('an owner', () => {
  test('is asked once in a session, for all of it, and told of each change at a confirmed address', async () => {
    const { thief: tomorrow, told } = await openShop()
    const told0 = await told()

    const input = await edit(tomorrow, whatsapp)
    const proof = await showPassword(tomorrow)
    const replies = [
      await edit(tomorrow, whatsapp),
      await edit(tomorrow, { contactMethods: { phone: '8801999999999' } }),
    ]

    expect([input.status, proof.status]).toEqual([403, 200])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await told()).toBe(told0 + 2)
  })

  test('takes away without a proof a payment link whose time is over', async () => {
    const { owner, thief, clock } = await openShop()
    const [pay, shop] = await linksOf(owner.client)
    const until = { showUntil: Date.UTC(2026, 10, 15, 7) }
    await edit(owner.client, { linkDetails: { [pay?.id ?? '']: until } })
    clock.advance(DAY)

    expect((await edit(thief, { customLinks: [shop] })).status).toBe(200)
  })

  test('gets ten mails a day at most, and none at an address that nobody confirmed', async () => {
    const { owner, told, deps } = await openShop()
    for (let times = 10; times < 24; times++) await edit(owner.client, { socials: { whatsapp: `88017123456${times}` } })
    const mails = await told()
    await deps.db.updateTable('user').set({ emailVerified: 0 }).execute()
    await deps.db.deleteFrom('rate').execute()
    await edit(owner.client, whatsapp)

    expect(mails).toBe(10)
    expect(await told()).toBe(10)
  })

  test('can show a passkey instead, which does not stand for the password where money is', async () => {
    const app = await openShop()
    const { prove } = await addPasskey(app.owner.client, app.owner.password)
    const passkey = await prove()

    const proof = await app.thief.post('/api/auth/proof', { passkey })
    const again = await app.thief.post('/api/auth/proof', { passkey })
    const changed = await edit(app.thief, whatsapp)
    const number = { value: '01712345678', valueAgain: '01712345678' }
    const bkash = { kind: 'bkash', accountType: 'personal', ...number, holder: 'Ada' }
    const form = formOf({ ...bkash, passkey: await prove() })
    const payment = await app.thief.postForm('/api/linkhubAuth/me/payments', form)

    expect([proof.status, again.status, changed.status]).toEqual([200, 401, 200])
    expect((await problemOf(payment)).code).toBe('password-needed')
    const { payments } = await app.owner.client.read('/api/linkhubAuth/me/payments', OwnPayments)
    expect(payments).toEqual([])
  })

  test('cannot be proved by the passkey of somebody else, nor by nothing', async () => {
    const app = await openShop()
    const other = await makeProfile(app, { username: 'somebody' })
    await confirmAddress(app, other.user.email)
    const { show } = await addPasskey(other.client, other.password)

    const foreign = await app.thief.post('/api/auth/proof', { passkey: show((await askPasskey(app.thief)).get) })
    const nothing = await problemOf(await app.thief.post('/api/auth/proof', {}))

    expect(foreign.status).toBe(401)
    expect(nothing.codes).toEqual({ password: { code: 'enter-password' } })
    expect((await edit(app.thief, whatsapp)).status).toBe(403)
  })

  test('who has just made the page is not asked for a password that is minutes old', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)

    expect((await edit(client, whatsapp)).status).toBe(200)
  })
})
