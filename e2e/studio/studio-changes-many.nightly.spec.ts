import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { PHONE, test, undo } from './studio.ts'
import { addDeal, addTask, sendLead } from './studio-records.ts'

/** Chooses all rows that the list shows. */
async function chooseAll(page: Page) {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
}

test('all deals that match are moved at once, and one undo puts them back', async ({ page }) => {
  for (let number = 0; number < 52; number++) await addDeal(page.request, `Manyfold ${number}`)
  await page.goto('/crm/deals?view=list&q=manyfold&sort=amount')
  await expect(page.getByText('52 deals')).toBeVisible()

  await chooseAll(page)
  await page.getByRole('button', { name: 'Select all 52 that match' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move to stage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Talking' }).click()
  await expect(page.getByText('52 changed.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Talking' }).first()).toBeVisible()
  await undo(page, '52 changed.').click()
  await expect(page.getByRole('cell', { name: 'New', exact: true }).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('tasks are put off and submissions closed together', async ({ page }) => {
    await addTask(page.request, { title: 'Water the loom' })
    await sendLead(page.request, { name: 'Chosen Sender', contact: 'chosen@example.com' })
    await page.goto('/crm/tasks')
    await expect(page.getByText(/^\d+ tasks? assigned to you$/)).toBeVisible()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Water the loom' }).check()
    await page.getByRole('button', { name: 'Change date' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set the date' }).click()
    await expect(page.getByText('1 changed.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Water the loom' })).toContainText('Tomorrow')

    await page.goto('/crm/inbox')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Chosen Sender' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('link', { name: /Chosen Sender/ })).toBeHidden()
    await undo(page, '1 changed.').last().click()
    await expect(page.getByRole('link', { name: /Chosen Sender/ })).toBeVisible()
  })
})
