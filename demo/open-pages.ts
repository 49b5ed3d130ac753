import { MAIL, Mail } from '@nokshi/api/outbox/mail.ts'
import { readPayload } from '@nokshi/api/outbox/outbox-secrets.ts'
import { EmailConfirmed, User } from '@nokshi/contract/auth.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { loadTypefaces } from '../art/type/typefaces.ts'
import type { Browser } from './browser.ts'
import { fillPage } from './fill-page.ts'
import type { Installation } from './installation.ts'
import { drawPictures } from './pictures.ts'
import { creators, type DemoCreator } from './words/creators.ts'
import { pageBlocks } from './words/page-blocks.ts'

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
    const { profileImage, bannerImage } = await drawPictures(typefaces, creator)
    const hasBanner = pageBlocks[creator.username]?.hasBanner
    const form = fillForm(creator, { profileImage, ...(hasBanner && { bannerImage }) })
    const { linkIds, socials } = await browser.post('/api/linkhub', form, Profile)
    const more = await fillPage(browser, creator, password)
    pages.push({ creator, links: [...linkIds, ...Object.keys(socials), ...more] })
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

function fillForm(creator: DemoCreator, pictures: Record<string, Blob>) {
  const { name, username, bio, gradient, selectedColor, socials, links, timeZone } = creator
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, username, bio, gradient, selectedColor, timeZone }))
    form.set(field, value)
  form.set('socials', JSON.stringify(socials))
  form.set('customLinks', JSON.stringify(links.map(([title, url]) => ({ title, url }))))
  for (const [field, picture] of Object.entries(pictures)) form.set(field, picture, `${field}.jpg`)
  return form
}
