import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { sampleContent } from '../content/samples/sample-content.ts'
import { startProduct } from '../server/testing/start-product.ts'
import { creators } from './content/creators.ts'
import { staff } from './content/staff.ts'
import { makeDemo } from './make.ts'
import { emailOf } from './pages.ts'

const { brand } = sampleContent.en

// `npm run pictures` takes the pictures of the README and of /products, of a fresh demo. The argument is the
// path of the browser.

const [, , program = ''] = process.argv
const PICTURES = resolve(import.meta.dirname, '../docs/pictures')
const TOUR = resolve(import.meta.dirname, '../site/app/marketing/product/pictures')
const [creator] = creators
const [owner] = staff

interface Shot {
  name: string
  path: string
  width: number
  height: number
  /** Pixels of the picture for each of the page. */
  density: number
  login?: 'creator' | 'staff'
  /** Text that is there once the page is. */
  shows: string
  /** Where it goes; otherwise to those of the README. */
  folder?: string
  /** What is done on the page before. */
  prepare?: (page: Page) => Promise<unknown>
}

const PHONE = { width: 390, height: 640, density: 1.25, folder: TOUR }

const shots: Shot[] = [
  { name: 'home', path: '/', width: 1280, height: 800, density: 1, shows: brand.tagline },
  { name: 'hub', path: `/hub/${creator.username}`, width: 390, height: 780, density: 2, shows: creator.name },
  {
    ...{ name: 'dashboard', path: '/dashboard', width: 1280, height: 900, density: 1 },
    ...{ login: 'creator', shows: 'Custom links' },
  },
  {
    ...{ name: 'board', path: '/crm/deals', width: 1440, height: 900, density: 1 },
    ...{ login: 'staff', shows: 'Coral Villas' },
  },
  {
    ...{ name: 'website', path: '/crm/website/entries/team-tahmid-rahman', width: 1280, height: 800, density: 1 },
    ...{ login: 'staff', shows: 'Specialties' },
  },
]

/** A part of the page at the top of the picture. */
function scrollTo(selector: string) {
  return (page: Page) => page.locator(selector).evaluate((part) => part.scrollIntoView())
}

const tour: Shot[] = [
  { ...PHONE, name: 'page', path: '/hub/arif-travels', shows: '@arif-travels' },
  { ...PHONE, name: 'shop', path: '/hub/mitu-sews', shows: '@mitu-sews', prepare: scrollTo('.hub-shop') },
  { ...PHONE, name: 'paid', path: '/hub/mitu-sews', shows: '@mitu-sews', prepare: scrollTo('.hub-pay') },
  {
    ...{ ...PHONE, name: 'messages', path: '/dashboard/messages', login: 'creator', shows: 'Lamia Noor' },
    prepare: scrollTo('main h2'),
  },
  { ...PHONE, name: 'languages', path: '/hub/layla-coffee', shows: '@layla-coffee' },
  {
    ...{ ...PHONE, name: 'import', path: '/dashboard', login: 'creator', shows: 'Import links' },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Import links' }).click()
      await page.getByLabel('Address of your page').fill('linktr.ee/nadiacooks')
    },
  },
]

const folder = mkdtempSync(join(tmpdir(), 'nokshi-pictures-'))
const password = await makeDemo(join(folder, 'data'))
const product = await startProduct({ env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' } })
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const place of [PICTURES, TOUR]) mkdirSync(place, { recursive: true })
try {
  for (const shot of [...shots, ...tour]) process.stdout.write(`${shot.name}: ${await take(shot)} KB\n`)
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function take({ name, path, width, height, density, login, shows, prepare, ...shot }: Shot) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    deviceScaleFactor: density,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  })
  if (login) await logIn(context, login)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByText(shows).first().waitFor()
  await waitForImages(page)
  await prepare?.(page)
  await waitForImages(page)
  const png = await page.screenshot({ animations: 'disabled' })
  await context.close()
  const { size } = await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(shot.folder ?? PICTURES, `${name}.webp`))
  return Math.ceil(size / 1024)
}

/** The calls that the two login pages make; the browser keeps the cookie. */
async function logIn({ request }: BrowserContext, login: 'creator' | 'staff') {
  const isStaff = login === 'staff'
  const email = isStaff ? owner.email : emailOf(creator)
  const reply = await request.post(isStaff ? '/api/crm/login' : '/api/auth/login', { data: { email, password } })
  if (!reply.ok()) throw new Error(`Logging in answered ${reply.status()}: ${await reply.text()}`)
}

/** And for fonts. */
async function waitForImages(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
}
