import { expect, type Page, test } from '@playwright/test'
import { watchAppStart } from '../browser.ts'
import { fillLogin, makeCreator, makeOwner, press, recordCalls, useInstallation } from '../creator/creator.ts'

const { at, apiUrl } = useInstallation()

const CHECK = 'GET /api/auth/check-login'
const PROFILE = 'GET /api/linkhubAuth/me'

/** Opens each page by its address, and lets the app there wake up and look around. */
async function walk(page: Page, paths: string[]) {
  const appStarted = await watchAppStart(page)
  for (const path of paths) {
    await page.goto(at(path))
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await appStarted()
    await page.waitForLoadState('networkidle')
  }
}

function count(calls: string[], call: string) {
  return calls.filter((other) => other === call).length
}

test('a visitor who opens seven pages is asked once who they are, and again after login and logout', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  const elsewhere = await browser.newPage()
  const { email } = await makeOwner(elsewhere, apiUrl())
  await elsewhere.close()
  const calls = recordCalls(page)
  await walk(page, ['/', '/about', '/services', '/portfolio', '/products', '/testimonials', '/contact'])
  expect(count(calls, CHECK)).toBe(1)

  await page.goto(at('/login'))
  await fillLogin(page, email)
  await press(page, 'Login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
  expect(count(calls, CHECK)).toBe(2)
  await walk(page, ['/', '/about', '/services'])
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect([count(calls, CHECK), count(calls, PROFILE)]).toEqual([2, 1])

  await page.getByRole('link', { name: 'Dashboard' }).click()
  const answered = page.waitForResponse((response) => response.url().includes('check-login'))
  await press(page, 'Logout')
  // Whoever leaves before the answer is asked again.
  await answered
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await walk(page, ['/', '/about'])
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  expect(count(calls, CHECK)).toBe(3)
})

test('what a tab remembers of a session that has ended is no proof', async ({ page }) => {
  await makeOwner(page, apiUrl())
  await walk(page, ['/', '/dashboard'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
  // Ended in another place: this tab was not told.
  await page.request.post(at('/api/auth/logout'))

  await page.goto(at('/dashboard'))
  await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await walk(page, ['/'])
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
})

test.describe('whoever is logged in already', () => {
  test('is sent on from /login to the dashboard', { tag: '@nightly' }, async ({ page }) => {
    await makeOwner(page, apiUrl())
    await page.goto(at('/login?from=%2Fdashboard%3Ftab%3Dappearance'))
    await expect(page).toHaveURL(at('/dashboard?tab=appearance'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    await page.goto(at('/register'))
    await expect(page).toHaveURL(at('/dashboard'))
  })

  test('is sent on from within the site too, and makes a page first where there is none', async ({ page }) => {
    await makeCreator(page, apiUrl())
    await page.goto(at('/products'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'LinkHub login' }).click()
    await expect(page).toHaveURL(at('/create-linkhub'))
  })
})
