import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from './browser.ts'
import { fillLogin, makeOwner, PASSWORD, press, useInstallation } from './creator.ts'
import { addPasskeyDevice } from './passkey-device.ts'
import { appCode } from './staff.ts'

const { apiUrl, at } = useInstallation()

test.use({ viewport: { width: 360, height: 740 } })

test('a creator turns on two-factor, logs in with a code, and then with a passkey', async ({ page }) => {
  const { email } = await makeOwner(page, apiUrl())
  await addPasskeyDevice(page)

  await page.goto(at('/account'))
  await press(page, 'Set up an app')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Continue')
  const key = (await page.getByText('Key:').locator('code').textContent()) ?? ''
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  const recovery = await page.locator('.account-codes code').first().textContent()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  // The step before: the one of now is wanted at the login, and each is good once.
  await page.getByLabel('Code', { exact: true }).fill(appCode(key, -1))
  await press(page, 'Turn on')
  await expect(page.getByText('On: a login asks for a code.')).toBeVisible()

  await press(page, 'Add a passkey')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Code', { exact: false }).fill(recovery?.toUpperCase() ?? '')
  await press(page, 'Confirm')
  await expect(page.getByText('The passkey is added.')).toBeVisible()
  await expect(page.getByText('Recovery codes: 9 left')).toBeVisible()

  await press(page, 'Logout')
  await expect(page).toHaveURL(at('/login'))
  await fillLogin(page, email)
  await press(page, 'Login')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await press(page, 'Continue')
  await expect(page.getByRole('alert')).toContainText('not right')
  await page.getByLabel('Code', { exact: true }).fill(appCode(key, 1))
  await press(page, 'Continue')
  await expect(page).toHaveURL(at('/dashboard'))

  await page.goto(at('/account'))
  await press(page, 'Logout')
  await expect(page).toHaveURL(at('/login'))
  await press(page, 'Log in with a passkey')
  await expect(page).toHaveURL(at('/dashboard'))
})
