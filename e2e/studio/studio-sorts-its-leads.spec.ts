import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { toasts } from '../public-form.ts'
import { heading, press, test, undo } from './studio.ts'
import { addPerson, sendLead } from './studio-records.ts'

function reply(page: Page) {
  return page.getByRole('region', { name: 'Reply' })
}

test('spam waits apart with its reasons, and becomes a person when it is none', async ({ page }) => {
  const id = await sendLead(page.request, {
    name: 'www.seo-for-you.example',
    contact: 'seo@for-you.example',
    comment: 'Guest posts and do-follow backlinks packages: https://a.example https://b.example https://c.example',
  })
  await page.goto('/crm/inbox?tab=spam')
  await page.getByRole('link', { name: /www\.seo-for-you\.example/ }).click()
  await expect(page.getByText('Its name is a link.')).toBeVisible()
  const made = page.getByRole('complementary', { name: 'Linked records' })
  await expect(made).toContainText('spam creates no contacts and no deals')
  await expect(reply(page)).toHaveCount(0)

  await press(page, 'Not spam')
  await expect(made.getByRole('link', { name: 'www.seo-for-you.example', exact: true })).toBeVisible()
  await expect(reply(page)).toBeVisible()
  await press(page, 'Spam')
  await expect(made).toContainText('spam creates no contacts and no deals')
  await undo(page, 'Marked as spam.').click()
  await expect(made.getByRole('link', { name: 'www.seo-for-you.example', exact: true })).toBeVisible()
  await page.goto('/crm/inbox')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(row).toContainText('working')
})

test('what is closed with a reason takes its deal along, and undo brings both back', { tag: '@nightly' }, async ({
  page,
}) => {
  const id = await sendLead(page.request, { name: 'Omar Film', contact: 'omar@film.example' })
  await page.goto(`/crm/inbox/${id}`)
  const made = page.getByRole('complementary', { name: 'Linked records' })
  const deal = made.getByRole('definition').nth(1).getByRole('link')
  await expect(deal).toBeVisible()
  await press(page, 'Close')
  const why = page.getByRole('dialog', { name: 'Close the enquiry' })
  await expectAccessible(page)
  await why.getByRole('button', { name: 'Not a fit' }).click()
  await expect(toasts(page).getByText('Closed.')).toBeVisible()
  await deal.click()
  await expect(page.getByText('Lost: Not a fit.')).toBeVisible()
  await undo(page, 'Closed.').click()
  await expect(page.getByText('Lost: Not a fit.')).toBeHidden()
})

test('without a network the app stays, says so, and keeps what was typed', async ({ page }) => {
  const person = await addPerson(page.request, { name: 'Offline Olga', contactMethods: ['olga@offline.example'] })
  await page.goto(`/crm/contacts/${person}`)
  const note = page.getByRole('region', { name: 'Timeline' }).getByRole('textbox', { name: 'Note' })
  await note.fill('She wants it in red.')
  // The code of the other screens is fetched ahead.
  await expect(page.locator('link[rel="modulepreload"][href*="task-list"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('navigation', { name: 'CRM' }).getByRole('link', { name: 'Tasks' }).click()
  await expect(heading(page)).toHaveText('Tasks')
  await expect(page.getByText('The server cannot be reached right now.').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.goBack()
  await expect(note).toHaveValue('She wants it in red.')
  await page.reload()
  await expect(note).toHaveValue('She wants it in red.')
  await note.press('Control+Enter')
  await expect(note).toHaveValue('')
})

test('a call, a next step and every change stand on the timeline, and can be taken back', { tag: '@nightly' }, async ({
  page,
}) => {
  const comment = 'Two dining rooms, no table free.'
  const id = await sendLead(page.request, { name: 'Layla Nasser', contact: 'layla@oasis.example', comment })
  await page.goto(`/crm/inbox/${id}`)
  // New submissions are counted in the tab.
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const made = page.getByRole('complementary', { name: 'Linked records' })
  await made.getByRole('link', { name: 'Layla Nasser', exact: true }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('blockquote')).toContainText(comment)

  await timeline.getByRole('button', { name: 'Call', exact: true }).click()
  await timeline.getByRole('textbox', { name: 'Call' }).fill('She likes the plan.')
  await timeline.getByRole('textbox', { name: 'Call' }).press('Control+Enter')
  const entry = timeline.getByRole('listitem').filter({ hasText: 'She likes the plan' })
  await expect(entry).toBeVisible()
  await timeline.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText('Follow up with Layla Nasser').first()).toBeVisible()

  await entry.getByRole('button', { name: 'Edit' }).click()
  await entry.getByRole('textbox').fill('She likes the plan, and the price.')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(entry).toContainText('and the price.')
  await entry.getByRole('button', { name: 'Delete' }).click()
  await expect(entry).toBeHidden()
  await undo(page, 'Deleted.').click()
  await expect(entry).toBeVisible()
})
