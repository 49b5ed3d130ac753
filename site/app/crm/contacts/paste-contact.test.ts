import { expect, test } from 'vitest'
import { readPasted } from './paste-contact.ts'

const cases = [
  {
    what: 'the end of an email',
    text: [
      ...['See you on Monday.', '', 'Best regards,', 'Huda Saleh', 'Operations Manager'],
      ...['Al Noor Clinic FZ-LLC', 'T: +971 50 123 4567', 'huda@alnoor.ae | www.alnoor.ae'],
    ].join('\n'),
    name: 'Huda Saleh',
    contactMethods: ['+971 50 123 4567', 'huda@alnoor.ae'],
    company: 'Al Noor Clinic FZ-LLC',
  },
  {
    what: 'a copied WhatsApp message',
    text: '[14:02, 12/11/2026] Rafiq Ahmed: Assalamu alaikum, we need a shop. Call 01712-345678',
    name: 'Rafiq Ahmed',
    contactMethods: ['01712-345678'],
    company: '',
  },
  {
    what: 'an exported WhatsApp message of somebody unknown',
    text: '12/11/26, 14:02 - +880 1712-345678: Hello\n12/11/26, 14:03 - +880 1712-345678: Name: Tania Haque',
    name: 'Tania Haque',
    contactMethods: ['+880 1712-345678'],
    company: '',
  },
  {
    what: 'Bangla, with Bangla digits',
    text: 'নাম: রফিক আহমেদ\nপ্রতিষ্ঠান: আহমেদ টি হাউস\n০১৭১২৩৪৫৬৭৮',
    name: 'রফিক আহমেদ',
    contactMethods: ['০১৭১২৩৪৫৬৭৮'],
    company: 'আহমেদ টি হাউস',
  },
  {
    what: 'an address of a mail program',
    text: '"Omar Haddad" <omar@marinamotors.ae>',
    name: 'Omar Haddad',
    contactMethods: ['omar@marinamotors.ae'],
    company: '',
  },
  {
    what: 'a company that only its domain gives away',
    text: 'Omar Haddad\nMarina Motors\nomar@marinamotors.ae',
    name: 'Omar Haddad',
    contactMethods: ['omar@marinamotors.ae'],
    company: 'Marina Motors',
  },
]

test.each(cases)('$what is read', ({ text, name, contactMethods, company }) => {
  expect(readPasted(text)).toEqual({ name, contactMethods, company })
})

test('a text about nobody says nothing', () => {
  expect(readPasted('See you on 12/11/2026 at 14:00, bring 3 samples.')).toEqual({
    name: '',
    contactMethods: [],
    company: '',
  })
})
