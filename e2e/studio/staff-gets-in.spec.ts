import { expect } from '@playwright/test'
import { appCode } from '../../api/testing/app-code.ts'
import { expectAccessible } from '../browser.ts'
import { makeCreator } from '../creator/creator.ts'
import { fillRegistration, fillStaffLogin, invite, inviteStaff, STAFF_PASSWORD } from './staff.ts'
import { expectFitForAll, heading, press, test } from './studio.ts'

test('a LinkHub account is no way in, and of all doors only one can be opened', async ({ studio, openElsewhere }) => {
  const page = await openElsewhere()
  await makeCreator(page, studio.url)
  expect((await page.request.get('/api/crm/me')).status()).toBe(401)
  await page.goto('/crm/deals?owner=me')
  await expect(page).toHaveURL('/crm/login?next=%2Fcrm%2Fdeals%3Fowner%3Dme')

  for (const [path, title] of [
    ['/crm/login', 'Log in'],
    ['/crm/register', 'Invitations only'],
    ['/crm/register?invite=somebody-elses', 'This invitation no longer works'],
    ['/crm/forgot-password', 'A new password'],
    ['/crm/reset-password?token=from-a-mail', 'Choose a new password'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    await expectFitForAll(page)
  }
})

test('a colleague is invited, joins by the link, gets another role, and is removed', async ({
  page,
  openElsewhere,
}) => {
  await page.goto('/crm/settings')
  const link = await invite(page, 'rafi@example.com', 'Member')
  const colleague = await openElsewhere()
  await colleague.goto(link)
  await expect(colleague.getByText('as member')).toBeVisible()
  await expect(colleague.getByLabel('Email', { exact: true })).toHaveValue('rafi@example.com')
  await expectFitForAll(colleague)
  await fillRegistration(colleague, 'Rafi Khan')
  await colleague.getByRole('link', { name: 'Rafi Khan, member' }).click()
  await expect(colleague.getByRole('tab')).toHaveText(['Team', 'Templates', 'Email', 'Notifications', 'My account'])
  await colleague.getByRole('tab', { name: 'Team' }).click()
  await expect(colleague.getByText('rafi@example.com')).toBeVisible()
  await expect(colleague.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await colleague.goto(link)
  await expect(heading(colleague)).toContainText('no longer works')

  await page.reload()
  await page.getByLabel('Role of Rafi Khan').selectOption('Viewer')
  await expect(page.getByText('Rafi Khan is now viewer.')).toBeVisible()
  // A new role begins with a new login.
  await colleague.goto('/crm/login')
  await fillStaffLogin(colleague, 'rafi@example.com')
  await expect(colleague.getByRole('link', { name: 'Rafi Khan, viewer' })).toBeVisible()
  await press(page, 'Remove Rafi Khan')
  const dialog = page.getByRole('dialog', { name: 'Remove Rafi Khan?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Rafi Khan is removed.')).toBeVisible()
  await colleague.reload()
  await expect(colleague).toHaveURL('/crm/login')
  await fillStaffLogin(colleague, 'rafi@example.com')
  await expect(colleague.getByRole('alert')).toBeVisible()
})

test('two-factor is switched on with an app, asked for, opened by a recovery code, and asked of everybody', async ({
  page: owner,
  openElsewhere,
}) => {
  const page = await openElsewhere()
  const invitation = { from: owner.request, to: page.request, name: 'Tania Haque', role: 'owner' } as const
  const email = await inviteStaff(invitation)
  await page.goto('/crm/two-factor')
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await press(page, 'Begin')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('.app-key').textContent()) ?? ''
  const [recoveryCode = '', another = ''] = await page.locator('.recovery-codes code').allTextContents()
  await page.getByLabel('I have saved them').check()
  await expectFitForAll(page)
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret))
  await press(page, 'Switch it on')
  await expect(page.getByText('On. Every login asks for a code.')).toBeVisible()

  await press(page, 'Log out')
  await fillStaffLogin(page, email)
  await expect(heading(page)).toHaveText('Enter the code')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectFitForAll(page)
  // A code counts once: the one of the next half minute is fresh, and clocks may differ by as much.
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1))
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('Today')

  await press(page, 'Log out')
  await fillStaffLogin(page, email)
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode.toUpperCase())
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('Today')
  await page.goto('/crm/settings?tab=keeping')
  const forAll = page.getByLabel('Require two-factor for everybody')
  await forAll.click()
  await expect(forAll).toBeChecked()
  await owner.goto('/crm/deals')
  await expect(heading(owner)).toHaveText('Two-factor login')
  await expect(owner.getByText('The studio asks everybody for two-factor.')).toBeVisible()
  await forAll.click()
  await expect(forAll).not.toBeChecked()

  await page.getByRole('tab', { name: 'My account' }).click()
  await press(page, 'Turn off two-factor')
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByLabel('Code of your app, or a recovery code').fill(another)
  await press(page, 'Switch it off')
  await expect(page.getByText('Two-factor is off.')).toBeVisible()
})

test('a session that has run out is begun again in place, and nothing typed is lost', async ({
  page: owner,
  openElsewhere,
}) => {
  const page = await openElsewhere()
  const invitation = { from: owner.request, to: page.request, name: 'Sara Idle', role: 'owner' } as const
  const email = await inviteStaff(invitation)
  await page.goto('/crm/settings?tab=keeping')
  const goal = page.getByLabel('First reply within (working minutes)')
  await expect(goal).toHaveValue(/\d+/)
  await page.context().clearCookies()
  await goal.fill('45')
  await page.getByRole('button', { name: 'Save' }).click()

  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toBeVisible()
  await expectFitForAll(page)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(goal).toHaveValue('45')
})
