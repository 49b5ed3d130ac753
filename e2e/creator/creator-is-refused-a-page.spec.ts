import { expect, test } from '@playwright/test'
import { nextFrames } from '../browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { fillRequired, openPageForm, openSection, PHONE, readProfile, SUBMIT } from './page-form.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

const REQUIRED = 'Please fill out all required fields.'
const FAILED = 'An error occurred while creating your profile.'

test.describe('a refusal', () => {
  test('for missing values says so once, names each of them, and goes to the first', async ({ page }) => {
    await openPageForm(page, apiUrl())
    await page.getByLabel('Username', { exact: true }).fill('ada')
    await press(page, SUBMIT)

    const name = page.getByLabel('Name', { exact: true })
    const bio = page.getByLabel('Bio', { exact: true })
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(REQUIRED)).toHaveCount(1)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([REQUIRED])
    await expect(name).toHaveAccessibleDescription(/Enter your name\./)
    await expect(bio).toHaveAccessibleDescription(/Write a few words about yourself\./)
    await expect(page).toHaveTitle(/^Error: /)
    await bio.focus()
    await page.getByRole('alert').getByRole('link').click()
    await expect(name).toBeFocused()
    await name.fill('Ada')
    await bio.fill('I weave.')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('of a taken username comes while typing, with others to choose from, and again on submit', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage()
    const { username: taken } = await makeOwner(other, apiUrl())
    await other.close()
    await openPageForm(page, apiUrl())
    await fillRequired(page, taken)

    const field = page.getByLabel('Username', { exact: true })
    await expect(page.getByText('This username is already taken.')).toBeVisible()
    await press(page, SUBMIT)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['This username is already taken.'])
    await expect(field).toHaveAccessibleDescription(/This username is already taken\./)

    const suggestion = page.locator('.field-offer').first()
    const free = (await suggestion.textContent()) ?? ''
    await suggestion.click()
    await expect(field).toHaveValue(free)
    await expect(page.getByText(`${free} is available.`)).toBeVisible()
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${free}`))
  })

  test('of a link opens its section and stands beside it', { tag: '@nightly' }, async ({ page }) => {
    await openPageForm(page, apiUrl())
    await fillRequired(page)
    await openSection(page, 'Your own links')
    await page.getByLabel('Title').fill('Shop')
    await page.getByLabel('Address').fill('javascript:alert(1)')
    await openSection(page, 'Your own links')
    await press(page, SUBMIT)

    await page
      .getByRole('alert')
      .getByRole('link', { name: /Enter a web address/ })
      .click()
    await expect(page.getByLabel('Address')).toBeFocused()
    await page.getByLabel('Address').fill('shop.example.com')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('of a number that could be from two countries waits for one of them', { tag: '@nightly' }, async ({ page }) => {
    await openPageForm(page, apiUrl())
    const username = await fillRequired(page)
    await openSection(page, 'Social links')
    await page.getByLabel('WhatsApp').fill('0501234567')
    await press(page, SUBMIT)

    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Your WhatsApp number needs its country.'])
    await press(page, 'Saudi Arabia')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
    expect((await readProfile(page, apiUrl(), username)).socials).toEqual({ whatsapp: '966501234567' })
  })

  test('by the server is shown as it is, or as the specification words it, and the text stays', async ({ page }) => {
    await openPageForm(page, apiUrl())
    const username = await fillRequired(page)
    const answers = [
      { status: 503, json: { error: 'Down for an hour.', message: 'Down for an hour.' } },
      { status: 502, body: '<h1>Bad gateway</h1>' },
    ]
    for (const answer of answers) {
      await page.route('**/api/linkhub', (route) => route.fulfill(answer))
      await press(page, SUBMIT)
      await expect(page.getByRole('alert')).toHaveText(answer.json?.error ?? FAILED)
      await expect(page.getByRole('alert')).toBeFocused()
      await page.unroute('**/api/linkhub')
    }
    await page.context().setOffline(true)
    await press(page, SUBMIT)
    await expect(page.getByRole('alert')).toHaveText('You are offline. Try again when you are connected.')
    await page.context().setOffline(false)
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Home kitchen in Sylhet.')

    // The answer gets lost, the page is there: trying again lands on it.
    await page.route('**/api/linkhub', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, SUBMIT)
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await page.unroute('**/api/linkhub')
    await press(page, SUBMIT)
    await expect(page).toHaveURL(at(`/hub/${username}`))
  })
})

test.describe('the username', () => {
  test('takes only its letters while they are typed, and the caret stays', async ({ page }) => {
    await openPageForm(page, apiUrl())
    const field = page.getByLabel('Username', { exact: true })
    const hint = 'Only lowercase letters, numbers, and hyphens are allowed.'
    await expect(page.getByText(hint, { exact: true })).toBeVisible()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${hint}`))
    await field.pressSequentially('Ada_Rahman 99!')
    await expect(field).toHaveValue('adarahman99')
    for (let step = 0; step < 8; step++) await field.press('ArrowLeft')
    await field.pressSequentially('-_X')
    await expect(field).toHaveValue('ada-xrahman99')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5)
  })

  test('has an answer only for the name that stands there', { tag: '@nightly' }, async ({ page }) => {
    await openPageForm(page, apiUrl())
    const late = Promise.withResolvers<void>()
    await page.route('**/availability?*', async (route) => {
      const isSlow = route.request().url().includes('slow-name')
      if (isSlow) await late.promise
      const username = isSlow ? 'slow-name' : 'quick-name'
      await route.fulfill({ json: { username, isAvailable: !isSlow, suggestions: [] } })
    })
    const field = page.getByLabel('Username', { exact: true })
    const request = page.waitForRequest('**/slow-name/availability?*')
    await field.fill('slow-name')
    const slow = await request
    await field.fill('quick-name')
    await expect(page.getByText('quick-name is available.')).toBeVisible()

    late.resolve()
    await (await slow.response())?.finished()
    await nextFrames(page)
    await expect(page.getByText('quick-name is available.')).toBeVisible()
    await expect(page.getByText('This username is not available.')).toHaveCount(0)
  })
})
