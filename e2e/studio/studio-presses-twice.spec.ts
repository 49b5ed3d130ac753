import { Board } from '@nokshi/contract/crm/deals.ts'
import { expect } from '@playwright/test'
import { heading, test } from './studio.ts'
import { addDeal, addPerson } from './studio-records.ts'

test('a button that is pressed twice at once adds one deal, of the amount that was meant', async ({ page }) => {
  await page.goto('/crm/deals?new=1')
  const form = page.getByRole('dialog', { name: 'New deal' })
  await form.getByLabel('Title', { exact: true }).fill('Pressed twice')
  await form.getByLabel('Amount').fill('12 lkh')
  await form.getByLabel('Amount').blur()
  await expect(form.getByText('«lkh» is no part of an amount')).toBeVisible()
  await form.getByLabel('Amount').fill('১২ লাখ')
  await form.getByLabel('Amount').blur()
  await expect(form.getByLabel('Amount')).toHaveValue('1200000')
  await form.getByRole('button', { name: 'Add deal' }).dblclick()

  await expect(heading(page)).toHaveText('Pressed twice')
  const { columns } = Board.parse(await (await page.request.get('/api/crm/board')).json())
  const made = columns.flatMap(({ cards }) => cards).filter(({ title }) => title === 'Pressed twice')
  expect(made.map(({ amount }) => amount)).toEqual([{ minor: 120_000_000, currency: 'BDT' }])
})

test('a wrong probability marks its own field, and unsaved stages ask before they are lost', async ({ page }) => {
  await page.goto('/crm/settings?tab=deals')
  const stage = page.getByRole('listitem').first()
  await stage.getByLabel('Probability, %').fill('150')
  await stage.getByRole('button', { name: 'Save' }).click()
  await expect(stage.getByLabel('Probability, %')).toHaveAttribute('aria-invalid', 'true')
  await expect(stage.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('link', { name: 'Deals' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page)).toHaveText('Deals')
})

test('a record is not merged with itself, and a task offers today and any deal', async ({ page }) => {
  const person = await addPerson(page.request, { name: 'Merge Me' })
  await addDeal(page.request, 'Fit out the shop')
  await page.goto(`/crm/contacts/${person}`)
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Merge with another…' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge contacts' })
  await merge.getByLabel('Merge with').fill('Merge Me')
  await expect(merge.page().getByText('Nobody found.')).toBeVisible()

  await page.goto('/crm/tasks?new=1')
  const task = page.getByRole('dialog', { name: 'New task' })
  await task.getByRole('button', { name: 'Today' }).click()
  await task.getByLabel('Deal').fill('Fit out')
  await page.getByRole('option', { name: 'Fit out the shop' }).click()
  await task.getByLabel('Task').fill('Measure')
  await task.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Measure' })).toContainText('Fit out the shop')
})
