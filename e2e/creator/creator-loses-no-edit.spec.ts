import { expect, test } from '@playwright/test'
import { makeOwner, useInstallation } from './creator.ts'
import { expectSaved, openDashboard, savedProfile, status } from './dashboard.ts'

const { apiUrl } = useInstallation()

test('the dashboard loses nothing when the network goes, nor when the tab is closed meanwhile', async ({
  page,
  context,
}) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl(), 'appearance')
  await context.setOffline(true)
  // A key would begin to fetch the other screens; without a network that must not lose this one.
  await page.keyboard.press('Shift')
  await page.getByLabel('Name', { exact: true }).fill('Ada of the Delta')
  await expect(status(page)).toHaveText('Waiting for the network')
  await context.setOffline(false)
  await expectSaved(page)
  expect((await savedProfile(page)).name).toBe('Ada of the Delta')

  await page.route('**/api/linkhubAuth/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Bio', { exact: true }).fill('Kept in the browser.')
  await expect(status(page)).toHaveText('Waiting for the network')
  await page.close()
  const later = await context.newPage()
  await openDashboard(later, apiUrl(), 'appearance')
  await expect(later.getByLabel('Bio', { exact: true })).toHaveValue('Kept in the browser.')
  await expect.poll(async () => (await savedProfile(later)).bio).toBe('Kept in the browser.')
})

test('the dashboard tells two tabs of each other, and the last write of each field stays', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl(), 'appearance')
  const other = await context.newPage()
  await openDashboard(other, apiUrl(), 'appearance')

  await other.getByLabel('Bio', { exact: true }).fill('Written in the other tab.')
  await expectSaved(other)
  // Nothing waits here, so the newer version simply shows.
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Written in the other tab.')

  // Different things go together, and both tabs greet by the new name.
  await page.getByLabel('Bio', { exact: true }).fill('')
  await expect(status(page)).toContainText('Not saved:')
  await other.getByLabel('Name', { exact: true }).fill('Named in the other tab')
  await expectSaved(other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Named in the other tab')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Bio', { exact: true }).fill('Written here.')
  await expectSaved(page)
  expect(await savedProfile(page)).toMatchObject({ name: 'Named in the other tab', bio: 'Written here.' })

  // A device that this browser cannot hear of. Per field the last write stays, and its owner is told.
  const { version } = await savedProfile(page)
  const reply = await page.request.patch(`${apiUrl()}/api/linkhubAuth/me`, {
    data: { version, name: 'Named on a phone', bio: 'Written on a phone.' },
  })
  expect(reply.status()).toBe(200)
  await page.getByLabel('Name', { exact: true }).fill('Named here')
  const told = page.getByRole('alert')
  await expect(told).toContainText('This page was edited somewhere else')
  await expectSaved(page)
  expect(await savedProfile(page)).toMatchObject({ name: 'Named here', bio: 'Written on a phone.' })

  // The other version is one step back.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(told).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Named on a phone')
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Written here.')
  await expect.poll(() => savedProfile(page)).toMatchObject({ name: 'Named on a phone', bio: 'Written here.' })

  // The other tab has heard of all of it, and is told that its own words were replaced.
  await expect(other.getByRole('alert')).toContainText('This page was edited somewhere else')
  await other.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(other.getByRole('alert')).toHaveCount(0)
})
