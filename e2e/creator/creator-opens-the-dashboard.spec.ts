import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from '../browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { addLink, chooseInMenu, expectSaved, openDashboard, savedTitles, status } from './dashboard.ts'

const { apiUrl } = useInstallation()

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the first link is in sight with its figures, and the menu of its handle moves it', async ({ page }) => {
    await makeOwner(page, apiUrl())
    await openDashboard(page, apiUrl())

    await expect(page.getByText('Until you confirm your email address')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('First steps')).toBeInViewport()
    const row = page.getByRole('listitem').filter({ hasText: 'My shop' }).first()
    await expect(row).toContainText('0 opens in 28 days')
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('button')).toHaveCount(3)
    await expectAccessible(page)

    await addLink(page, 'Films', 'films.example.com')
    await chooseInMenu(page, 'Films', 'Move up')
    await expectSaved(page)
    expect(await savedTitles(page)).toEqual(['Films', 'My shop'])
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

    await press(page, 'Hide the first steps')
    await expect(page.getByText('First steps')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Appearance' })).toBeVisible()
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
