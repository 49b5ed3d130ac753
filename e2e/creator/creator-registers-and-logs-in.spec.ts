import { expect, test } from '@playwright/test'
import { holdCalls } from '../browser.ts'
import {
  fillLogin,
  fillRegistration,
  makeCreator,
  makeOwner,
  newName,
  PASSWORD,
  press,
  readKeptUser,
  recordCalls,
  useInstallation,
} from './creator.ts'

const { at, apiUrl } = useInstallation()

test.describe('registering', () => {
  test('two different passwords are refused, and nothing is sent', async ({ page }) => {
    const calls = recordCalls(page)
    await page.goto(at('/register'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')

    // Also when the password has an error of its own.
    for (const [password, again] of [
      ['a loom of many threads', 'a loom of two threads'],
      ['short', 'shore'],
    ] as const) {
      await fillRegistration(page, 'ada@example.com', password, again)
      await press(page, 'Create Account')

      await expect(page.getByRole('alert').getByText('Passwords do not match!')).toBeVisible()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
        'Error: Passwords do not match!',
      )
    }
    expect(calls).not.toContain('POST /api/auth/register')
  })

  test('the account is made, kept and announced, and its page can be begun', async ({ page }) => {
    const email = `${newName()}@example.com`
    const letGo = await holdCalls(page, '**/api/auth/register')
    await page.goto(at('/register'))
    await fillRegistration(page, email)
    const sending = page.waitForRequest('**/api/auth/register')
    await press(page, 'Create Account')

    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled()
    expect((await sending).postDataJSON()).toEqual({ email, password: PASSWORD, passwordConfirmation: PASSWORD })
    letGo()
    await expect(page).toHaveURL(at('/create-linkhub'))
    await expect(page.getByText('Registered successfully! You can now log in.')).toBeVisible()
    await expect(page.getByText('You are logged in already. Now make your page.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your page')
    expect(await readKeptUser(page)).toEqual({ id: expect.any(String), email })
  })

  test('the server’s sentence is shown, or one of ours, and the text stays', async ({ page }) => {
    const email = await makeCreator(page, apiUrl())
    await page.context().clearCookies()
    await page.goto(at('/register'))
    await fillRegistration(page, email)
    await press(page, 'Create Account')
    await expect(page.getByRole('alert')).toHaveText(
      'There is already an account with this email address. Log in instead.',
    )

    await fillRegistration(page, email, 'password1')
    await press(page, 'Create Account')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /This password is very common/,
    )

    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await press(page, 'Create Account')
    await expect(page.getByRole('alert')).toHaveText('Registration failed')

    await page.unroute('**/api/auth/register')
    await page.route('**/api/auth/register', (route) => route.abort())
    await press(page, 'Create Account')
    await expect(page.getByRole('alert')).toHaveText('Server error')
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  })
})

test.describe('logging in', () => {
  test('an owner comes to the dashboard by a full page load, and the header knows', async ({ page }) => {
    const { email } = await makeOwner(page, apiUrl())
    await page.context().clearCookies()
    await page.goto(at('/login'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login to LinkHub')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
    const letGo = await holdCalls(page, '**/api/auth/login')

    await fillLogin(page, email)
    const sending = page.waitForRequest('**/api/auth/login')
    await press(page, 'Login')

    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect((await sending).postDataJSON()).toEqual({ email, password: PASSWORD })
    letGo()
    await expect(page).toHaveURL(at('/dashboard'))
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
    await expect(page.locator('html')).not.toHaveAttribute('data-old')
    expect(await readKeptUser(page)).toEqual({ id: expect.any(String), email })

    await page.goto(at('/products'))
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  test('a refusal shows the server’s message, or ours, and the text stays', async ({ page }) => {
    const email = await makeCreator(page, apiUrl())
    await page.context().clearCookies()
    await page.goto(at('/login'))
    await fillLogin(page, email, 'a loom of other threads')
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    expect(await readKeptUser(page)).toBeNull()

    for (let tries = 1; tries < 10; tries++)
      await page.request.post(`${apiUrl()}/api/auth/login`, { data: { email, password: 'wrong' } })
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText(/^Too many failed attempts\./)

    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: { message: 'Not today.' } }))
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText('Not today.')

    await page.unroute('**/api/auth/login')
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText('Login failed')

    await page.unroute('**/api/auth/login')
    await page.route('**/api/auth/login', (route) => route.abort())
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText('Server error')

    await page.context().setOffline(true)
    await press(page, 'Login')
    await expect(page.getByRole('alert')).toHaveText('You are offline. Try again when you are connected.')
  })

  test('what is missing is said in a summary and beside the field', async ({ page }) => {
    const calls = recordCalls(page)
    await page.goto(at('/login'))
    await page.getByLabel('Email', { exact: true }).fill('not an address')
    await press(page, 'Login')

    const wrong = 'Enter an email address in the correct format, like name@example.com.'
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([wrong, 'Enter your password.'])
    await page.getByRole('link', { name: 'Enter your password.' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(`Error: ${wrong}`)
    expect(calls).not.toContain('POST /api/auth/login')
  })

  test('a password can be looked at and pasted', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(at('/login'))
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await password.fill('a loom')
    await press(page, 'Show Password')
    await expect(password).toHaveAttribute('type', 'text')
    await press(page, 'Hide Password')
    await expect(password).toHaveAttribute('type', 'password')
  })
})
