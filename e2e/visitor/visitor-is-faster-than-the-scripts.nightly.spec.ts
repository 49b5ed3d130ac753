import { expect, type Page, type Request, test } from '@playwright/test'
import { holdCalls, observe } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'
import { field, fillFields } from '../public-form.ts'
import { founder } from '../visitor/team.ts'

// The app of a page starts at the first input. Nothing that is done before may be lost.
test.describe.configure({ mode: 'default' })
const { at } = useInstallation()

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

/** The path of the app's first file. Whoever asks for it as a script has begun to wake. */
const APP = '**/assets/entry.client-*.js'

async function open(page: Page, path: string) {
  await page.goto(at(path), { waitUntil: 'commit' })
}

/** Every script takes as long as it takes on a bad day. */
async function slowDown(page: Page) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
}

const fillLead = (page: Page) =>
  fillFields(page, { Name: 'Rafiq Ahmed', Contact: 'rafiq@example.com', Type: 'marketing' })

test('a page at rest runs no app, and asks only who is there', async ({ page }) => {
  const { messages } = observe(page)
  const runs: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') runs.push(request.url())
  })
  const answered = page.waitForResponse('**/api/auth/check-login')
  await page.goto(at('/'))

  expect(await (await answered).json()).toMatchObject({ loggedIn: false })
  await page.waitForLoadState('networkidle')
  expect(runs).toEqual([])
  await page.mouse.move(40, 40)
  await expect.poll(() => runs.length).toBeGreaterThan(0)
  expect(messages).toEqual([])
})

for (const isSlow of [false, true]) {
  const speed = isSlow ? 'on a slow network' : 'at once'

  test(`a lead that is sent ${speed} is checked, sent and answered as always`, async ({ page }) => {
    const { messages } = observe(page)
    if (isSlow) await slowDown(page)
    const letGo = await holdCalls(page, '**/api/leads')
    await open(page, '/about')
    await field(page, 'Name').fill('R')
    await submit(page).click()

    await expect(page.getByRole('alert')).toContainText('Name must be at least 2 characters.')
    await expect(field(page, 'Name')).toHaveValue('R')
    await fillLead(page)
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    letGo()
    await expect(page.getByText('Lead created successfully.')).toBeVisible()
    expect(messages).toEqual([])
  })

  test(`a team card pressed ${speed} turns once`, async ({ page }) => {
    if (isSlow) await slowDown(page)
    await open(page, '/about')
    const card = page.getByRole('article').filter({ hasText: founder.name })
    await card.getByRole('button', { name: `More about ${founder.name}` }).click()

    if (isSlow) await expect(card.locator('button[aria-busy="true"]')).toHaveCount(1)
    await expect(card.getByText(founder.specialties[0] ?? '')).toBeVisible()
  })

  test(`an empty login sent ${speed} says what is missing`, async ({ page }) => {
    if (isSlow) await slowDown(page)
    await open(page, '/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()

    await expect(page.getByRole('alert')).toBeVisible()
    expect(page.url()).toBe(at('/login'))
  })
}

test('a link that is tapped before the app is there leads on at once', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  // On this network the app never arrives.
  await page.route('**/assets/*.js', () => {})
  await page.goto(at('/products'), { waitUntil: 'domcontentloaded' })
  await page.locator('main').getByRole('link', { name: 'Get Started' }).last().tap()

  await expect(page).toHaveURL(at('/start-project'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a form that was touched before the network went away says so when it is sent', async ({ page }) => {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.addInitScript(() => {
    document.addEventListener('app-started', () => document.documentElement.setAttribute('data-started', ''))
  })
  await page.goto(at('/about'))
  await fillLead(page)
  await expect(page.locator('html')).toHaveAttribute('data-started')
  await expect.poll(() => underWay.size).toBe(0)
  await page.context().setOffline(true)
  await submit(page).click()

  await expect(page.getByText('Failed to create lead.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Rafiq Ahmed')
})

test('where the app does not come, links and forms go the way of the browser', async ({ page }) => {
  await page.route(APP, (route) => route.abort())
  await page.goto(at('/about'))
  await fillLead(page)
  await submit(page).click()

  await expect(page.getByRole('status')).toContainText('Lead created successfully.')
  await page.getByRole('link', { name: 'Portfolio' }).first().click()
  await expect(page).toHaveURL(at('/portfolio'))
})
