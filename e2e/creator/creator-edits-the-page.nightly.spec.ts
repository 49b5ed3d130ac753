import { expect, test } from '@playwright/test'
import { overflowOf } from '../browser.ts'
import { makeOwner, useInstallation } from './creator.ts'
import { addLink, expectSaved, openDashboard, savedProfile, status } from './dashboard.ts'

const { apiUrl } = useInstallation()

/** A picture of one red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('the dashboard greets its owner, shows the page, and says what is not set', async ({ page }) => {
  const { username } = await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
  await expect(page.getByRole('link', { name: 'View Live Page' })).toHaveAttribute('href', `/hub/${username}`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Links', 'Appearance', 'Analytics'])
  await expect(page.getByText('GitHub · LinkedIn · X (Twitter) · Instagram · Facebook · WhatsApp')).toBeVisible()
  await expect(page.getByText('Not set')).toBeVisible()
  const preview = page.getByRole('region', { name: 'Live preview' })
  await expect(preview.getByText(`@${username}`)).toBeVisible()
  await expect(preview.getByText('I weave, and I write about it.')).toBeVisible()
  await expect(
    page.getByText('search engines do not list your page, and it shows no payment methods and takes no messages'),
  ).toBeVisible()
})

test('the dashboard changes everything about the look, and the preview follows', async ({ page }) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl(), 'appearance')
  const preview = page.getByRole('region', { name: 'Live preview' })
  await page.getByRole('radio', { name: 'Lantern' }).check()
  await expect(page.getByRole('radio', { name: 'Dusk' })).toBeChecked()
  await expect(preview.locator('.hub-ground')).toBeVisible()
  await page.getByRole('radio', { name: 'pink' }).check()
  await expect(page.getByRole('radio', { name: 'Lantern' })).not.toBeChecked()
  await page.getByLabel('Name', { exact: true }).press('End')
  await page.keyboard.type('!')
  await expect(preview.getByText('Ada Rahman!')).toBeVisible()
  await page
    .getByLabel('Profile image: Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByLabel('Profile image: Replace')).toHaveCount(1)
  await expectSaved(page)

  const before = await savedProfile(page)
  expect(before).toMatchObject({
    gradient: 'dusk',
    selectedColor: '#e83e8c',
    name: 'Ada Rahman!',
    look: { pattern: 'stars', shape: 'pill', fill: 'colour', typeface: 'book' },
    profileImage: expect.stringContaining('/images/'),
  })
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dusk' })).toBeChecked()

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => (await savedProfile(page)).profileImage).toBeNull()
  await expect(page.getByText('Picture removed.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await savedProfile(page)).profileImage).not.toBeNull()
  await expect(page.getByText('Picture removed.')).toHaveCount(0)

  await page
    .getByLabel('Background picture: Choose a picture')
    .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(preview.locator('.hub-photo')).toBeVisible()
  await expect.poll(async () => (await savedProfile(page)).backgroundImage).toContain('/images/')
})

test('the settings of the page are below the account, and are saved as they are chosen', async ({ page }) => {
  const { username } = await makeOwner(page, apiUrl())
  await page.goto(`${apiUrl()}/account`)
  await page.getByRole('radio', { name: 'Arabic' }).check()
  await page.getByRole('switch', { name: /own visits/ }).click()
  await page.getByLabel('Time zone').selectOption('Asia/Riyadh')
  await expect
    .poll(() => savedProfile(page))
    .toMatchObject({ language: 'ar', timeZone: 'Asia/Riyadh', countsOwnVisits: expect.any(Boolean) })

  const renamed = `${username}-new`
  await page.getByLabel('Username', { exact: true }).fill(renamed)
  expect((await savedProfile(page)).username).toBe(username)
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect.poll(() => savedProfile(page)).toMatchObject({ username: renamed, formerUsernames: [username] })
})

test('a refusal that quotes one long word fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  const error = `This address is not safe: https://${'long'.repeat(40)}.example.com/`
  await page.route('**/api/linkhubAuth/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: { error, message: error } })
      : route.continue(),
  )
  await addLink(page, 'Refused', 'refused.example.com')
  await expect(status(page)).toHaveText(`Not saved: ${error}`)
  expect(await overflowOf(page)).toBe(0)
})
