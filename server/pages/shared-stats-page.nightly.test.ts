import { seal } from '@nokshi/api/platform/secret.ts'
import { aPicture, formOf } from '@nokshi/api/testing/make.ts'
import { SponsorAddressMade } from '@nokshi/contract/visits/shared-stats.ts'
import { expect, test } from 'vitest'
import { openAt } from '../testing/backup-commands.ts'
import { registerAt } from '../testing/browser.ts'
import { testData, testProduct } from '../testing/test-product.ts'

const SECRET = 'the secret of an installation that a test has made'

async function openPage() {
  const { env } = await testData()
  const { url } = await testProduct({ env: { ...env, SECRET } })
  const owner = await registerAt(url)
  const page = { name: 'নকশি', username: 'nokshi-katha', bio: 'বুনি', profileImage: await aPicture() }
  const made = await owner.send('POST', '/api/linkhub', formOf(page), { origin: url })
  expect(made.status).toBe(201)
  const { db, close } = openAt(env)
  await db.updateTable('user').set({ emailVerified: 1 }).execute()
  await close()
  return { url, env, owner }
}

test('a sponsor reads the figures without scripts, in the language of the page, and nobody keeps them; a wrong link says what to do', async () => {
  const { url, owner } = await openPage()
  const reply = await owner.post('/api/linkhubAuth/me/sponsors', { showsLinks: true })
  const { address, addresses } = SponsorAddressMade.parse(await reply.json())
  const { pathname, search } = new URL(address)
  const open = (query: string) => fetch(url + pathname + query)
  const page = await open(search)
  const html = await page.text()
  const guessed = await open('?token=guessed')
  await owner.send('DELETE', `/api/linkhubAuth/me/sponsors/${addresses[0]?.id}`)
  const revoked = await open(search)
  const forged = await fetch(`${url}/bn/forget?token=shortened`)

  expect(pathname).toBe('/bn/numbers')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(html).toContain('<html lang="bn"')
  expect(html).toContain('গত ৩০ দিনের পরিসংখ্যান')
  expect(html).toMatch(/<img src="[^"]+-192\.webp"/)
  expect(html.match(/class="numbers-chart".*?<\/figure>/s)?.[0].match(/<path /g)).toHaveLength(30)
  expect([guessed.status, revoked.status]).toEqual([404, 410])
  expect(await revoked.text()).toContain('পেজের মালিক এই লিংক বাতিল করেছেন।')
  expect(forged.status).toBe(404)
  expect(await forged.text()).toContain('ইমেইলে যেমন আছে, ঠিক সেভাবেই খুলুন।')
})

/** As the first report does. */
async function setStopKey(env: Record<string, string>, stopKey: string) {
  const { db, close } = openAt(env)
  await db.updateTable('weeklyReportPlan').set({ stopKey }).execute()
  await close()
}

test('a mail program ends the weekly report by a form of either kind, without login', async () => {
  const { url, env, owner } = await openPage()
  const path = `/unsubscribe?token=${seal(SECRET, 'letter', 'named-in-the-letter')}`
  const choose = () => owner.put('/api/linkhubAuth/me/weekly-report', { weekday: 1 })
  const weekday = async () => (await (await owner.get('/api/linkhubAuth/me/weekly-report')).json()).weekday
  const parts = new FormData()
  parts.append('List-Unsubscribe', 'One-Click')

  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), parts]) {
    await choose()
    await setStopKey(env, 'named-in-the-letter')
    const looked = await fetch(url + path)
    expect([looked.status, await weekday()]).toEqual([200, 1])
    const ended = await fetch(url + path, { method: 'POST', body })
    expect([ended.status, await weekday()]).toEqual([200, null])
  }
})
