import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { listMails, password, registration } from '../testing/accounts.ts'
import { testApp } from '../testing/test-app.ts'

const bangla = { 'accept-language': 'bn' }
const arabic = { 'accept-language': 'ar' }

describe('an account', () => {
  test('gets its mails in the language of the page where it was made, with links to pages in it', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration(), bangla)
    await app.anotherVisitor().post('/api/auth/forgot-password', { email: 'ada@example.com' })

    const mails = await listMails(app, 'ada@example.com')

    expect(mails.map(({ subject }) => subject)).toEqual(['আপনার ইমেইল ঠিকানা নিশ্চিত করুন', 'আপনার পাসওয়ার্ড বদলান'])
    for (const { text, html } of mails) {
      expect(text).toMatch(/\/bn\/(verify-email|reset-password)\?token=/)
      expect(html).toContain('<div lang="bn" dir="ltr">')
    }
  })

  test('that was made on an English page by a Bangla browser gets English mails', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration(), { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' })

    const [mail] = await listMails(app, 'ada@example.com')

    expect(mail?.subject).toBe('Confirm your email address')
    expect(mail?.text).not.toContain('/bn/')
  })
})

describe('the language of an account', () => {
  test('can be chosen: the next mail is written in it', async () => {
    const app = await testApp()
    await app.visitor.post('/api/auth/register', registration())

    const reply = await app.visitor.patch('/api/auth/language', { language: 'ar' })
    await app.anotherVisitor().post('/api/auth/forgot-password', { email: 'ada@example.com' })

    expect([reply.status, await reply.json()]).toEqual([200, { language: 'ar' }])
    expect(await (await app.visitor.get('/api/auth/language')).json()).toEqual({ language: 'ar' })
    const mails = await listMails(app, 'ada@example.com')
    expect(mails.at(-1)?.html).toContain('<div lang="ar" dir="rtl">')
  })
})

describe('a refusal', () => {
  test.each([
    [bangla, /[\u0980-\u09ff]/],
    [arabic, /[\u0600-\u06ff]/],
    [{ 'accept-language': '*;q=\u00ff, ,;' }, /^Email or password is incorrect\.$/],
    [{}, /^Email or password is incorrect\.$/],
  ])('is said in the language of the page: %o', async (headers, sentence) => {
    const { visitor } = await testApp()

    const reply = await visitor.post('/api/auth/login', { email: 'ada@example.com', password }, headers)

    const { code, error } = Problem.parse(await reply.json())
    expect([reply.status, code]).toEqual([401, 'wrong-credentials'])
    expect(error).toMatch(sentence)
  })
})
