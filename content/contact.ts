import type { AfterYouWrite, ContactChannel, LocalHours } from '@nokshi/contract/website/site-content.ts'
import { brand } from './brand.ts'

export const contactIntro =
  'Write in Bangla, English or Arabic, in whatever way is easiest. A person reads every message.'

export const contactPage = {
  channels: 'Four ways to reach us',
  hours: {
    heading: 'Our day, on three clocks',
    text: `${brand.supportPromise} ${brand.calendar.workingDaysInWords}: one mark is one hour, from midnight to midnight; the tall ones are ours.`,
    /** Before the time it is in that city. */
    now: 'Now',
    /** Before the same hours as the visitor's own clock shows them. */
    onYourClock: 'On your own clock we are here from',
    until: 'to',
  },
  after: 'What happens after you write',
  forms: {
    heading: 'Or write it here.',
    text: 'Two lines are enough for the contact form. The project form asks a little more and gets you a first figure.',
    project: { label: 'Start a project', to: '/start-project' },
    contact: { label: 'Contact form', to: '/about#lead' },
  },
}

export const channels: ContactChannel[] = [
  {
    kind: 'email',
    name: 'E-mail',
    value: brand.contact.email,
    href: `mailto:${brand.contact.email}`,
    goodFor: 'Anything with an attachment, and anything you want to find again later.',
  },
  {
    kind: 'whatsapp',
    name: 'WhatsApp',
    value: brand.contact.whatsapp,
    href: brand.socials.whatsapp,
    goodFor: 'A first question, a voice note, a photo of the error on your screen.',
  },
  {
    kind: 'phone',
    name: 'Phone',
    value: brand.contact.phone,
    href: `tel:${brand.contact.phone.replaceAll(' ', '')}`,
    goodFor: 'When your site is down: at any hour, also on Fridays and holidays.',
  },
  {
    kind: 'form',
    name: 'Project form',
    value: 'Start a project',
    href: '/start-project',
    goodFor: 'When you know roughly what you need. It takes about three minutes.',
  },
]

/** None of the three countries changes its clocks, so these hold all year. */
export const hours: LocalHours[] = [
  {
    city: brand.city,
    timeZone: brand.calendar.timeZone,
    opens: brand.calendar.opens,
    closes: brand.calendar.closes,
    note: 'Where we are. Friday and Saturday are our weekend.',
  },
  {
    city: 'Dubai',
    timeZone: 'Asia/Dubai',
    opens: '08:00',
    closes: '16:00',
    note: 'We share Monday to Thursday, and you reach us on Sundays too.',
  },
  {
    city: 'Riyadh',
    timeZone: 'Asia/Riyadh',
    opens: '07:00',
    closes: '15:00',
    note: 'The same working week as ours.',
  },
]

export const afterYouWrite: AfterYouWrite[] = [
  {
    heading: 'You get a reference',
    text: 'A message sent by a form is stored at once, word for word, and you see a short reference. Quote it if you write again.',
  },
  {
    heading: 'A person answers',
    text: `${brand.replyPromise} Messages that arrive on Friday or Saturday are read on Sunday. If it is urgent, call.`,
  },
  {
    heading: 'We talk for half an hour',
    text: 'By phone or video, with somebody who would do the work. Bring what you have; a photo of a notebook is fine.',
  },
  {
    heading: 'You get a figure in writing',
    text: 'What we would do, what it costs, how long it takes, and what we would leave out. If we are not the right people, we say so.',
  },
]
