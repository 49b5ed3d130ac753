import { socialValue } from '@nokshi/contract/safe-url.ts'
import { expect, test } from 'vitest'
import { toChatNumber } from './chat-number.ts'

test.each([
  ['01712-345678', 'Asia/Dhaka', '8801712345678'],
  ['০১৭১২ ৩৪৫৬৭৮', 'Asia/Dhaka', '8801712345678'],
  ['1712345678', 'Asia/Dhaka', '8801712345678'],
  ['+880 1712-345678', 'Asia/Dhaka', '8801712345678'],
  ['+880 (0) 1712-345678', 'Asia/Dhaka', '8801712345678'],
  ['8801712345678', 'Europe/Berlin', '8801712345678'],
  ['01712345678', 'Europe/Berlin', '8801712345678'],
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

test('digits that are nobody’s number are kept as they are', () => {
  expect(toChatNumber('99999999', 'Asia/Dhaka')).toBe('99999999')
})
