import { type Browser, createBrowser, password } from '../../server/testing/browser.ts'
import type { Pictures } from './pictures.ts'

/** A page with everything but pictures, whose weight depends on the owner. */
const fields = {
  name: 'আদা রহমান · Ada Rahman',
  username: 'ada-rahman',
  bio: [
    'I weave nokshi kantha by hand in Jamalpur, and I write about the people who taught me.\n\n',
    'আমি হাতে নকশি কাঁথা বুনি। Orders by WhatsApp; the shop sends to all of Bangladesh, the Emirates and Saudi Arabia ',
    'within a week. For courses, talks and pictures of the workshop, follow one of the links below.',
  ].join(''),
  gradient: 'ocean',
  socials: JSON.stringify({
    github: 'ada-rahman',
    linkedin: 'https://www.linkedin.com/in/ada-rahman',
    twitter: 'adarahman',
    instagram: 'ada.rahman',
    facebook: 'https://www.facebook.com/ada.rahman',
    whatsapp: '+8801712345678',
  }),
  customLinks: JSON.stringify([
    { title: 'Shop: quilts, cushions, shawls', url: 'https://shop.example.com/collections/nokshi-kantha' },
    { title: 'আমার নতুন বই', url: 'https://books.example.com/the-thread-and-the-river?ref=hub' },
    { title: 'Weekend course in Dhaka', url: 'https://courses.example.com/weekend-in-dhaka/2026' },
    { title: 'How a kantha is made (film)', url: 'https://videos.example.com/watch?v=kantha' },
    { title: 'Letters from the loom', url: 'https://letters.example.com/subscribe' },
  ]),
}

export interface Creator {
  username: string
  /** The session of the owner. */
  cookie: string
  browser: Browser
}

/** Registers and makes a page, as a person would. */
export async function makeCreator(url: string, pictures?: Pictures, username = fields.username): Promise<Creator> {
  const cookies = new Map<string, string>()
  const browser = createBrowser(url, cookies)
  const account = { email: `${username}@example.com`, password, passwordConfirmation: password }
  const registration = await browser.post('/api/auth/register', account)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, username })) form.append(name, value)
  for (const [name, picture] of Object.entries(pictures ?? {})) form.append(name, picture, 'picture.png')
  const creation = await browser.send('POST', '/api/linkhub', form)
  if (creation.status !== 201)
    throw new Error(`Registering answered ${registration.status}, making a page ${creation.status}.`)
  return { username, browser, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
