import { socialValue } from '@nokshi/contract/safe-url.ts'
import { expect, test } from 'vitest'
import { editProfile, makeProfile, makeUser, postProfile, readOwnProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { toChatNumber } from './chat-number.ts'

const SENTENCE = 'Enter a WhatsApp number with its country code, like +880 1712 345678.'

test.each([
  ['01712-345678', 'Asia/Dhaka', '8801712345678'],
  ['০১৭১২ ৩৪৫৬৭৮', 'Asia/Dhaka', '8801712345678'],
  ['1712345678', 'Asia/Dhaka', '8801712345678'],
  ['+880 1712-345678', 'Asia/Dhaka', '8801712345678'],
  ['+880 (0) 1712-345678', 'Asia/Dhaka', '8801712345678'],
  ['8801712345678', 'Europe/Berlin', '8801712345678'],
  ['01712345678', 'Europe/Berlin', '8801712345678'],
  ['01712345678', 'Asia/Dubai', '8801712345678'],
  ['01712345678', 'Asia/Riyadh', '8801712345678'],
  ['050 123 4567', 'Asia/Dubai', '971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'Asia/Dubai', '971501234567'],
  ['00971 50 123 4567', 'Asia/Dhaka', '971501234567'],
  ['+971 50 123 4567', 'Asia/Dhaka', '971501234567'],
  ['0551234567', 'Asia/Riyadh', '966551234567'],
  ['+966 55 123 4567', 'Asia/Dubai', '966551234567'],
  ['+49 1512 3456789', 'Asia/Dhaka', '4915123456789'],
  ['https://wa.me/8801712345678', 'Asia/Dhaka', '8801712345678'],
])('%s, written in %s, is %s', (typed, timeZone, number) => {
  expect(toChatNumber(socialValue('whatsapp', typed) ?? '', timeZone)).toBe(number)
})

test.each([
  ['0501234567', 'Asia/Dhaka'],
  ['07911123456', 'Europe/London'],
  ['12345678', 'Asia/Dubai'],
  ['000000000', 'Asia/Riyadh'],
])('%s, written in %s, is nobody’s number, or could be two people’s', (typed, timeZone) => {
  expect(toChatNumber(socialValue('whatsapp', typed) ?? '', timeZone)).toBeUndefined()
})

test('a number that nobody can call is refused with a sentence, on a new page and in an edit', async () => {
  const { client } = await makeUser(await testApp())
  const refused = { error: SENTENCE, fields: { 'socials.whatsapp': SENTENCE } }
  const socials = { github: 'ada', whatsapp: '0501234567' }

  const created = await postProfile(client, { socials: JSON.stringify(socials) })
  await postProfile(client)
  const edited = await editProfile(client, { version: 1, socials })

  for (const reply of [created, edited])
    expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining(refused)])
  expect(await readOwnProfile(client)).toMatchObject({ version: 1, socials: { github: 'ada' } })
})

test('a number that was understood stays when its owner moves to another country', async () => {
  const app = await testApp()
  const { client } = await makeProfile(app, { socials: JSON.stringify({ whatsapp: '01712345678' }) })
  const { socials } = await readOwnProfile(client)

  const edited = await editProfile(client, { version: 1, timeZone: 'Asia/Dubai', socials })

  expect(edited.status).toBe(200)
  expect((await readOwnProfile(client)).socials).toEqual({ whatsapp: '8801712345678' })
})
