import { expect, type Page } from '@playwright/test'
import { appCode } from '../../api/testing/app-code.ts'
import { toasts } from '../public-form.ts'
import { fillStaffLogin, inviteStaff, STAFF_PASSWORD } from './staff.ts'
import { expectFitForAll, heading, press, test } from './studio.ts'

/** Without the pages; the caller stays logged in. */
async function setUpTwoFactor({ request }: Page) {
  const begun = await request.post('/api/crm/me/two-factor', { data: { password: STAFF_PASSWORD } })
  const { uri, recoveryCodes }: { uri: string; recoveryCodes: string[] } = await begun.json()
  const code = appCode(uri)
  const confirmed = await request.post('/api/crm/me/two-factor/confirm', { data: { code } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return recoveryCodes
}

test('somebody changes their own name, and is called so everywhere', async ({ page, openElsewhere }) => {
  const own = await openElsewhere()
  await inviteStaff({ from: page.request, to: own.request, name: 'Nila Akter', role: 'viewer' })
  await own.goto('/crm/settings?tab=me')

  await press(own, 'Change name')
  await expect(own.getByLabel('Name', { exact: true })).toBeFocused()
  await own.getByLabel('Name', { exact: true }).fill(' ')
  await press(own, 'Save')
  await expect(own.getByRole('link', { name: 'Enter your name.' })).toBeVisible()
  await expectFitForAll(own)
  await own.getByLabel('Name', { exact: true }).fill('Nila Akter Rahman')
  await press(own, 'Save')

  await expect(toasts(own)).toContainText('You are Nila Akter Rahman now.')
  await expect(own.getByRole('link', { name: 'Nila Akter Rahman, viewer' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Change name' })).toBeFocused()
  await page.goto('/crm/settings?tab=team')
  await expect(page.getByRole('button', { name: 'Remove Nila Akter Rahman' })).toBeVisible()
})

test('a device that is remembered is listed, and logs in again once it is removed', async ({ page, openElsewhere }) => {
  const own = await openElsewhere({ viewport: { width: 360, height: 740 } })
  const email = await inviteStaff({ from: page.request, to: own.request, name: 'Phone Kept', role: 'viewer' })
  const [first = ''] = await setUpTwoFactor(own)
  await own.goto('/crm/login')
  await fillStaffLogin(own, email)
  await own.getByLabel('Code', { exact: true }).fill(first)
  await own.getByRole('checkbox', { name: /^Stay logged in on this device/ }).check()
  await expectFitForAll(own)
  await press(own, 'Continue')
  await expect(heading(own)).toHaveText('Today')
  const manifest = await own.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await own.request.get(manifest ?? '')).json()).toMatchObject({ scope: '/crm' })

  await own.goto('/crm/settings?tab=me')
  const device = own.getByRole('listitem').filter({ hasText: 'this device' })
  await expect(device).toBeVisible()
  await expectFitForAll(own)
  await device.getByRole('button', { name: /^Remove/ }).click()
  await expect(heading(own)).toHaveText('Log in')
})
