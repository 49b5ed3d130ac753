import { expect, test } from '@playwright/test'
import { createProfile, expectAccessible, overflowOf } from './browser.ts'
import { newName, PASSWORD, press } from './creator.ts'
import { openDashboard } from './dashboard.ts'
import { useMailedInstallation } from './mailbox.ts'
import { addPasskeyDevice } from './passkey-device.ts'

const { url, mailedLink, mailedText } = useMailedInstallation()

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] })

test('a creator says how to be paid, and a visitor copies the number', async ({ page, browser }) => {
  const username = newName()
  const email = `${username}@example.com`
  await createProfile(page, url(), username)
  const link = new URL(await mailedLink(email, 'Confirm your e-mail address'))
  await page.request.post(`${url()}/api/auth/verify-email`, {
    data: { token: link.searchParams.get('token') },
  })

  await addPasskeyDevice(page)
  await openDashboard(page, url())
  await press(page, 'Add a way to be paid')
  // A password alone must not be able to lead the money elsewhere.
  await page.getByRole('link', { name: 'Turn it on in your account' }).click()
  await press(page, 'Add a passkey')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Confirm')
  await expect(page.getByRole('listitem').filter({ hasText: 'Added' })).toBeVisible()

  await openDashboard(page, url())
  await press(page, 'Add')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Way to be paid' }).click()
  await sheet.getByLabel('How you are paid').selectOption('bKash')
  await sheet.getByLabel('Number', { exact: true }).fill('+৮৮০ ১৭১২-৩৪৫৬৭৮')
  await expect(sheet.getByRole('status').filter({ hasText: 'We read it as' })).toContainText('01712 345 678')
  await sheet.getByLabel('Number again').fill('01712345679')
  await sheet.getByLabel('Name of the account holder').fill('Ada Rahman')
  await sheet.getByLabel('Your password', { exact: true }).fill('not my password')
  await press(page, 'Save')
  await expect(sheet.getByRole('alert')).toContainText('The two entries are not the same')
  await sheet.getByLabel('Number again').fill('01712345678')
  await press(page, 'Save')
  await expect(sheet.getByRole('alert')).toContainText('password')
  await expectAccessible(page)
  await sheet.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await press(page, 'Save')
  await expect(page.getByRole('listitem').filter({ hasText: 'bKash' })).toContainText('01712 345 678')
  expect(await mailedText(email, 'How you are paid was changed')).toContain(username)

  await page.goto(`${url()}/hub/${username}`)
  const row = page.getByRole('group').filter({ hasText: 'bKash' })
  await row.locator('summary').press('Enter')
  await expect(row).toContainText('Name: Ada Rahman')
  await expect(page.getByText('Nobody here asks for a PIN or a code.')).toBeVisible()
  await press(page, 'Copy')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('01712345678')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const without = await plain.newPage()
  await without.goto(`${url()}/hub/${username}`)
  await without.locator('summary').click()
  await expect(without.getByText('Copy')).toBeHidden()
  await expect(without.locator('b')).toHaveText('01712345678')
  await plain.close()
})
