import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from '../browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { addLink, chooseInMenu, expectSaved, openDashboard, savedTitles, status } from './dashboard.ts'

const { apiUrl } = useInstallation()

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the first link is in sight with its figures, and the menu of its handle moves it', { tag: '@nightly' }, async ({
    page,
  }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, apiUrl())

    await expect(page.getByText('Until you confirm your email address')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('First steps')).toBeInViewport()
    const row = page.getByRole('listitem').filter({ hasText: 'My shop' }).first()
    await expect(row).toContainText('0 clicks in 28 days')
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('button')).toHaveCount(3)
    await expectAccessible(page)

    await addLink(page, 'Films', 'films.example.com')
    await chooseInMenu(page, 'Films', 'Move up')
    await expectSaved(page)
    expect(await savedTitles(page)).toEqual(['Films', 'My shop'])

    // The next one is a tap away, above the list.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'New link', exact: true })).toBeInViewport()
    await press(page, 'New link')
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  })

  test('the header has messages and a menu with account, languages and logout', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, apiUrl())
    await expect(page.getByRole('link', { name: /^Messages/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    await press(page, 'Menu')
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'বাংলা' })).toHaveAttribute('href', '/bn/dashboard')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await press(page, 'Logout')
    await expect(page).toHaveURL(`${apiUrl()}/login`)
  })

  test('the first steps tick themselves, and go when they are put away', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, apiUrl())
    await expect(page.getByText('1 of 4')).toBeVisible()
    await page.getByText('First steps').click()
    await press(page, 'Share your page')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 of 4')).toBeVisible()
    await page.getByRole('link', { name: 'Add your picture' }).click()
    await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Profile image', { exact: true })).toBeInViewport()

    await expect(page.getByText('First steps')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Links' }).click()
    await page.getByText('First steps').click()
    await press(page, 'Hide the first steps')
    await expect(page.getByText('First steps')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Links' })).toBeVisible()
    await expect(page.getByText('First steps')).toHaveCount(0)
  })
})

test('on a desk the preview shows the page in a frame that scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  const preview = page.getByRole('region', { name: 'Live preview' })
  await expect(preview).toBeInViewport({ ratio: 1 })
  await preview.getByText('Connect With Me').hover()
  await expect(preview.getByText('Connect With Me')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await expect(status(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(status(page)).toHaveCount(0)
})

test('a part that could not be fetched is fetched at the next tap', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await makeOwner(page, apiUrl())
  await page.route('**/assets/*hub-preview*.js', (route) => route.abort())
  await openDashboard(page, apiUrl())
  await expect(page.getByText('We cannot reach our server right now.').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByText('First steps').click()
  await expect(page.getByRole('region', { name: 'Live preview' }).getByText('Connect With Me')).toBeVisible()
})

test('another language opens the same tab', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  await page.getByRole('tab', { name: 'Appearance' }).click()
  await press(page, 'Menu')
  await page.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/dashboard\?tab=appearance/)
})
