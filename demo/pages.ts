import { Mail, mailKinds } from '@nokshi/api/outbox/mail.ts'
import { readPayload } from '@nokshi/api/outbox/outbox-secrets.ts'
import { appCode } from '@nokshi/api/testing/app-code.ts'
import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { EmailConfirmed, User } from '@nokshi/contract/auth.ts'
import { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import { OwnShop } from '@nokshi/contract/linkhub/shop.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import type { Browser } from './browser.ts'
import { creators, type DemoCreator } from './content/creators.ts'
import { type PageBlocks, pageBlocks } from './content/page-blocks.ts'
import type { Installation } from './installation.ts'
import { drawPicture, drawPortrait } from './pictures.ts'

const ME = '/api/linkhubAuth/me'

/** A page and the ids of what can be clicked on it. */
export interface DemoPage {
  creator: DemoCreator
  links: string[]
}

export function emailOf({ username }: DemoCreator) {
  return `${username}@creators.example`
}

/** The creators register, confirm their addresses and make their pages. */
export async function makePages(installation: Installation, password: string) {
  const pages: DemoPage[] = []
  for (const creator of creators) {
    const browser = installation.openBrowser()
    await register(installation, browser, emailOf(creator), password)
    await browser.send('PATCH', '/api/auth/language', { language: creator.language })
    const { name, username, bio, gradient, selectedColor, socials, links, timeZone, ground } = creator
    const blocks = pageBlocks[username] ?? {}
    const form = toForm({
      ...{ name, username, bio, gradient, selectedColor, timeZone },
      socials: JSON.stringify(socials),
      customLinks: JSON.stringify(links.map(([title, url]) => ({ title, url }))),
      profileImage: await drawPortrait(username, ground),
      ...(blocks.hasBanner && { bannerImage: await drawPicture(`${username}-banner`, ground) }),
    })
    const { linkIds } = await browser.post('/api/linkhub', form, Profile)
    await addDetails(browser, creator, linkIds, blocks)
    if (blocks.hasBackground) await addBackground(browser, creator)
    if (blocks.takesMessages)
      await browser.send('PUT', `${ME}/messages/settings`, { messages: true, news: true, studio: false })
    const videos = await addVideos(browser, blocks)
    const products = await addProducts(browser, blocks)
    const payments = await addPayments(browser, password, blocks)
    const profiles = (blocks.profiles ?? []).map(({ kind }) => kind)
    pages.push({
      creator,
      links: [...linkIds, ...Object.keys(socials), ...profiles, ...videos, ...products, ...payments],
    })
  }
  return pages
}

function toForm(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, `${name}.jpg`)
  return form
}

async function register({ deps }: Installation, browser: Browser, email: string, password: string) {
  await browser.post('/api/auth/register', { email, password, passwordConfirmation: password }, User)
  // Without a mail server, mails stay in the outbox.
  const rows = await deps.db.selectFrom('outbox').select('payload').where('kind', 'in', mailKinds).execute()
  const mails = rows.map(({ payload }) => Mail.parse(readPayload(deps, payload)))
  const mail = mails.find(({ to }) => to?.address === email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await browser.post('/api/auth/verify-email', { token }, EmailConfirmed)
}

async function addDetails(
  browser: Browser,
  { language }: DemoCreator,
  linkIds: string[],
  { look, profiles, contactMethods, links = [], registrations = [] }: PageBlocks,
) {
  const details = linkIds.map((id, index) => {
    const { picture: _, ...detail } = links[index] ?? {}
    return [id, detail]
  })
  const { version } = await browser.get(ME, OwnProfile)
  const edit = { version, language, look, profiles, contactMethods, linkDetails: Object.fromEntries(details) }
  await browser.patch(ME, edit, OwnProfile)
  for (const [index, { picture }] of links.entries()) {
    if (!picture) continue
    const profile = await browser.get(ME, OwnProfile)
    const form = toForm({ version: String(profile.version), picture: await drawPicture(...picture) })
    await browser.send('PUT', `${ME}/links/${linkIds[index]}/picture`, form)
  }
  for (const { kind, number } of registrations)
    await browser.send('PUT', `${ME}/registrations/${kind}`, { number, endsOn: null })
}

async function addBackground(browser: Browser, { username, ground }: DemoCreator) {
  const { version } = await browser.get(ME, OwnProfile)
  const picture = await drawPicture(`${username}-background`, ground)
  await browser.send('PUT', `${ME}/pictures/background`, toForm({ version: String(version), picture }))
}

async function addVideos(browser: Browser, { videos = [] }: PageBlocks) {
  const ids = videos.map((_, index) => `demo-video-${index + 1}`)
  for (const [index, video] of videos.entries()) await browser.send('PUT', `${ME}/videos/${ids[index]}`, video)
  return ids
}

async function addProducts(browser: Browser, { products = [] }: PageBlocks) {
  for (const { picture, ...product } of products)
    await browser.send('POST', `${ME}/shop`, toForm({ ...product, picture: await drawPicture(...picture) }))
  return (await browser.get(`${ME}/shop`, OwnShop)).products.map(({ id }) => id)
}

/** Payment methods require two-factor. */
async function addPayments(browser: Browser, password: string, { payments = [] }: PageBlocks) {
  if (payments.length === 0) return []
  const { uri, recoveryCodes } = await browser.post('/api/auth/two-factor', { password }, TwoFactorSecret)
  await browser.send('POST', '/api/auth/two-factor/confirm', { code: appCode(uri) })
  await browser.send('POST', '/api/auth/proof', { password })
  for (const [index, payment] of payments.entries()) {
    // The app shows its next code only after half a minute.
    const code = recoveryCodes[index] ?? ''
    await browser.send('POST', `${ME}/payments`, toForm({ ...payment, valueAgain: payment.value, code }))
  }
  return (await browser.get(`${ME}/payments`, OwnPayments)).payments.map(({ id }) => id)
}
