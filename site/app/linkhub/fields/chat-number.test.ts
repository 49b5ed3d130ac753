import { expect, test } from 'vitest'
import { certainChatNumber, readChatNumber, writeChatNumber } from './chat-number.ts'

const written = (typed: string, zone: string) => readChatNumber(typed, zone).map((number) => number.written)

test.each([
  ['01712345678', 'Asia/Dhaka', '+880 1712 345678'],
  ['01712-345678', 'Asia/Dubai', '+880 1712 345678'],
  ['০১৭১২ ৩৪৫৬৭৮', 'Asia/Dhaka', '+880 1712 345678'],
  ['+880 1712 345678', 'Asia/Riyadh', '+880 1712 345678'],
  ['+88 01712 345678', 'Asia/Dhaka', '+880 1712 345678'],
  ['008801712345678', 'Asia/Dhaka', '+880 1712 345678'],
  ['+880 (0)1712 345678', 'Asia/Dhaka', '+880 1712 345678'],
  ['050 123 4567', 'Asia/Dubai', '+971 50 123 4567'],
  ['٠٥٠١٢٣٤٥٦٧', 'Asia/Riyadh', '+966 50 123 4567'],
  ['۰۵۰۱۲۳۴۵۶۷', 'Asia/Dubai', '+971 50 123 4567'],
  ['971501234567', 'Asia/Dhaka', '+971 50 123 4567'],
  ['https://wa.me/966501234567', 'Asia/Dhaka', '+966 50 123 4567'],
  ['+44 7700 900123', 'Asia/Dhaka', '+447700900123'],
])('%s in %s is read as %s', (typed, zone, number) => {
  expect(written(typed, zone)).toEqual([number])
})

test('a number that two countries share is theirs to choose from', () => {
  expect(written('0501234567', 'Asia/Dhaka')).toEqual(['+971 50 123 4567', '+966 50 123 4567'])
})

test('a number is kept and shown with its country once that is certain', () => {
  expect(certainChatNumber('01712-345678', 'Asia/Dubai')).toBe('8801712345678')
  expect(certainChatNumber('0501234567', 'Asia/Dhaka')).toBeUndefined()
  expect(writeChatNumber('8801712345678', 'Asia/Dubai')).toBe('+880 1712 345678')
  expect(writeChatNumber('0501234567', 'Asia/Dhaka')).toBe('0501234567')
})

test('what is no number, or lacks its country, has no reading', () => {
  expect(readChatNumber('call me', 'Asia/Dhaka')).toEqual([])
  expect(readChatNumber('12345', 'Asia/Dhaka')).toEqual([])
  expect(readChatNumber('07700900123', 'Asia/Dhaka')).toEqual([])
})
