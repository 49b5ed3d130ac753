import { expect, test } from '@playwright/test'
import { useInstallation } from './creator.ts'
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
