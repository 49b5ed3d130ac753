import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSmtp } from '@nokshi/api/testing/servers/test-smtp.ts'
import { createEmptyDatabase } from '@nokshi/api/testing/test-database.ts'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { addressesOf, pagesIn } from '../site/app/page-table.ts'
import { listOldColours, listTraces, otherBrand, otherColours, writeContentFile } from './testing/another-brand.ts'
import { createBrowser } from './testing/browser.ts'
import { makeOwner } from './testing/make-owner.ts'
import { runCommand } from './testing/run-command.ts'
import { testProduct } from './testing/test-product.ts'

/** Colours of hub pages and badges are the same for every studio, even where its palette has them as well. */
const fixed = ['contract/linkhub/gradient-colours.ts', 'contract/linkhub.ts'].flatMap((file) =>
  hexes(readFileSync(file, 'utf8')),
)
const oldColours = listOldColours()
  .map((colour) => colour.toLowerCase())
  .filter((colour) => !fixed.includes(colour))
const traces = ['nokshi', ...listTraces().map((trace) => trace.toLowerCase())]
/** Placeholders that the server fills in, and names for programs only (docs/decisions/0020-the-brand.md). */
const IDENTIFIERS = /\.nokshi\.invalid|x-nokshi-/g

function hexes(text: string) {
  return [...text.matchAll(/(?:#|%23)([0-9a-f]{6})\b/gi)].map(([, digits = '']) => `#${digits.toLowerCase()}`)
}

/** What a text still says of the brand before. */
function findTraces(place: string, text: string) {
  const lower = text.toLowerCase().replace(IDENTIFIERS, '')
  const colours = new Set(hexes(text))
  return [
    ...traces.filter((trace) => lower.includes(trace)),
    ...oldColours.filter((colour) => colours.has(colour)),
  ].map((trace) => `${place}: ${trace}`)
}

/** How many pixels of a picture have about this colour; JPEG shifts them a little. */
async function countPixels(picture: Uint8Array, colour: string) {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  let found = 0
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 6)) found++
  return found
}

/** Every address of the table; where a part of one may be anything, it is that of a page that is there. */
const { pages, machineFiles } = pagesIn('en')
const addresses = [
  ...pages.flatMap((page) =>
    addressesOf(page, sampleContent.en).length > 0 ? addressesOf(page, sampleContent.en) : [fillIn(page.path)],
  ),
  ...machineFiles.map(({ path }) => fillIn(path)),
]

function fillIn(path: string) {
  return path.replace(':username', 'ada').replace(/:\w+|\*/, '0')
}

test('a studio with another name, logo, colours and addresses finds no trace of this one', async () => {
  const database = await createEmptyDatabase()
  await database.close()
  onTestFinished(() => database.drop())
  const { url: DATABASE_URL } = database.address
  // The import is the first that the installation sees.
  const place = { DATA_DIR: join(database.folder, 'new'), ...(DATABASE_URL && { DATABASE_URL }) }
  const smtp = await testSmtp()
  const file = join(mkdtempSync(join(tmpdir(), 'acme-')), 'site.json')
  writeFileSync(file, writeContentFile())
  await runCommand('content', place, 'import', file, '--publish')
  const product = await testProduct({
    env: {
      ...place,
      ...smtp.env,
      MAIL_FROM: 'Acme Works <website@acme.example.org>',
      MAIL_TO: otherBrand.contact.email,
    },
  })
  const { url } = product
  const browser = createBrowser(url)
  await makeOwner(url, 'ada')
  await browser.post('/api/leads', { name: 'Ada', contact: 'ada@example.com', type: 'other', comment: 'Hello.' })
  await browser.post('/api/auth/forgot-password', { email: 'ada@example.com' })

  const answers = await Promise.all(
    [...addresses, '/hub/nobody', '/api/openapi.json', '/api/linkhub/ada'].map(async (path) => [
      path,
      await (await browser.get(path)).text(),
    ]),
  )
  const served = globSync('site/build/*/client/**/*.{html,css,js,svg,txt,xml,json,webmanifest,data}', {
    // The form of the brand knows the palette that every brand begins with.
    exclude: ['**/assets/crm-website-*.js'],
  })
  const files = served.map((file) => [file, readFileSync(file, 'utf8')])
  const { shareImage } = await browser.read('/api/linkhub/ada', Profile)
  const card = new Uint8Array(await (await browser.get(new URL(shareImage).pathname)).arrayBuffer())
  const home = await (await browser.get('/')).text()
  const [drawings = ''] = /\/drawings\/[\w-]+/.exec(home) ?? []
  const read = async (path: string) => new Uint8Array(await (await browser.get(drawings + path)).arrayBuffer())
  const [preview, icon] = [await read('/share/en/home.jpg'), await read('/icons/icon-512.png')]
  await smtp.arrival(3)

  expect(answers.length).toBeGreaterThan(50)
  expect(files.length).toBeGreaterThan(100)
  const texts = [...answers, ...files, ['mails', JSON.stringify(smtp.mails)], ['log', product.output()]]
  expect(texts.flatMap(([place = '', text = '']) => findTraces(place, text))).toEqual([])
  expect(product.output()).toContain('Acme Works is ready')
  expect(texts.find(([place]) => place === '/')?.[1]).toContain('Acme Works')
  expect(await countPixels(card, otherColours.light.accent)).toBeGreaterThan(500)
  expect(await countPixels(preview, otherColours.light.panel)).toBeGreaterThan(5000)
  expect(await countPixels(icon, otherColours.light.panel)).toBeGreaterThan(5000)
})
