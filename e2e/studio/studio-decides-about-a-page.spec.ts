import { type Browser, expect } from '@playwright/test'
import { createProfile } from '../browser.ts'
import { newName } from '../creator/creator.ts'
import { toasts } from '../public-form.ts'
import { expectFitForAll, heading, press, test, undo } from './studio.ts'

/** A creator's page that two visitors have reported. */
async function makeReported(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const visitor = await context.newPage()
  const username = newName()
  await createProfile(visitor, baseURL, username)
  for (const report of [
    { reason: 'scam', details: 'They asked for my PIN.\nThen the money was gone.', email: 'victim@example.com' },
    { reason: 'impersonation' },
  ])
    await visitor.request.post(`/api/linkhub/${username}/reports`, { data: report })
  const readStatus = async () => (await visitor.request.get(`/hub/${username}`)).status()
  return { username, readStatus, end: () => context.close() }
}

test('a reported page is taken down with a reason, restored, and its reports are dismissed', async ({
  page,
  browser,
  studio,
}) => {
  const { username, readStatus, end } = await makeReported(browser, studio.url)
  await page.goto('/crm')
  await page
    .getByRole('navigation', { name: 'CRM' })
    .getByRole('link', { name: /^LinkHub \d+ waiting/ })
    .click()
  await expect(heading(page)).toHaveText('LinkHub')
  const found = page.getByRole('article').filter({ hasText: `@${username}` })
  await expect(found).toContainText('2 reports, the first')
  await expect(found).toContainText('It is a scam, or it steals passwords or money')
  await expect(found).toContainText('They asked for my PIN.')
  await expect(found.getByRole('link', { name: 'victim@example.com' })).toBeVisible()
  await expect(found.getByRole('link', { name: `@${username}` })).toHaveAttribute('href', `/hub/${username}`)
  await expectFitForAll(page)

  await found.getByRole('button', { name: /^Take down…/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Page taken down')
  await expectFitForAll(page, ['dark'])
  await dialog.getByLabel('What you found').fill('It asks for PINs.')
  await press(page, 'Take down')
  await expect(toasts(page)).toContainText('Ada Rahman is taken down.')
  await expect(found).toHaveCount(0)
  await expect.poll(readStatus).toBe(410)
  // The button that was pressed is gone; whoever goes by keys is still in the list.
  await expect(page.getByRole('region', { name: 'Reports that wait' })).toBeFocused()

  await page.getByRole('tab', { name: 'Taken down' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `@${username}` })).toBeVisible()
  await expectFitForAll(page)
  await undo(page, 'Ada Rahman is taken down.').click()
  await expect.poll(readStatus).toBe(200)
  await page.getByRole('tab', { name: 'Reported' }).click()

  await found.getByRole('button', { name: /^Dismiss the reports/ }).click()
  await expect(found).toHaveCount(0)
  await page.getByRole('tab', { name: 'Decided' }).click()
  await expect(found).toContainText('decided just now')
  await expectFitForAll(page, ['dark'])
  await found.getByRole('button', { name: /^Reopen/ }).click()
  await expect(found).toHaveCount(0)
  await page.getByRole('tab', { name: 'Reported' }).click()
  await expect(found).toContainText('2 reports')
  expect(await readStatus()).toBe(200)
  await end()
})
