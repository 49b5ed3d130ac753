import { expect, test } from '@playwright/test'
import { expectFitForAllWidths } from '../screen-widths.ts'
import { makeCreator, makeOwner, useInstallation } from './creator.ts'
import { openDashboard } from './dashboard.ts'

const { at, apiUrl } = useInstallation()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the form for a new page fits every width', async ({ page }) => {
  await makeCreator(page, apiUrl())
  await page.goto(at('/create-linkhub'))
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible()

  await expectFitForAllWidths(page)
})

test('the dashboard and the account fit every width', async ({ page }) => {
  await makeOwner(page, apiUrl())
  for (const tab of ['links', 'appearance', 'analytics'])
    await test.step(tab, async () => {
      await openDashboard(page, apiUrl(), tab)
      await expectFitForAllWidths(page)
    })
  await page.goto(at('/account'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await expectFitForAllWidths(page)
})
