import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../server/lifecycle/environment.ts'
import { makeDataDir } from '../../server/testing/start-product.ts'
import { fillLogin } from '../creator/creator.ts'
import { fillStaffLogin } from '../studio/staff.ts'

// `npm run demo` as people type it, with its whole data set: a year of visits takes a while to be made.
test.describe.configure({ mode: 'serial' })

const MAKING_MS = 5 * 60_000
let demo: ChildProcess | undefined
let removeData: (() => void) | undefined
let printed = ''

test.beforeAll(async () => {
  test.setTimeout(MAKING_MS)
  const data = makeDataDir()
  removeData = data.remove
  const script = resolve(import.meta.dirname, '../../setup/start.mjs')
  const env = { ...process.env, DATA_DIR: data.folder, PORT: String(await findFreePort()), HOST: '', SITE_URL: '' }
  const child = spawn(process.execPath, [script, 'demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  demo = child
  await new Promise<void>((resolveReady, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (/^ +password .*\n/m.test(printed)) resolveReady()
    })
    child.on('exit', () => reject(new Error(`The demo ended:\n${printed}`)))
  })
})

test.afterAll(async () => {
  const ended = new Promise((resolveEnd) => demo?.once('exit', resolveEnd))
  demo?.kill('SIGTERM')
  await ended
  removeData?.()
})

/** A line of what the command printed last: its first word, then an address, then who logs in there. */
function readLine(name: string) {
  const [, first = '', second = ''] = new RegExp(`^ +${name} +(\\S+)(?:  (\\S+))?`, 'm').exec(printed) ?? []
  return { first, second }
}

test('the home page says that it is a demo, and a creator has a page with pictures', async ({ page }) => {
  const { first: address } = readLine('its page')
  await page.goto(new URL('/', address).href)
  await expect(page.locator('body')).toHaveAttribute('data-notice', /^Demo: /)

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadia Islam')
  await expect(page.getByRole('link', { name: 'The cookbook' })).toBeVisible()
  expect(await page.locator('img').evaluateAll((images) => images.length)).toBeGreaterThan(1)

  await page.goto(new URL('/hub/hamdan-maya', address).href)
  await expect(page.locator('body')).toHaveAttribute('data-notice', /^Demo: /)
  await expect(page.getByText('AE560001234567890123456')).toBeVisible()
  await expect(page.getByText('Hamdan & Maya (demo)')).toBeVisible()
})

test('the creator logs in with what was printed, and finds a year of visits', async ({ page }) => {
  const { first: address, second: email } = readLine('dashboard')
  await page.goto(address)
  await fillLogin(page, email, readLine('password').first)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Nadia Islam' })).toBeVisible()

  const reply = await page.request.get(new URL('/api/linkhubAuth/me/analytics?days=365', address).href)
  const { lifetimeVisits, period } = await reply.json()
  expect(lifetimeVisits).toBeGreaterThan(5_000)
  expect(period.perDay.filter((day: { visits: number }) => day.visits > 0).length).toBeGreaterThan(360)
  expect(period.clicks).toBeGreaterThan(1_000)
})

test('the owner logs in to a studio at work: sixty enquiries, forty open deals, a year of closed ones', async ({
  page,
}) => {
  const { first: address, second: email } = readLine('CRM')
  await page.goto(address)
  await fillStaffLogin(page, email, readLine('password').first)
  await page.waitForURL('**/crm')
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await page.goto(new URL('/crm/deals', address).href)
  await expect(page.getByText('40 open deals')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shop for Coral Villas' })).toBeVisible()

  const read = async (path: string) => (await page.request.get(new URL(path, address).href)).json()
  const { counts } = await read('/api/crm/inbox')
  expect(counts).toEqual({ new: 12, taken: 34, closed: 11, spam: 3 })
  const { period } = await read('/api/crm/website?days=30')
  expect(period.visits).toBeGreaterThan(300)
  expect(period.forms.every(({ sent }: { sent: number }) => sent > 5)).toBe(true)
  const { columns } = await read('/api/crm/board')
  const count = (kind: string) =>
    columns
      .filter(({ stage }: { stage: { kind: string } }) => stage.kind === kind)
      .reduce((sum: number, column: { count: number }) => sum + column.count, 0)
  expect([count('open'), count('won'), count('lost')]).toEqual([40, 27, 14])
})
