import { expect, test } from '@playwright/test'
import { fillLogin, makeCreator, makeOwner, press, readKeptUser, recordCalls, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

test.describe('a protected page', () => {
  for (const path of ['/dashboard', '/create-linkhub']) {
    test(`${path} sends whoever is not logged in to the login, and remembers it`, async ({ page }) => {
      const calls = recordCalls(page)
      await page.goto(at(path))

      await expect(page).toHaveURL(at(`/login?from=${encodeURIComponent(path)}`))
      expect(calls).not.toContain('GET /api/linkhubAuth/me')
    })
  }

  test('says that it checks, and shows nothing else until it knows', async ({ page }) => {
    await makeOwner(page, apiUrl())
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
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

  test('sends somebody without a page from the dashboard to the beginning, asking once', async ({ page }) => {
    await makeCreator(page, apiUrl())
    const calls = recordCalls(page)
    await page.goto(at('/dashboard'))

    await expect(page).toHaveURL(at('/create-linkhub'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
    // A 404 is an answer: not tried again, and fresh for five minutes, like every other.
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect(page).toHaveURL(at('/products'))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
    expect(calls.filter((call) => call === 'GET /api/linkhubAuth/me')).toHaveLength(1)
  })

  test('tries a profile that could not be fetched twice more, then says so', async ({ page }) => {
    await makeOwner(page, apiUrl())
    const calls = recordCalls(page)
    await page.route('**/api/linkhubAuth/me', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(at('/dashboard'))

    await expect(page.getByText('Error loading your profile.')).toBeVisible()
    expect(calls.filter((call) => call === 'GET /api/linkhubAuth/me')).toHaveLength(3)

    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Create a Profile' }).click()
    await expect(page).toHaveURL(at('/create-linkhub'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
  })

  test('takes a check that fails for nobody', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await page.route('**/api/auth/check-login', (route) => route.abort())
    await page.goto(at('/dashboard'))

    await expect(page).toHaveURL(at('/login?from=%2Fdashboard'))
  })
})

test.describe('the remembered origin', () => {
  test('is followed where the profile allows it', async ({ page }) => {
    const { email } = await makeOwner(page, apiUrl())
    await page.context().clearCookies()
    await page.goto(at('/dashboard?tab=analytics'))
    await fillLogin(page, email)
    await press(page, 'Login')

    await expect(page).toHaveURL(at('/dashboard?tab=analytics'))
  })

  test('is never followed to another site', async ({ page }) => {
    const { email } = await makeOwner(page, apiUrl())
    const strangers: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(apiUrl()).origin) strangers.push(request.url())
    })
    for (const from of [
      'https://evil.example/dashboard',
      '//evil.example/dashboard',
      '/\\evil.example/dashboard',
      '/\t/evil.example/dashboard',
      '/.//evil.example/dashboard',
      'javascript:alert(1)',
      '/about',
    ]) {
      await page.context().clearCookies()
      // What this tab remembers of the login would send it on from here.
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
      await page.goto(at(`/login?${new URLSearchParams({ from })}`))
      await fillLogin(page, email)
      await press(page, 'Login')

      await expect(page.getByRole('heading', { level: 1 }), from).toHaveText('Welcome, Ada Rahman')
      await expect(page).toHaveURL(at('/dashboard'))
    }
    expect(strangers).toEqual([])
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
