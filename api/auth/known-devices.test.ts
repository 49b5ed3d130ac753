import { describe, expect, test } from 'vitest'
import { confirmAddress, listMails, password } from '../testing/accounts.ts'
import type { Client } from '../testing/client.ts'
import { makeUser } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'

async function creator() {
  const app = await testApp()
  const { client, user } = await makeUser(app)
  await confirmAddress(app, user.email)
  const logIn = (browser: Client, timeZone = 'Asia/Dhaka') =>
    browser.post('/api/auth/login', { email: user.email, password }, { 'user-agent': phone, 'x-time-zone': timeZone })
  const told = async () => {
    const mails = await listMails(app, user.email)
    return mails.filter(({ text }) => /Chrome on Android|Android-এ Chrome/.test(text))
  }
  return { app, client, user, logIn, told }
}

describe('a login', () => {
  test('in a browser that the account does not know is told by mail, once, in the language of the account', async () => {
    const { app, user, logIn, told } = await creator()
    await app.deps.db.updateTable('user').set({ language: 'bn' }).where('id', '=', user.id).execute()
    const browser = app.anotherVisitor()

    await logIn(browser)
    await browser.post('/api/auth/logout', undefined)
    await logIn(browser)
    const mails = await told()

    expect(mails.map(({ subject }) => subject)).toEqual(['নতুন একটি ডিভাইস থেকে আপনার অ্যাকাউন্টে ঢোকা হয়েছে'])
    expect(mails[0]?.text).toMatch(/দুপুর [০-৯:]+ \(বাংলাদেশ/)
  })

  test('in the browser of the registration is not, and another account in it is new', async () => {
    const { app, client, logIn, told } = await creator()
    const other = await makeUser(app)
    await confirmAddress(app, other.user.email)

    await logIn(client)
    await client.post('/api/auth/login', { email: other.user.email, password })

    expect(await told()).toEqual([])
    expect((await listMails(app, other.user.email)).at(-1)?.subject).toContain('new device')
  })

  test('is not told to an address that nobody confirmed', async () => {
    const { app, logIn, told } = await creator()
    await app.deps.db.updateTable('user').set({ emailVerified: 0 }).execute()

    await logIn(app.anotherVisitor())

    expect(await told()).toEqual([])
  })

  test('again and again without cookies sends few mails', async () => {
    const { app, logIn, told } = await creator()

    for (let n = 0; n < 7; n++) await logIn(app.anotherVisitor())

    expect(await told()).toHaveLength(5)
  })
})
