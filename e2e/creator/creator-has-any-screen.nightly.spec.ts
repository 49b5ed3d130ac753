import { expect, test } from '@playwright/test'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { expectAccessible } from '../browser.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'
import { makeCreator, makeOwner, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const code of languageCodes) {
  const inLanguage = (path: string) => at(pathIn(siteLanguages[code], path))

  test(`${code}: the pages around an account fit every width`, async ({ page }) => {
    for (const path of ['login', 'register', 'forgot-password', 'reset-password?token=old', 'nowhere'])
      await test.step(path, async () => {
        await page.goto(inLanguage(`/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFitForAllWidths(page)
        await expectAccessible(page)
      })
    await makeCreator(page, apiUrl())
    await page.goto(inLanguage('/create-linkhub'))
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
        await page.goto(inLanguage(`/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFitForAllWidths(page)
        await expectAccessible(page)
      })
    await page.goto(inLanguage(`/report/${username}`))
    await expectFitForAllWidths(page)
  })
}
