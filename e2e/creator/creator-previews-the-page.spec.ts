import { expect, test } from '@playwright/test'
import { makeOwner, useInstallation } from './creator.ts'
import { openDashboard } from './dashboard.ts'
import { openPageForm, PHONE, unfold } from './page-form.ts'

const { apiUrl } = useInstallation()

test.use(PHONE)

test('the preview shows links as the page will: with title and address', async ({ page }) => {
  await openPageForm(page, apiUrl())
  await page.setViewportSize({ width: 1440, height: 900 })
  await unfold(page, 'Your own links')
  const preview = page.getByRole('region', { name: 'Live preview' })
  await page.getByLabel('Title').fill('Order for Friday')
  await expect(preview.getByRole('link', { name: 'Order for Friday' })).toHaveCount(0)
  await expect(preview.getByText('Order for Friday')).toHaveCount(0)
  await page.getByLabel('Address').fill('shop.example.com')

  await expect(preview.getByRole('link', { name: 'Order for Friday' })).toBeVisible()
})

test('the preview follows every keystroke', async ({ page }) => {
  await openPageForm(page, apiUrl())
  await page.getByLabel('Name', { exact: true }).fill('রোকেয়া')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Live preview' })
  await expect(dialog.getByText('রোকেয়া')).toBeVisible()
  await expect(dialog.getByText('@username')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Username', { exact: true }).pressSequentially('rokeya')
  await expect(page.getByRole('region', { name: 'Live preview' }).getByText('@rokeya')).toBeVisible()
})

for (const window of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]) {
  test(`the dashboard shows the address, the ways to share it and the preview at once, at ${window.width} x ${window.height}`, async ({
    page,
  }) => {
    const { username } = await makeOwner(page, apiUrl())
    await page.setViewportSize(window)
    await openDashboard(page, apiUrl())

    const address = page.getByRole('textbox', { name: 'Your address' })
    await expect(address).toHaveValue(new RegExp(`/hub/${username}$`))
    for (const part of [
      address,
      page.getByRole('button', { name: 'Copy: Your address' }),
      page.getByRole('button', { name: 'Share', exact: true }),
      page.getByRole('region', { name: 'Live preview' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    const own = await page.locator('.dash-side').evaluate((side) => side.scrollHeight - side.clientHeight)
    expect(own).toBe(0)
    // As on the page itself, and in the order of the specification.
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
      'Social links',
      'Custom links',
    ])
  })
}
