import { expect, test } from '@playwright/test'
import { expectAccessible } from '../browser.ts'
import { makeCreator, makeOwner, useInstallation } from '../creator/creator.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'

const { at, apiUrl } = useInstallation()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const code of ['bn', 'ar']) {
  test(`${code}: the pages around an account fit every width`, async ({ page }) => {
    for (const path of ['login', 'register', 'forgot-password', 'reset-password?token=old', 'nowhere'])
      await test.step(path, async () => {
        await page.goto(at(`/${code}/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFitForAllWidths(page)
        await expectAccessible(page)
      })
    await makeCreator(page, apiUrl())
    await page.goto(at(`/${code}/create-linkhub`))
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    await expectFitForAllWidths(page)
  })

  test(`${code}: the dashboard and the account fit every width`, async ({ page }) => {
    const { username } = await makeOwner(page, apiUrl())
    for (const path of [
      'dashboard?tab=links',
      'dashboard?tab=appearance',
      'dashboard?tab=analytics',
      'dashboard/messages',
      'account',
    ])
      await test.step(path, async () => {
        await page.goto(at(`/${code}/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFitForAllWidths(page)
        await expectAccessible(page)
      })
    await page.goto(at(`/${code}/report/${username}`))
    await expectFitForAllWidths(page)
  })
}
