import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import type { LinkCheck } from '../../contract/linkhub/link-details.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { expectAccessible, overflowOf, refuseBatches } from '../browser.ts'
import { labelsIn } from '../languages.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { savedProfile, savedTitles, status } from './dashboard.ts'

const { apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const savedPage = readFileSync(join(import.meta.dirname, '../../api/linkhub/import/testing-pages/linktree.txt'))

const DEAD_SINCE = Date.UTC(2026, 10, 12, 6)

for (const code of languageCodes) {
  const { pageImport: labels, dashboard } = labelsIn[code]
  const deadSince = new Intl.DateTimeFormat(siteLanguages[code].locale, { day: 'numeric', month: 'long' }).format(
    DEAD_SINCE,
  )

  test(`a creator who reads ${code} brings links from another page on a phone, chooses among too many, and takes it back`, {
    tag: code === 'en' ? [] : '@nightly',
  }, async ({ page }) => {
    await makeOwner(page, apiUrl())
    await answerChecks(page, 'dead')
    await page.goto(apiUrl() + pathIn(siteLanguages[code], '/dashboard'))
    await expect(page.getByText(dashboard.links.state.dead(deadSince))).toBeVisible()
    const before = await savedProfile(page)

    await press(page, labels.open)
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(labels.address.label).fill('https://linktr.ee/somebody')
    await press(page, labels.find.label)
    // The address of the account is not confirmed; a saved file is read all the same.
    await expect(sheet.getByText(sayIn(code, { code: 'import-unconfirmed' }))).toBeVisible()
    await sheet
      .getByLabel(labels.file.label)
      .setInputFiles({ ...{ name: 'linktree.html', mimeType: 'text/html', buffer: savedPage } })

    // One of the five is on the page already.
    await expect(sheet.getByText(labels.count(4, 4))).toBeVisible()
    await expect(sheet.getByLabel('Press')).toBeDisabled()
    await sheet.getByLabel('New quilts').uncheck()
    await sheet.getByLabel('Press').check()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    expect(await savedProfile(page)).toEqual(before)

    await press(page, labels.take)
    await expect(status(page)).toHaveText(dashboard.saving.saved)
    const after = await savedProfile(page)
    expect(await savedTitles(page)).toEqual(['My shop', 'How I stitch', 'Workshop dates', 'Read my letter', 'Press'])
    expect(after.profiles).toEqual([{ kind: 'tiktok', value: 'ada.weaves' }])
    expect(after.name).toBe(before.name)

    await page.getByRole('button', { name: labels.undo, exact: true }).first().click()
    await expect(status(page)).toHaveText(dashboard.saving.saved)
    expect(await savedTitles(page)).toEqual(['My shop'])

    await answerChecks(page, 'closed')
    await page.reload()
    const note = page.getByText(dashboard.links.state.closed(deadSince))
    await expect(note).toHaveCSS('font-weight', '400')
    await expect(note).toHaveCSS('color', await colourOf(page, '.links-url'))
  })
}

/** What the daily check has found about the one link; by itself it would take two days. */
async function answerChecks(page: Page, state: LinkCheck['state']) {
  await refuseBatches(page)
  await page.route('**/me/link-checks', async (route) => {
    const { linkIds, customLinks } = await savedProfile(page)
    const json = [{ linkId: linkIds[0], url: customLinks[0].url, state, since: DEAD_SINCE }]
    await route.fulfill({ json })
  })
}

function colourOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color)
}
