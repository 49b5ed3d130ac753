import { connectDatabase } from '@nokshi/api/database/connect.ts'
import { appCode } from '@nokshi/api/testing/app-code.ts'
import { TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { registrationKinds } from '@nokshi/contract/linkhub/registrations.ts'
import { PRODUCTS_MAX } from '@nokshi/contract/linkhub/shop.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { password } from '../../server/testing/browser.ts'
import { type Creator, makeCreator } from './creator.ts'
import type { Installation } from './installation.ts'
import { makePictures, type Pictures } from './pictures.ts'
import { type Product, runProduct } from './product.ts'

const ME = '/api/linkhubAuth/me'

const profiles = ['tiktok', 'snapchat', 'telegram', 'threads', 'messenger', 'pinterest', 'behance', 'youtube']
const payments = { bkash: '01700000403', nagad: '01700000404', rocket: '017000004051', upay: '01700000406' }

interface OpenedPages {
  product: Product
  /** Links, social links and a long bio. */
  plain: string
  /** Everything a page can have. */
  full: string
}

/** Two pages with confirmed addresses, so that payments are shown and search engines may list them. */
export async function openPages(place: Installation, hasPictures: boolean): Promise<OpenedPages> {
  const empty = await runProduct(place)
  const pictures = await makePictures()
  const plain = await makeCreator(empty.url, hasPictures ? pictures : undefined)
  const full = await makeCreator(empty.url, hasPictures ? pictures : undefined, 'ada-sells')
  const { db, close } = connectDatabase(place.address)
  await db.updateTable('user').set({ emailVerified: 1 }).execute()
  await close()
  await fillPage(full, pictures)
  await empty.end('SIGTERM')
  return { product: await runProduct(place), plain: `/hub/${plain.username}`, full: `/hub/${full.username}` }
}

async function fillPage({ browser }: Creator, { profileImage: picture }: Pictures) {
  const { version, linkIds } = await browser.read(ME, OwnProfile)
  await expectDone(
    browser.patch(ME, {
      version,
      profiles: profiles.map((kind) => ({ kind, value: kind === 'youtube' ? '@adaweaves' : 'adaweaves' })),
      contactMethods: { phone: '8801700000405', email: 'ada@example.com', greeting: 'আমি একটি কাঁথা চাই।' },
      look: { shape: 'pill', typeface: 'book', portrait: 'square' },
      linkDetails: Object.fromEntries(linkIds.map((id, at) => [id, { isFeatured: at === 0 }])),
    }),
  )
  for (const [at, id] of linkIds.entries())
    await expectDone(
      browser.send('PUT', `${ME}/links/${id}/picture`, fill({ version: `${version + 1 + at}`, picture })),
    )
  for (const kind of registrationKinds)
    await expectDone(
      browser.send('PUT', `${ME}/registrations/${kind}`, JSON.stringify({ number: '441097', endsOn: null }), {
        'content-type': 'application/json',
      }),
    )
  for (let at = 1; at <= PRODUCTS_MAX; at++) {
    const product = { title: `নকশিকাঁথা, ${at} × ৭ ফুট`, currency: 'BDT', price: `${at}2500` }
    await expectDone(browser.send('POST', `${ME}/shop`, fill({ ...product, picture })))
  }
  await takePayments(browser, picture)
}

async function takePayments(browser: Creator['browser'], qr: Blob) {
  const made = await expectDone(browser.post('/api/auth/two-factor', { password }))
  const { uri, recoveryCodes } = TwoFactorSecret.parse(await made.json())
  await expectDone(browser.post('/api/auth/two-factor/confirm', { code: appCode(uri) }))
  await expectDone(browser.post('/api/auth/proof', { password }))
  for (const [at, [kind, value]] of Object.entries(payments).entries()) {
    // A recovery code, because the next code of the app takes half a minute.
    const code = recoveryCodes[at] ?? ''
    const payment = { kind, value, valueAgain: value, accountType: 'personal', holder: 'আদা রহমান', code }
    await expectDone(browser.send('POST', `${ME}/payments`, fill({ ...payment, qr })))
  }
}

function fill(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, 'picture.png')
  return form
}

async function expectDone(answer: Promise<Response>) {
  const { ok, status, url } = await answer
  if (!ok) throw new Error(`${url} answered ${status}: ${await (await answer).text()}`)
  return answer
}
