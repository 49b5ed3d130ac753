import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { toasts } from '../public-form.ts'
import { inviteStaff } from './staff.ts'
import { expectFitForAll, press, test, undo } from './studio.ts'
import { addDeal, addPerson, sendLead } from './studio-records.ts'

/** Others' changes show within five seconds; a busy machine gets a little longer. */
const SOON = { timeout: 9_000 }

function bell(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
}

test('an enquiry is assigned by keyboard, its colleague is told at once, and undo takes that back', async ({
  page,
  openElsewhere,
}) => {
  const id = await sendLead(page.request, { name: 'Shared Silk', contact: 'silk@shared.example' })
  const colleague = await openElsewhere()
  await inviteStaff({ from: page.request, to: colleague.request, name: 'Sadia Share', role: 'member' })
  await colleague.goto('/crm/inbox')
  await expect(bell(colleague)).toHaveAccessibleName('Notifications')

  await page.goto('/crm/inbox?q=shared')
  await page.locator(`a[data-submission="${id}"]`).focus()
  await page.keyboard.press('a')
  const who = page.getByRole('dialog', { name: 'Assign to a colleague' })
  await who.getByRole('button', { name: 'Sadia Share' }).press('Enter')
  await expect(toasts(page).getByText('Assigned to Sadia Share.')).toBeVisible()

  await expect(bell(colleague)).toHaveAccessibleName('Notifications, 1 unread', SOON)
  await expect(toasts(colleague).getByText('assigned')).toContainText('Shared Silk')
  await undo(page, 'Assigned to Sadia Share.').click()
  await expect(bell(colleague)).toHaveAccessibleName('Notifications', SOON)

  await page.goto(`/crm/inbox/${id}`)
  await press(page, 'Assign')
  await who.getByRole('button', { name: 'Sadia Share' }).click()
  await expect(page.locator('.inbox-taken')).toContainText(/Assigned to .*Sadia Share/)
  await expect(bell(colleague)).toHaveAccessibleName('Notifications, 1 unread', SOON)
  await colleague.keyboard.press('n')
  const notices = colleague.getByRole('dialog', { name: 'Notifications' })
  await expectAccessible(colleague)
  await press(colleague, 'Mark all as read')
  await expect(notices.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await notices.getByRole('link', { name: /Shared Silk/ }).click()
  await expect(colleague).toHaveURL(new RegExp(`/crm/inbox/${id}$`))
  await expect(bell(colleague)).toHaveAccessibleName('Notifications', SOON)
})

test('a note names a colleague, who finds it by the bell; the board follows what others move', async ({
  page,
  openElsewhere,
}) => {
  const person = await addPerson(page.request, { name: 'Named Nadia' })
  const deal = await addDeal(page.request, 'Named site', { contactId: person })
  const colleague = await openElsewhere()
  await inviteStaff({ from: page.request, to: colleague.request, name: 'Tareq Named', role: 'member' })
  await colleague.goto('/crm/deals')
  await expect(colleague.getByText('Named site').first()).toBeVisible()

  await page.goto(`/crm/contacts/${person}`)
  const note = page.getByRole('region', { name: 'Timeline' }).getByRole('textbox', { name: 'Note' })
  await note.pressSequentially('Please call her, @tar')
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Tareq Named' })).toBeVisible()
  await expectAccessible(page)
  await note.press('Enter')
  await expect(note).toHaveValue('Please call her, @Tareq Named ')
  await note.press('Control+Enter')
  await expect(bell(colleague)).toHaveAccessibleName('Notifications, 1 unread', SOON)
  await bell(colleague).click()
  await colleague.getByRole('link', { name: /mentioned you in .*Named Nadia/ }).click()
  await expect(colleague.getByText('Please call her, @Tareq Named')).toBeVisible()

  await colleague.goto('/crm/deals')
  await expect(colleague.getByText('Named site').first()).toBeVisible()
  const { version } = await (await page.request.get(`/api/crm/deals/${deal}`)).json()
  await page.request.patch(`/api/crm/deals/${deal}`, { data: { version, title: 'Renamed by another' } })
  await expect(colleague.getByText('Renamed by another').first()).toBeVisible(SOON)
})

test('what a colleague changes while somebody edits the same value is not overwritten unseen', async ({ page }) => {
  const deal = await addDeal(page.request, 'First title')
  await page.goto(`/crm/deals/${deal}`)
  await press(page, 'Edit: Title')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('My title')
  const { version } = await (await page.request.get(`/api/crm/deals/${deal}`)).json()
  await page.request.patch(`/api/crm/deals/${deal}`, { data: { version, title: 'Their title' } })
  // The page has the newer version by then.
  await expect(page.getByRole('heading', { name: 'Their title' }).first()).toBeVisible(SOON)
  await title.press('Enter')

  await expect(page.getByText('Their title').last()).toBeVisible()
  await press(page, 'Save mine')
  await expect(page.getByRole('heading', { name: 'My title' }).first()).toBeVisible()
})

test('filters of the inbox are remembered, saved under a name, shared and deleted', async ({ page, openElsewhere }) => {
  await sendLead(page.request, { name: 'শফিক আলী', contact: 'shafiq@views.example', comment: 'একটি দোকানের সাইট চাই।' })
  await page.goto('/crm/inbox')
  await page.getByLabel('Language').selectOption('Bangla')
  await expect(page).toHaveURL(/language=bn/)
  await expect(page.getByRole('row', { name: /শফিক/ }).first()).toContainText(/came .*working/)
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible()
  await page.goto('/crm/deals')
  await page.goto('/crm/inbox')
  await expect(page).toHaveURL(/language=bn/)

  await press(page, 'Save view')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bangla first')
  await dialog.getByRole('switch').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await expect(views.getByRole('link', { name: 'Bangla first' })).toHaveAttribute('aria-current', 'true')
  await expectFitForAll(page)

  const colleague = await openElsewhere()
  await inviteStaff({ from: page.request, to: colleague.request, name: 'Vera Views', role: 'viewer' })
  await colleague.goto('/crm/inbox')
  await colleague.getByRole('link', { name: /Bangla first.*shared by Mitali Das/ }).click()
  await expect(colleague).toHaveURL(/language=bn/)
  await expect(colleague.getByRole('button', { name: /Delete view/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete view Bangla first' }).click()
  await undo(page, 'View deleted.').click()
  await expect(views.getByRole('link', { name: 'Bangla first' })).toBeVisible()
  await page.getByLabel('Language').selectOption('Any')
})
