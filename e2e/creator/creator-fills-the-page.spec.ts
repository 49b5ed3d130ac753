import { expect, type Page, test } from '@playwright/test'
import { blockLabels, registrationLabels } from '../../content/hub-blocks.ts'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { everydayIn, labelsIn } from '../languages.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { dragByTouch, savedProfile, status } from './dashboard.ts'
import { PHONE } from './page-form.ts'
import { picture } from './picture.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

const prices = { en: '৳1,25,000', bn: '৳১,২৫,০০০', ar: '١٢٥٬٠٠٠ ৳' }

async function savedProducts(page: Page) {
  const reply = await page.request.get(at('/api/linkhubAuth/me/shop'))
  const { products }: { products: { title: string }[] } = await reply.json()
  return products.map(({ title }) => title)
}

for (const code of languageCodes) {
  const { appearance, dashboard, frame, shop, registrations, pictureField, linkFields } = labelsIn[code]
  const add = dashboard.add

  async function choose(page: Page, what: string) {
    await press(page, add.open)
    await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click()
  }

  test(
    `a creator who reads ${code} fills the page from one sheet, and a visitor orders`,
    everydayIn(code),
    async ({ page }) => {
      const { username } = await makeOwner(page, apiUrl())
      await page.request.patch(at('/api/linkhubAuth/me'), {
        data: { version: 1, language: code, socials: { whatsapp: '8801712345678' } },
      })
      await page.request.post(at('/api/linkhubAuth/me/shop'), {
        multipart: { title: 'Bhapa pitha', currency: 'BDT', price: '60' },
      })
      await page.goto(at(pathIn(siteLanguages[code], '/dashboard')))

      // A product: refused with a sentence, lost by no missing network, removed and brought back.
      await choose(page, add.blocks.product)
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel(shop.form.title, { exact: true }).fill('Chitoi pitha')
      await sheet.getByLabel(shop.form.price).fill('-5')
      await press(page, dashboard.add.save.label)
      await expect(sheet.getByLabel(shop.form.price)).toHaveAttribute('aria-invalid', 'true')
      await sheet.getByLabel(shop.form.price).fill('১২৫০০০')
      await page.context().setOffline(true)
      await press(page, dashboard.add.save.label)
      await expect(sheet.getByRole('alert')).toContainText(frame.failed.offline)
      await page.context().setOffline(false)
      await expectAccessible(page)
      await press(page, dashboard.add.save.label)
      const product = page.getByRole('listitem').filter({ hasText: 'Chitoi pitha' }).first()
      await expect(product).toContainText(prices[code])
      await page.getByRole('button', { name: `${dashboard.links.remove}: Chitoi pitha` }).click()
      await page.locator('.dash-removed').getByRole('button').click()
      await expect(product).toBeVisible()

      // A finger moves it; without a network the move waits, and is seen all the same.
      const grip = (title: string) =>
        page.getByRole('button', { name: `${dashboard.links.grip}: ${title}`, exact: true })
      await page.context().setOffline(true)
      await dragByTouch(page, grip('Chitoi pitha'), grip('Bhapa pitha'))
      await expect(page.getByText(dashboard.saving.waiting.network).first()).toBeVisible()
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: / pitha/ })
          .first(),
      ).toContainText('Chitoi')
      await page.context().setOffline(false)
      await expect.poll(async () => savedProducts(page)).toEqual(['Chitoi pitha', 'Bhapa pitha'])
      await expect(page.locator('.dash-removed')).toHaveCount(0)

      await choose(page, add.blocks.registration)
      await sheet.getByLabel(registrations.kind).selectOption('dbid')
      await sheet.getByLabel(registrations.number).fill('DBID-৪৪১০')
      await press(page, dashboard.add.save.label)
      const paper = registrationLabels[code].kinds.dbid
      await expect(page.getByRole('listitem').filter({ hasText: paper })).toContainText('DBID-4410')
      await page.getByRole('button', { name: `${dashboard.links.remove}: ${paper}` }).click()
      await page.locator('.dash-removed').filter({ hasText: paper }).getByRole('button').click()
      await expect(page.getByRole('listitem').filter({ hasText: paper })).toContainText('DBID-4410')

      // A link with a picture, which is seen in the list as soon as it is chosen.
      await choose(page, add.blocks.link)
      const title = page.getByLabel(linkFields.title, { exact: true })
      await expect(title).toBeFocused()
      await title.fill('Pitha on Fridays')
      await page.getByLabel(linkFields.url, { exact: true }).fill('pitha.example.com')
      await page
        .getByLabel(`${dashboard.links.picture.label}: ${pictureField.choose}`)
        .setInputFiles({ name: 'pitha.png', mimeType: 'image/png', buffer: picture(300, 300) })
      await expect(page.locator('.links-mark img')).toBeVisible()
      await press(page, dashboard.links.done)
      await expect(status(page)).toHaveText(dashboard.saving.saved)
      await press(page, dashboard.saving.undo)
      await expect(page.locator('.links-mark img')).toHaveCount(0)
      await press(page, dashboard.saving.redo)
      await expect(page.locator('.links-mark img')).toBeVisible()
      await expect(status(page)).toHaveText(dashboard.saving.saved)

      // All that is there can be put into another order, by keyboard too.
      await page.getByRole('tab', { name: dashboard.tabs.appearance }).click()
      const { names } = appearance.blocks
      await page.getByRole('button', { name: `${dashboard.links.grip}: ${names.products}` }).press('Space')
      await expect(page.getByText(dashboard.links.reorder.lifted(names.products, 3, 5))).toBeAttached()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(dashboard.links.reorder.over(names.products, 2, 5))).toBeAttached()
      await page.keyboard.press('Space')
      await expect
        .poll(async () => (await savedProfile(page)).look.blocks)
        .toEqual(['profiles', 'products', 'payments', 'links', 'videos', 'connect', 'registrations'])
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)

      await page.goto(at(`/hub/${username}`))
      const order = page.getByRole('link', { name: /Chitoi pitha/ })
      await expect(order).toContainText(blockLabels[code].shop.order)
      await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\/8801712345678\?text=/)
      await expect(page.getByRole('link', { name: 'Pitha on Fridays' }).locator('img')).toBeVisible()
      await expect(page.getByText('DBID-4410')).toBeVisible()
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    },
  )
}
