import { expect, test } from 'vitest'
import { findHostIcon } from './host-icon.ts'

test.each([
  ['https://www.youtube.com/watch?v=1', 'youtube'],
  ['https://youtu.be/1', 'youtube'],
  ['https://bn-bd.facebook.com/nokshi', 'facebook'],
  ['https://chat.whatsapp.com/abc', 'whatsapp'],
  ['https://vm.tiktok.com/ZM1', 'tiktok'],
  ['https://github.com.evil.example/', undefined],
  ['https://notgithub.com/', undefined],
  ['https://shop.example.com/', undefined],
  ['javascript:github.com', undefined],
  ['half wri', undefined],
])('%j is known as %s', (url, kind) => {
  expect(findHostIcon(url)).toBe(kind)
})
