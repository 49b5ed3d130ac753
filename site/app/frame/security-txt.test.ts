import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { expect, test } from 'vitest'
import { writeSecurityTxt } from './security-txt.ts'

const { brand } = sampleContent.en

test('security.txt names a way to us, where it belongs, and a date less than a year ahead (RFC 9116)', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')

  const fields = writeSecurityTxt('https://www.example.com', brand, now)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s, 2))

  expect(fields.filter(([name]) => name === 'Contact').at(-1)).toEqual(['Contact', 'https://www.example.com/contact'])
  expect(fields).toContainEqual(['Canonical', 'https://www.example.com/.well-known/security.txt'])
  expect(fields).toContainEqual(['Expires', '2027-05-16T12:00:00Z'])
})
