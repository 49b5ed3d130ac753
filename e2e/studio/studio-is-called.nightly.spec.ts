import { expect } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { PHONE, test } from './studio.ts'

test('a member chooses which mails come, and makes and revokes a calendar address', async ({ page }) => {
  await page.goto('/crm/settings?tab=notices')
  const digest = page.getByRole('switch', { name: 'Daily digest' })
  await expect(digest).toBeChecked()
  await digest.click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(digest).not.toBeChecked()

  await page.getByRole('button', { name: 'Create calendar address' }).click()
  const address = await page.getByLabel('Calendar address').inputValue()
  await expectAccessible(page)
  const read = await page.request.get(address)
  expect(await read.text()).toContain('BEGIN:VCALENDAR')

  await page.getByRole('button', { name: /^Revoke address/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText('You have no calendar address yet.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a task gets an hour and a reminder', async ({ page }) => {
    await page.goto('/crm/tasks?new=1')
    const form = page.getByRole('dialog', { name: 'New task' })
    await form.getByLabel('Task', { exact: true }).fill('Ring the bell')
    await form.getByRole('button', { name: 'Tomorrow' }).click()
    await form.getByLabel('Time', { exact: true }).fill('14:30')
    await form.getByLabel('Reminder').selectOption('30 minutes before')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Ring the bell' })
    await expect(row).toContainText('Tomorrow 14:30')
  })
})
