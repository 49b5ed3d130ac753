import { expect, test } from '@playwright/test'
import { notFound } from '../../content/page-labels.ts'
import { sampleContent } from '../../content/samples/sample-content.ts'
import { createProfile, observe } from '../browser.ts'
import { type Installation, startApart } from '../product.ts'

const { homePage, pages } = sampleContent.en

// All other journeys open site and API in one process.
test.describe.configure({ mode: 'default' })
let installation: Installation

test.beforeAll(async () => {
  installation = await startApart()
})
test.afterAll(() => installation.end())

test('the home page opens without a word on the console, and calls no foreign host', async ({ page }) => {
  const { messages, hosts } = observe(page)

  await page.goto(installation.siteUrl)
  await page.waitForLoadState('networkidle')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/'].heading)
  expect(messages).toEqual([])
  const ours = [installation.siteUrl, installation.apiUrl].map((url) => new URL(url).host)
  expect([...hosts].filter((host) => !ours.includes(host))).toEqual([])
})

test('a path that does not exist is a 404 page with a way home', async ({ page }) => {
  const reply = await page.goto(`${installation.siteUrl}/no/such/page`)

  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await page.getByRole('link', { name: notFound.action.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages['/'].heading)
})

test('a new profile arrives as complete HTML; without JavaScript its links lead by way of us, to be counted', async ({
  browser,
  page,
}) => {
  await createProfile(page, installation.apiUrl, 'ada-rahman')
  const { messages } = observe(page)

  const readers = [
    { reader: await browser.newPage({ javaScriptEnabled: false }), goal: /\/go\/\w+$/ },
    { reader: page, goal: 'https://shop.example.com/' },
  ]
  for (const { reader, goal } of readers) {
    const reply = await reader.goto(`${installation.siteUrl}/hub/ada-rahman`)

    expect(reply?.status()).toBe(200)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Rahman')
    await expect(reader.getByText('I weave, and I write about it.')).toBeVisible()
    await expect(reader.getByRole('link', { name: 'My shop' })).toHaveAttribute('href', goal)
  }
  expect(messages).toEqual([])
})

test('a page knows who is logged in, wherever the API is', async ({ page }) => {
  const { messages } = observe(page)
  await page.goto(installation.siteUrl)
  await expect(page.getByRole('link', { name: homePage.heroActions.first.label })).toBeVisible()

  await createProfile(page, installation.apiUrl, 'rokeya-khatun')
  // Another tab: this one remembers for five minutes that nobody was logged in.
  const tab = await page.context().newPage()
  const check = tab.waitForResponse(`${installation.apiUrl}/api/auth/check-login`)
  await tab.goto(installation.siteUrl)

  expect(await (await check).json()).toMatchObject({ loggedIn: true })
  await expect(tab.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(messages).toEqual([])
})
