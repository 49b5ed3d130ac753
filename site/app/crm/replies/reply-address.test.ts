import { expect, test } from 'vitest'
import { addressOf } from './reply-address.ts'

const answer = { body: 'নমস্কার & hello\nRafi', reference: 'PR-7K3FQ2', language: 'en' as const, studio: 'Acme' }

test('WhatsApp gets the digits of the number and the words', () => {
  const address = new URL(addressOf({ ...answer, channel: 'whatsapp', address: '+880 1712-345678' }))

  expect(address.origin + address.pathname).toBe('https://wa.me/8801712345678')
  expect(address.searchParams.get('text')).toBe(answer.body)
})

test('a mail carries the reference in its subject, and its line breaks', () => {
  const address = addressOf({ ...answer, channel: 'email', address: 'noura+web@example.com' })

  expect(address).toContain('mailto:noura%2Bweb@example.com?subject=')
  const { searchParams } = new URL(address)
  expect(searchParams.get('subject')).toContain('[PR-7K3FQ2]')
  expect(searchParams.get('body')).toBe('নমস্কার & hello\r\nRafi')
})

test('a call is only a number', () => {
  expect(addressOf({ ...answer, channel: 'call', address: '+8801712345678' })).toBe('tel:+8801712345678')
})
