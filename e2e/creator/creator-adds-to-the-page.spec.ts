import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from '../browser.ts'
import { makeOwner, useInstallation } from './creator.ts'
import { addToPage, expectSaved, openDashboard, savedProfile } from './dashboard.ts'

const { apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a creator adds a profile and a telephone on a phone, hides a link, and sees it on the page', async ({ page }) => {
  const { username } = await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())

  await addToPage(page, 'TikTok')
  await expect(page.getByLabel('TikTok', { exact: true })).toBeFocused()
  await page.getByLabel('TikTok', { exact: true }).fill('https://www.tiktok.com/@ada.weaves?lang=bn')
  await expect(page.getByText('Leads to tiktok.com/@ada.weaves')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await addToPage(page, 'Phone')
  await page.getByLabel('Phone', { exact: true }).fill('01819 000111')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Hide: My shop' }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await expectSaved(page)
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)

  await page.goto(`${apiUrl()}/hub/${username}`)
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', 'https://www.tiktok.com/@ada.weaves')
  await expect(page.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', 'tel:+8801819000111')
  await expect(page.getByRole('link', { name: 'My shop' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a link is featured and shown for a while, in the time of its owner', { tag: '@nightly' }, async ({ page }) => {
  await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  await page.getByRole('button', { name: 'Edit: My shop' }).click()

  await page.getByLabel('Feature this link').click()
  await page.getByLabel('Show from').fill('2030-01-02T10:00')
  await page.getByLabel('Show until').fill('2030-01-01T10:00')
  await expect(page.getByText('The end must be later than the start.').first()).toBeVisible()
  await page.getByLabel('Show until').fill('2030-01-03T10:00')
  await page.getByRole('button', { name: 'Done' }).click()

  await expectSaved(page)
  await expect(page.getByText(/^Featured · Not shown before 2 January 2030/)).toBeVisible()
  const { linkIds, linkDetails, timeZone } = await savedProfile(page)
  expect(timeZone).toBe('Asia/Dhaka')
  expect(linkDetails[linkIds[0]]).toEqual({
    isFeatured: true,
    showFrom: Date.parse('2030-01-02T04:00:00Z'),
    showUntil: Date.parse('2030-01-03T04:00:00Z'),
  })
})
