import { expect, test } from '@playwright/test'
import { refuseBatches } from '../browser.ts'
import { fillLogin, makeOwner, press, readKeptUser, recordCalls, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

test.describe('a protected page', () => {
  test('says that it checks, and shows nothing else until it knows', async ({ page }) => {
    await makeOwner(page, apiUrl())
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await refuseBatches(page)
    await page.route('**/api/linkhubAuth/me', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(at('/dashboard'))

    await expect(page.getByRole('status').filter({ hasText: 'Checking your profile...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    await expect(page.getByText('Checking your profile...')).toHaveCount(0)
  })

  test('tries a profile that could not be fetched twice more, then says so', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await refuseBatches(page)
    await page.route('**/api/linkhubAuth/me', (route) => route.fulfill({ status: 500, body: '' }))
    const calls = recordCalls(page)
    await page.goto(at('/dashboard'))

    await expect(page.getByText('Error loading your profile.')).toBeVisible()
    // First with the others of the screen, which the test refuses.
    expect(calls.filter((call) => call === 'GET /api/linkhubAuth/me')).toHaveLength(4)

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Create a Profile' }).click()
    await expect(page).toHaveURL(at('/create-linkhub'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
  })
})

test.describe('logging out', () => {
  test('ends at the login, and the way back shows nothing private', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await page.goto(at('/products'))
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    await press(page, 'Logout')

    await expect(page).toHaveURL(at('/login'))
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    expect(await readKeptUser(page)).toBeNull()

    await page.goBack()
    await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
    await expect(page.getByText('Ada Rahman')).toHaveCount(0)
    await page.goto(at('/dashboard'))
    await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
  })

  test('is noticed by the other tabs', async ({ page, context }) => {
    const { email } = await makeOwner(page, apiUrl())
    await context.clearCookies()
    await page.goto(at('/login'))
    await fillLogin(page, email)
    await press(page, 'Login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    const other = await context.newPage()
    await other.goto(at('/dashboard'))
    await press(other, 'Logout')
    await expect(other).toHaveURL(at('/login'))

    await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
  })

  test('that fails says so, and nothing is lost', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.goto(at('/dashboard'))
    await press(page, 'Logout')

    await expect(page.getByText('Server error').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
    await expect(page).toHaveURL(at('/dashboard'))
  })
})
