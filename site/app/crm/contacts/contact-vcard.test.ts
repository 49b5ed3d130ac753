import { expect, test } from 'vitest'
import { writeVcard } from './contact-vcard.ts'

const nobody = { name: 'Ada', title: null, company: null, location: null, contactMethods: [], tags: [] }

test('a card names somebody and how to reach them', () => {
  const card = writeVcard({
    ...nobody,
    name: 'Huda Saleh',
    title: 'Manager; owner',
    company: { id: 'c', name: 'Al Noor, Clinic' },
    contactMethods: [
      { id: 'p', kind: 'phone', raw: '050 123 4567', norm: '+971501234567' },
      { id: 'e', kind: 'email', raw: 'Huda@alnoor.ae', norm: 'huda@alnoor.ae' },
    ],
    tags: [{ id: 't', name: 'vip' }],
  })

  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Huda Saleh',
    'TITLE:Manager\\; owner',
    'ORG:Al Noor\\, Clinic',
    'TEL:+971501234567',
    'EMAIL:huda@alnoor.ae',
    'CATEGORIES:vip',
    'END:VCARD',
    '',
  ])
})

test('long lines are folded without breaking a letter', () => {
  const name = 'রফিক আহমেদ চৌধুরী মোহাম্মদ ইব্রাহিম'
  const card = writeVcard({ ...nobody, name })

  const lines = card.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}`)
})
