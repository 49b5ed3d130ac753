import { MAIL, Mail } from '@nokshi/api/outbox/mail.ts'
import { readPayload } from '@nokshi/api/outbox/outbox-secrets.ts'
import { EmailConfirmed, User } from '@nokshi/contract/auth.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { loadTypefaces } from '../art/type/typefaces.ts'
import type { Browser } from './browser.ts'
import type { Installation } from './installation.ts'
import { drawPictures } from './pictures.ts'
import { creators, type DemoCreator } from './words/creators.ts'

/** A page with the names of its links, as clicks name them. */
export interface OpenedPage {
  creator: DemoCreator
  links: string[]
}

export function emailOf({ username }: DemoCreator) {
  return `${username}@creators.example`
}

/** Twelve people register, confirm their addresses and make their pages. */
export async function openPages(installation: Installation, password: string): Promise<OpenedPage[]> {
  const typefaces = await loadTypefaces()
  const pages: OpenedPage[] = []
  for (const creator of creators) {
    const browser = installation.openBrowser()
    await register(installation, browser, emailOf(creator), password)
    const form = fillForm(creator, await drawPictures(typefaces, creator))
    const { linkIds, socials } = await browser.post('/api/linkhub', form, Profile)
    await chooseLanguage(browser, creator)
    pages.push({ creator, links: [...linkIds, ...Object.keys(socials)] })
  }
  return pages
}

async function register(installation: Installation, browser: Browser, email: string, password: string) {
  await browser.post('/api/auth/register', { email, password, passwordConfirmation: password }, User)
  await browser.post(
    '/api/auth/verify-email',
    { token: await readToken(installation, email) },
    EmailConfirmed,
  )
}

/** Out of the mail that is kept because there is no mail server. */
async function readToken({ deps }: Installation, email: string) {
  const rows = await deps.db.selectFrom('outbox').select('payload').where('kind', '=', MAIL).execute()
  const mails = rows.map(({ payload }) => Mail.parse(readPayload(deps, payload)))
  const mail = mails.find(({ to }) => to?.address === email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
}

function fillForm(creator: DemoCreator, pictures: Record<'profileImage' | 'bannerImage', Blob>) {
  const { name, username, bio, gradient, selectedColor, socials, links, timeZone } = creator
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, username, bio, gradient, selectedColor, timeZone }))
    form.set(field, value)
  form.set('socials', JSON.stringify(socials))
  form.set('customLinks', JSON.stringify(links.map(([title, url]) => ({ title, url }))))
  for (const [field, picture] of Object.entries(pictures)) form.set(field, picture, `${field}.jpg`)
  return form
}

async function chooseLanguage(browser: Browser, { language }: DemoCreator) {
  const { version } = await browser.get('/api/linkhubAuth/me', OwnProfile)
  await browser.patch('/api/linkhubAuth/me', { version, language }, OwnProfile)
}
