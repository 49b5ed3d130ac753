import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, nextFrames, overflowOf } from '../browser.ts'
import { makeOwner, useInstallation } from './creator.ts'
import { addToPage, dragByTouch, expectSaved, openDashboard, savedProfile } from './dashboard.ts'

const { apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

function grip(page: Page, title: string) {
  return page.getByRole('button', { name: `Drag to reorder: ${title}` })
}

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

test('what was added can be undone, is refused with a sentence where it is wrong, and loses nothing', async ({
  page,
}) => {
  await makeOwner(page, apiUrl())
  const tiktok = { kind: 'tiktok', value: 'ada.weaves' }
  const telegram = { kind: 'telegram', value: 'ada_weaves' }
  await page.request.patch(`${apiUrl()}/api/linkhubAuth/me`, { data: { version: 1, profiles: [tiktok] } })
  await openDashboard(page, apiUrl())

  await addToPage(page, 'Telegram')
  const field = page.getByLabel('Telegram', { exact: true })
  await field.fill('https://telegram.example.com/ada')
  await field.blur()
  await expect(page.getByText('Enter your Telegram name').first()).toBeVisible()
  await expect(field).toHaveValue('https://telegram.example.com/ada')
  await field.fill('ada_weaves')
  await page.getByRole('button', { name: 'Done' }).click()
  await expectSaved(page)
  expect((await savedProfile(page)).profiles).toEqual([tiktok, telegram])
  await dragByTouch(page, grip(page, 'Telegram'), grip(page, 'TikTok'))
  await expect.poll(async () => (await savedProfile(page)).profiles).toEqual([telegram, tiktok])
  await grip(page, 'TikTok').press('Space')
  await expect(page.getByText('Picked up TikTok, place 2 of 2.')).toBeAttached()
  await nextFrames(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('TikTok is now at place 1 of 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await savedProfile(page)).profiles).toEqual([tiktok, telegram])

  await page.getByRole('button', { name: 'Remove: Telegram' }).click()
  await expect.poll(async () => (await savedProfile(page)).profiles).toEqual([tiktok])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await savedProfile(page)).profiles).toEqual([tiktok, telegram])
})

test('a link is featured and shown for a while, in the time of its owner', async ({ page }) => {
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
