import { expect, test } from '@playwright/test'
import { useMailedInstallation } from '../mailbox.ts'
import { fillLogin, makeCreator, press } from './creator.ts'

const { url, mailedLink } = useMailedInstallation()

test('a link arrives by mail, changes the password once, and says when it is spent', async ({ page }) => {
  const email = await makeCreator(page, url())
  await page.context().clearCookies()
  await page.goto(`${url()}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'Send the link')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('If there is an account with this address')).toBeVisible()

  const link = await mailedLink(email, 'Reset your password')
  expect(link).toContain(`${url()}/reset-password?token=`)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await choosePassword('a shuttle of red wool', 'a shuttle of blue wool')
  await expect(page.getByRole('alert')).toContainText('Passwords do not match!')
  await choosePassword('a shuttle of red wool')
  await expect(page).toHaveURL(`${url()}/login`)
  await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()

  await fillLogin(page, email, 'a shuttle of red wool')
  await press(page, 'Login')
  // Who has no page comes to its beginning, and has no dashboard yet.
  await expect(page).toHaveURL(`${url()}/create-linkhub`)
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

  await page.goto(link)
  await choosePassword('a shuttle of blue wool')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('This link was used before or is too old. Ask for a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(`${url()}/forgot-password`)

  async function choosePassword(password: string, again = password) {
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(again)
    await press(page, 'Change password')
  }
})
