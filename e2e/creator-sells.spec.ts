import { expect, test } from '@playwright/test'
import { expectAccessible, overflowOf } from './browser.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { openDashboard, savedProfile } from './dashboard.ts'

const { at, apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 740 } })

test('a creator shows a product, and a visitor begins an order on WhatsApp', async ({ page }) => {
  const { username } = await makeOwner(page, apiUrl())
  await openDashboard(page, apiUrl())
  const { version } = await savedProfile(page)
  await page.request.patch(at('/api/linkhubAuth/me'), {
    data: { version, socials: { whatsapp: '8801712345678' } },
  })
  await page.reload()
  await press(page, 'Add a product')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Title', { exact: true }).fill('Chitoi pitha')
  await sheet.getByLabel('Price', { exact: true }).fill('-5')
  await press(page, 'Save')
  await expect(sheet.getByRole('alert')).toContainText('Enter a price')
  await sheet.getByLabel('Price', { exact: true }).fill('১২৫০০০')
  await expectAccessible(page)
  await press(page, 'Save')
  await expect(page.getByRole('listitem').filter({ hasText: 'Chitoi pitha' })).toContainText('৳1,25,000')

  await page.goto(at(`/hub/${username}`))
  const order = page.getByRole('link', { name: /Chitoi pitha/ })
  await expect(order).toContainText('Order on WhatsApp')
  await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/8801712345678\?text=Hello/)
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
})
