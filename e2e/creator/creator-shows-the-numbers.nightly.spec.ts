import { expect, type Page, test } from '@playwright/test'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { expectAccessible, overflowOf, refuseBatches } from '../browser.ts'
import { labelsIn } from '../languages.ts'
import { useMailedInstallation } from '../mailbox.ts'
import { makeOwner, press } from './creator.ts'

const { url, confirmAddress } = useMailedInstallation()
const at = (path: string) => url() + path
const phone = { viewport: { width: 360, height: 740 } }

test.use(phone)

const nought = { en: '0', bn: '০', ar: '٠' }

for (const code of languageCodes) {
  const { weeklyReports, sponsors, sharedStatsPage } = labelsIn[code]
  const total = `${sharedStatsPage.lifetime} ${nought[code]}`
  const revoke = `${sponsors.revoke}: Aarong`

  test(`a creator who reads ${code} chooses the day of the weekly report, and shows the stats to a sponsor until that is over`, async ({
    page,
    browser,
  }) => {
    const { username, email } = await makeOwner(page, url())
    await page.request.patch(at('/api/linkhubAuth/me'), { data: { version: 1, language: code } })
    await page.goto(at(`${pathIn(siteLanguages[code], '/dashboard')}?tab=analytics`))
    await unfold(page, weeklyReports.heading)
    await page.getByLabel(weeklyReports.day).selectOption('1')
    await expect(page.getByText(weeklyReports.unconfirmed)).toBeVisible()
    await unfold(page, sponsors.heading)
    await expect(page.getByText(sponsors.unconfirmed)).toBeVisible()
    await confirmAddress(page, email)
    await page.reload()
    await unfold(page, sponsors.heading)
    await page.getByLabel(sponsors.label).fill('Aarong')
    await press(page, sponsors.make)
    const address = await page.getByLabel(sponsors.made).inputValue()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    const plain = await browser.newContext({ javaScriptEnabled: false, ...phone })
    const sponsor = await plain.newPage()
    const { pathname, search } = new URL(address)
    await sponsor.goto(at(pathname + search))
    await expect(sponsor.locator('html')).toHaveAttribute('lang', code)
    await expect(sponsor.getByText(`@${username}`)).toBeVisible()
    await expect(sponsor.getByRole('row', { name: total })).toBeVisible()
    expect(await overflowOf(sponsor)).toBe(0)
    await sponsor.emulateMedia({ media: 'print' })
    await expect(sponsor.locator('header, footer, nav, .skip-link').filter({ visible: true })).toHaveCount(0)
    await expect(sponsor.getByRole('row', { name: total })).toBeVisible()
    await sponsor.emulateMedia({ media: 'screen' })

    // As it is after an address has refused a report for a day and a half.
    const paused = { weekday: 1, isSilent: false, isConfirmed: true, failedAt: Date.now() }
    await refuseBatches(page)
    await page.route('**/me/weekly-report', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: paused }) : route.continue(),
    )
    await page.reload()
    await expect(page.getByText(weeklyReports.paused)).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await press(page, weeklyReports.resume)
    await expect(page.getByText(weeklyReports.paused)).toBeHidden()
    await unfold(page, weeklyReports.heading)
    await unfold(page, sponsors.heading)
    await expect(page.getByLabel(weeklyReports.day)).toHaveValue('1')
    await press(page, revoke)
    await expect(page.getByRole('button', { name: revoke })).toBeHidden()
    await sponsor.reload()
    await expect(sponsor.getByText(sayIn(code, { code: 'address-revoked' }))).toBeVisible()
    await plain.close()
  })
}

function unfold(page: Page, heading: string) {
  return page.locator('summary', { hasText: heading }).click()
}
