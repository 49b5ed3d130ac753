import { OwnShop } from '@nokshi/contract/blocks/shop.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import type { Browser } from './browser.ts'
import { drawPatch } from './pictures.ts'
import { takePayments } from './take-payments.ts'
import type { DemoCreator } from './words/creators.ts'
import { type PageBlocks, pageBlocks } from './words/page-blocks.ts'

const ME = '/api/linkhubAuth/me'

/** Puts everything on the page that its owner has, and tells by which names visitors open it. */
export async function fillPage(browser: Browser, { username, language }: DemoCreator, password: string) {
  const blocks = pageBlocks[username] ?? {}
  const { look, profiles, ways } = blocks
  const { linkIds, version } = await browser.get(ME, OwnProfile)
  const details = linkIds.map((id, index) => {
    const { picture: _, ...detail } = blocks.links?.[index] ?? {}
    return [id, detail] as const
  })
  const linkDetails = Object.fromEntries(details)
  await browser.patch(ME, { version, language, look, profiles, ways, linkDetails }, OwnProfile)
  await hangPictures(browser, linkIds, blocks)
  for (const registration of blocks.registrations ?? [])
    await browser.send('PUT', `${ME}/registrations/${registration.kind}`, {
      number: registration.number,
      endsOn: null,
    })
  return [
    ...(profiles ?? []).map(({ kind }) => kind),
    ...(await fillShop(browser, blocks)),
    ...(await takePayments(browser, password, blocks)),
  ]
}

async function hangPictures(browser: Browser, linkIds: string[], { links = [] }: PageBlocks) {
  for (const [index, { picture }] of links.entries()) {
    if (!picture) continue
    const { version } = await browser.get(ME, OwnProfile)
    const form = new FormData()
    form.set('version', String(version))
    form.set('picture', await drawPatch(picture), 'picture.jpg')
    await browser.send('PUT', `${ME}/links/${linkIds[index]}/picture`, form)
  }
}

async function fillShop(browser: Browser, { things = [] }: PageBlocks) {
  for (const { picture, ...thing } of things) {
    const form = new FormData()
    for (const [name, value] of Object.entries(thing)) form.set(name, value)
    form.set('picture', await drawPatch(picture), 'picture.jpg')
    await browser.send('POST', `${ME}/shop`, form)
  }
  return (await browser.get(`${ME}/shop`, OwnShop)).things.map(({ id }) => id)
}
