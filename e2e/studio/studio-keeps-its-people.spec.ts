import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { toasts } from '../public-form.ts'
import { heading, PHONE, press, test, undo } from './studio.ts'
import { addPerson, readPerson } from './studio-records.ts'

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

async function choose(page: Page, act: string) {
  await press(page, 'More')
  await page.getByRole('menuitem', { name: act }).click()
}

async function openPerson(page: Page, id: string) {
  await page.goto(`/crm/contacts/${id}`)
  await expect(heading(page)).toBeVisible()
}

test('each field is saved by itself and can be undone; two who change the same one see both values', async ({
  page,
}) => {
  const id = await addPerson(page.request, { name: 'Rafiq', contactMethods: ['rafiq@tea.example'], title: 'Owner' })
  await openPerson(page, id)
  await press(page, 'Edit: Name')
  await page.getByLabel('Name', { exact: true }).fill('Rafiq Ahmed')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Rafiq Ahmed')
  await expect(page.getByRole('button', { name: 'Edit: Name' })).toBeFocused()

  await card(page, 'Phone and email').getByRole('button', { name: 'Add another' }).click()
  await page.getByLabel('Email or phone', { exact: true }).fill('+880 1712-345678')
  await page.keyboard.press('Enter')
  // Nobody has written to them yet: no template is proposed, and nothing is logged before it is sent.
  await press(page, 'WhatsApp +880 1712-345678')
  const message = page.getByRole('dialog', { name: /Message to .?Rafiq Ahmed/ })
  await expect(message.getByLabel('Message', { exact: true })).toHaveValue('')
  await message.getByLabel('Template').selectOption('Asking again')
  await expect(message.getByRole('link', { name: /^Open WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/8801712345678\?text=Hello%20Rafiq%20Ahmed/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await page.getByLabel('Language', { exact: true }).selectOption('Bangla')
  await undo(page, 'Language is saved.').click()
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en')
  await page.getByRole('switch', { name: 'Do not contact' }).check()
  await expect(card(page, 'Phone and email').getByText('Asked not to be contacted.')).toBeVisible()

  await press(page, 'Edit: Title')
  const { version } = await readPerson(page.request, id)
  await page.request.patch(`/api/crm/contacts/${id}`, { data: { version, title: 'Director' } })
  await page.getByLabel('Title', { exact: true }).fill('Manager')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Director')
  await press(page, 'Save mine')
  await expect(page.getByRole('button', { name: 'Edit: Title' })).toBeVisible()

  await press(page, 'Edit: Location')
  const newer = await readPerson(page.request, id)
  await page.request.patch(`/api/crm/contacts/${id}`, { data: { version: newer.version, title: 'Founder' } })
  await page.getByLabel('Location', { exact: true }).fill('Dubai')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit: Location' })).toBeVisible()
  const expected = { title: 'Founder', location: 'Dubai', language: 'en', isSilent: true }
  expect(await readPerson(page.request, id)).toMatchObject(expected)
})

test('two become one with what both had, undo parts them, and the old address leads on', async ({ page }) => {
  const stays = await addPerson(page.request, { name: 'Faisal Otaibi', contactMethods: ['faisal@dar.example'] })
  const goes = await addPerson(page.request, {
    name: 'Faisal Otaibi',
    contactMethods: ['+966 50 765 4321'],
    title: 'Partner',
  })
  await openPerson(page, stays)
  await choose(page, 'Merge with another…')
  const dialog = page.getByRole('dialog', { name: 'Merge contacts' })
  await dialog.getByRole('button', { name: 'Faisal Otaibi, the same name' }).click()
  await expect(dialog.getByText(/Partner \(from .?Faisal Otaibi.?\)/)).toBeVisible()
  await expect(dialog.getByText('faisal@dar.example, +966 50 765 4321')).toBeVisible()
  await expectAccessible(page)

  const number = card(page, 'Phone and email').getByText('+966 50 765 4321')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(number).toBeVisible()
  expect((await readPerson(page.request, goes)).id).toBe(stays)
  await undo(page, 'is merged into').click()
  await expect(number).toBeHidden()
  expect((await readPerson(page.request, goes)).id).toBe(goes)

  await page.request.post('/api/crm/contacts/merge', { data: { intoId: stays, fromId: goes } })
  await page.goto(`/crm/contacts/${goes}`)
  await expect(page).toHaveURL(`/crm/contacts/${stays}`)
})

test('what is thrown away comes back, by undo, from the trash, and where it is missed', async ({ page }) => {
  const id = await addPerson(page.request, { name: 'Jamal Uddin', contactMethods: ['jamal@padma.example'] })
  await openPerson(page, id)
  await choose(page, 'Move to trash')
  await expect(page).toHaveURL('/crm/contacts')
  await undo(page, 'Jamal Uddin is in the trash.').click()
  await expect(page.getByRole('link', { name: 'Jamal Uddin', exact: true })).toBeVisible()

  await page.request.delete(`/api/crm/contacts/${id}`)
  await page.goto(`/crm/contacts/${id}`)
  await page.getByRole('link', { name: 'Open the trash' }).click()
  await press(page, 'Restore Jamal Uddin')
  await expect(toasts(page).getByText('Jamal Uddin is back.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore Jamal Uddin' })).toBeHidden()

  await page.request.delete(`/api/crm/contacts/${id}`)
  await page.keyboard.press('c')
  await page.getByLabel('Name', { exact: true }).fill('Jamal')
  await page.getByLabel('Email or phone', { exact: true }).fill('jamal@padma.example')
  await press(page, 'Save')
  await page.getByRole('link', { name: 'Open the trash' }).click()
  await press(page, 'Restore Jamal Uddin')
  await expect(page.getByRole('button', { name: 'Restore Jamal Uddin' })).toBeHidden()
})

test('erasing asks for the name, and leaves nothing', async ({ page }) => {
  const id = await addPerson(page.request, { name: 'Noura Q', contactMethods: ['noura@hilal.example'] })
  await openPerson(page, id)
  await choose(page, 'Delete permanently…')
  const dialog = page.getByRole('dialog', { name: 'Delete Noura Q permanently' })
  const erase = dialog.getByRole('button', { name: 'Delete permanently' })
  await expect(erase).toBeDisabled()
  await dialog.getByLabel('Type “Noura Q” to confirm').fill('Noura Q')
  await expectAccessible(page)
  await erase.click()
  await expect(page).toHaveURL('/crm/contacts')
  expect((await page.request.get(`/api/crm/contacts/${id}`)).status()).toBe(404)
})

test('a file of people is tried first; the same file a second time adds nobody; all of it can be undone', async ({
  page,
}) => {
  const csv = 'Full name,Mail,Mobile\nHessa Al Ali,hessa@pearl.example,+971501112233\n,nobody,\n'
  const pick = () =>
    page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.goto('/crm/import')
  await pick()
  await expect(page.getByText('contacts.csv, 2 rows')).toBeVisible()
  await expect(page.getByLabel('Import “Mobile” as')).toHaveValue('phone')
  await expectAccessible(page)
  expect((await (await page.request.get('/api/crm/contacts?q=hessa')).json()).items).toEqual([])
  await press(page, 'Import 1 contact')
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()

  await press(page, 'Another file')
  await pick()
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await undo(page, '1 added, 0 updated.').click()
  await expect(page.getByRole('button', { name: 'Import 1 contact' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('everybody is one tap away', { tag: '@nightly' }, async ({ page }) => {
    await addPerson(page.request, { name: 'রফিকুল ইসলাম', contactMethods: ['০১৮১২৩৪৫৬৭৮'], tags: ['খাবার'] })
    await page.goto('/crm/contacts?q=রফিকুল')
    await expect(page.getByRole('link', { name: 'Call রফিকুল ইসলাম' })).toHaveAttribute('href', 'tel:+8801812345678')
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect(page.getByLabel('Tag', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'রফিকুল ইসলাম', exact: true }).tap()
    await expect(heading(page)).toHaveText('রফিকুল ইসলাম')

    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: 'Add' }).tap()
    await page.getByRole('link', { name: 'New contact' }).tap()
    await expect(heading(page)).toHaveText('New contact')
  })
})
