import { expect, type Page, test } from '@playwright/test'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { addPasskeyDevice } from '../passkey-device.ts'
import { claimStudio } from '../studio/staff.ts'
import { newName, PASSWORD, press } from './creator.ts'
import { dragByTouch, openDashboard } from './dashboard.ts'

const { url, mailedText, setupCode, confirmAddress } = useMailedInstallation()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })

/** Somebody with a page, and an address that is known to be theirs. */
async function makeConfirmed(page: Page) {
  const username = newName()
  const email = `${username}@example.com`
  await createProfile(page, url(), username)
  await confirmAddress(page, email)
  return { username, email }
}

test('a creator says how to be paid, and a visitor copies the number', async ({ page, browser }) => {
  const { username, email } = await makeConfirmed(page)
  await addPasskeyDevice(page)
  await openDashboard(page, url())
  await press(page, 'Add more')
  await page.getByRole('dialog').getByRole('button', { name: 'Payment method' }).click()
  // A password alone must not be able to lead the money elsewhere.
  await page.getByRole('link', { name: 'Turn it on in your account' }).click()
  await press(page, 'Add a passkey')
  await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Confirm')
  await expect(page.getByRole('listitem').filter({ hasText: 'Added' })).toBeVisible()

  await openDashboard(page, url())
  await press(page, 'Add more')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Payment method' }).click()
  await sheet.getByLabel('Payment method').selectOption('bKash')
  await sheet.getByLabel('Type of account').selectOption('Personal (Send Money)')
  await sheet.getByLabel('Number', { exact: true }).fill('+৮৮০ ১৭১২-৩৪৫৬৭৮')
  await expect(sheet.getByRole('status').filter({ hasText: 'We read it as' })).toContainText('01712 345 678')
  await sheet.getByLabel('Number again').fill('01712345679')
  await sheet.getByLabel('Name of the account holder').fill('Ada Rahman')
  await press(page, 'Save')
  await expect(sheet.getByRole('alert')).toContainText('The two entries are not the same')
  await sheet.getByLabel('Number again').fill('01712345678')
  await press(page, 'Save')
  // The password is asked for once; the form waits behind it.
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Current Password', { exact: true }).fill('not my password')
  await press(page, 'Continue')
  await expect(proof.getByRole('alert')).toContainText('password')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await proof.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Continue')
  await expect(page.getByRole('listitem').filter({ hasText: 'bKash' })).toContainText('01712 345 678')
  expect(await mailedText(email, 'Your payment methods were changed')).toContain(username)

  // Another window adds a second method and moves it up by touch. The later of two edits is refused.
  const late = await page.context().newPage()
  await openDashboard(late, url())
  await press(page, 'Add a payment method')
  await sheet.getByLabel('Payment method').selectOption('Bank account')
  await sheet.getByLabel('Bank', { exact: true }).fill('BRAC Bank')
  await sheet.getByLabel('Branch').fill('Gulshan')
  await sheet.getByLabel('Routing number').fill('060261725')
  await sheet.getByLabel('Account number', { exact: true }).fill('1501 2345 6789 01')
  await sheet.getByLabel('Account number again').fill('15012345678901')
  await sheet.getByLabel('Name of the account holder').fill('Ada Rahman')
  await press(page, 'Save')
  await expect(sheet).toHaveCount(0)
  const grip = (kind: string) => page.getByRole('button', { name: `Drag to reorder: ${kind}` })
  await dragByTouch(page, grip('Bank account'), grip('bKash'))
  const rows = (one: Page) => one.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  for (const one of [page, late]) await expect(rows(one)).toContainText(['Bank account', 'bKash'])
  await press(late, 'Edit: bKash')
  await press(page, 'Edit: bKash')
  await sheet.getByLabel('Name of the account holder').fill('Ada R.')
  await press(page, 'Save')
  await expect(rows(page).last()).toContainText('Ada R.')
  await late.getByLabel('Name of the account holder').fill('A. Rahman')
  await press(late, 'Save')
  await expect(late.getByRole('alert')).toContainText('changed in another window')
  await late.close()

  await page.goto(`${url()}/hub/${username}`)
  const row = page.getByRole('listitem').filter({ hasText: 'bKash' })
  await expect(row).toContainText('PersonalSend Money · Ada R.')
  await expect(page.getByRole('listitem').filter({ hasText: 'BRAC Bank' })).toContainText('060261725')
  await expect(page.getByText('Nobody here asks for a PIN or a code.')).toBeVisible()
  await row.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('01712345678')
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const without = await plain.newPage()
  await without.goto(`${url()}/hub/${username}`)
  await expect(without.getByText('Copy').last()).toBeHidden()
  await expect(without.locator('b').last()).toHaveText('01712345678')
  await plain.close()
})

test('the studio checks a registration, and a change by its owner takes the mark away', { tag: '@nightly' }, async ({
  page,
  browser,
}) => {
  const { username } = await makeConfirmed(page)
  const name = (number: string) =>
    page.request.put(`${url()}/api/linkhubAuth/me/registrations/dbid`, { data: { number, endsOn: null } })
  await name('DBID-4410')
  const studio = await browser.newPage({ baseURL: url(), viewport: { width: 360, height: 740 } })
  await claimStudio(studio.request, setupCode(), url())

  // It opens where something waits.
  await studio.goto('/crm/linkhub')
  const row = studio.getByRole('listitem').filter({ hasText: `@${username}` })
  await expect(row).toContainText('DBID-4410')
  await expectAccessible(studio)
  expect(await overflowOf(studio)).toBe(0)
  await row.getByRole('button', { name: /^Mark as checked/ }).click()
  await expect(row).toContainText('checked on')
  await page.goto(`${url()}/hub/${username}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'DBID-4410' })).toContainText('checked on')

  await name('DBID-4411')
  await studio.reload()
  await studio.getByRole('tab', { name: 'Registrations' }).click()
  await expect(row).toContainText('DBID-4411')
  await expect(row.getByRole('button', { name: /^Mark as checked/ })).toBeVisible()
  await studio.close()
})
