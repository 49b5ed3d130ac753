import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, type Download, expect, type Page, test } from '@playwright/test'
import { refuseBatches } from '../browser.ts'
import { makeOwner, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; en_GB)'

/** Somebody with a browser of their own. The page's links lead nowhere from here: a browser stays where it is
    when the answer is 204. A link opened in a tab of its own made Chromium crash, rarely, at the next tab. */
async function newVisitor(browser: Browser, userAgent: string) {
  const context = await browser.newContext({ userAgent })
  await context.route('https://*/**', (route) => route.fulfill({ status: 204 }))
  return context
}

/** Opens the page as somebody who followed a link, and waits until the visit is counted. */
async function visit(page: Page, path: string, referer?: string) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/traffic/track'))
  await page.goto(at(path), referer ? { referer } : {})
  expect((await counted).status()).toBe(204)
}

/** A tab in which it is an hour later: what is opened there is another session of the same browser. */
async function anHourLater(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.clock.setFixedTime(Date.now() + 60 * 60 * 1000)
  return tab
}

async function openAnalytics(page: Page, query = '') {
  await page.goto(at(`/dashboard?tab=analytics${query}`))
  await expect(page.getByText('Lifetime Visits', { exact: true })).toBeVisible()
}

async function expectFigures(page: Page, figures: Record<string, string>) {
  for (const [label, count] of Object.entries(figures)) {
    await expect(page.locator('.figures-row > div', { hasText: label }).locator('dd')).toHaveText(count)
  }
}

/** The cells of a row, by what it is called. */
function cells(page: Page, table: string, row: string) {
  return page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
}

async function contentOf(download: Download) {
  return readFile(await download.path())
}

/** The browser comes back to this tab. */
async function lookAgain(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

test('what visitors did from other browsers is what the owner reads, exactly', async ({ page, browser }) => {
  const { username } = await makeOwner(page, apiUrl())
  const desk = await newVisitor(browser, DESKTOP)
  const phone = await newVisitor(browser, INSTAGRAM)

  const atDesk = await desk.newPage()
  await visit(atDesk, `/hub/${username}`, 'https://www.google.com.bd/')
  const clicked = atDesk.waitForResponse((response) => response.url().endsWith('/api/traffic/click'))
  await atDesk.getByRole('link', { name: 'My shop' }).click()
  expect((await clicked).status()).toBe(204)

  await visit(await phone.newPage(), `/hub/${username}?s=ig`)
  // The same person again, in another session.
  await visit(await anHourLater(phone), `/hub/${username}?s=flyer`)
  await page.request.post(`${apiUrl()}/api/traffic/track`, {
    data: { username },
    headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' },
  })

  await openAnalytics(page)
  await expectFigures(page, { 'Lifetime Visits': '3', 'Unique Visitors': '2', 'Visits Today': '3' })
  await expect(page.getByText('Each mark is 1 visit.')).toBeVisible()
  await expect(page.getByText('None in the previous 30 days')).toBeVisible()
  await expect(page.getByRole('row', { name: /^My shop/ }).getByRole('cell')).toHaveText(['1', '33%', '100%'])
  await expect(page.getByText('33% of visits clicked a link.')).toBeVisible()
  await expect(cells(page, 'Apps', 'Instagram')).toHaveText(['2', '67%'])
  await expect(cells(page, 'Apps', 'Browser, not in an app')).toHaveText(['1', '33%'])
  // Folded until it is asked for.
  await expect(page.getByRole('table', { name: 'Tagged links' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'Tagged links' }).click()
  await expect(cells(page, 'Tagged links', 'Instagram')).toHaveText(['1', '33%'])
  await expect(cells(page, 'Tagged links', '\\?s=flyer')).toHaveText(['1', '33%'])
  await expect(cells(page, 'Websites', 'google.com')).toHaveText(['1', '33%'])
  await expect(cells(page, 'Devices', 'Phone')).toHaveText(['2', '67%'])
  await expect(cells(page, 'Devices', 'Computer')).toHaveText(['1', '33%'])
  await expect(page.getByRole('table', { name: 'Countries' })).toHaveCount(0)
  await expect(page.getByText('1 view by bots and link previews is not counted.')).toBeVisible()

  await visit(await anHourLater(desk), `/hub/${username}`)
  await lookAgain(page)
  await expectFigures(page, { 'Lifetime Visits': '4', 'Unique Visitors': '2', 'Visits Today': '4' })

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${username}_.*\\.csv$`))
  const lines = (await contentOf(download)).toString().trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,4,2,1,1$/)
  await desk.close()
  await phone.close()
})

test.describe('the numbers', () => {
  test.beforeEach(async ({ page, browser }) => {
    const { username } = await makeOwner(page, apiUrl())
    const visitor = await newVisitor(browser, DESKTOP)
    await visit(await visitor.newPage(), `/hub/${username}`)
    await visitor.close()
  })

  test('keep in their address how far back somebody looks', { tag: '@nightly' }, async ({ page }) => {
    await openAnalytics(page)
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
    await page.getByRole('radio', { name: '30 days' }).focus()
    await page.keyboard.press('ArrowLeft')

    await expect(page).toHaveURL(/tab=analytics&days=7/)
    await expect(page.getByText('Last 7 days,')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
    await openAnalytics(page, '&days=365')
    await expect(page.getByRole('heading', { name: 'Visits per week' })).toBeVisible()
    await expect(page.getByText('Last 365 days,')).toBeVisible()
  })

  test('are read bar by bar with keys, by finger, and as a table', { tag: '@nightly' }, async ({ page }) => {
    await openAnalytics(page, '&days=7')
    const day = page.getByRole('slider', { name: 'Day' })
    await expect(day).toHaveAttribute('aria-valuetext', /^Today, .*: 1 visit, 1 visitor$/)
    await day.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(day).toHaveAttribute('aria-valuetext', /^\d+ \w+: 0 visits, 0 visitors$/)
    await page.keyboard.press('End')
    await expect(page.locator('.chart-reading')).toHaveText(/^Today, .* 1 visit, 1 visitor$/)

    const box = await page.locator('.chart-sewing').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 60)
    await expect(page.locator('.chart-reading')).toHaveText(/ 0 visits, 0 visitors$/)

    await page.getByText('Show as a table').click()
    const rows = page.locator('.chart-numbers').getByRole('row')
    await expect(rows).toHaveCount(8)
    await expect(rows.nth(1)).toHaveText(/^Today, .*11$/)
  })

  test('stay when the network goes, and say how old they are', { tag: '@nightly' }, async ({ page, context }) => {
    await openAnalytics(page)
    await expect(page.getByText('Showing figures from')).toBeVisible()
    await context.setOffline(true)
    await lookAgain(page)

    await expect(
      page.getByText('You are offline. Try again when you are connected. Showing figures from'),
    ).toBeVisible()
    await expectFigures(page, { 'Lifetime Visits': '1' })
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
  })
})

test('after an error each figure defaults to 0, and can be asked for again', async ({ page }) => {
  await makeOwner(page, apiUrl())
  await page.route('**/me/analytics?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(at('/dashboard?tab=analytics'))

  await expect(page.getByRole('status').getByText('Analytics could not be loaded.')).toBeVisible()
  await expectFigures(page, { 'Lifetime Visits': '0', 'Unique Visitors': '0', 'Visits Today': '0' })
  await page.unroute('**/me/analytics?*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText('Showing figures from')).toBeVisible()
  await expectFigures(page, { 'Lifetime Visits': '0' })
})

test('the owner of a page that is off the web is not told that it is live', { tag: '@nightly' }, async ({ page }) => {
  await makeOwner(page, apiUrl())
  await refuseBatches(page)
  await page.route('**/api/linkhubAuth/me', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), isSuspended: true } })
  })
  await openAnalytics(page)

  await expect(page.getByText('Your page has been taken down, so nobody can open it')).toBeVisible()
  await expect(page.getByText('Your page is live.')).toHaveCount(0)
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Share your page' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Your page is taken down right now.')
})

test.describe('sharing', () => {
  test('gives the address in every form, and the focus back', { tag: '@nightly' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { username } = await makeOwner(page, apiUrl())
    await page.goto(at('/dashboard'))
    const open = page.getByRole('button', { name: 'Share', exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Share your page' })

    await dialog.getByRole('button', { name: 'Copy: WhatsApp' }).click()
    await expect(dialog.getByText('Copied', { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(`/hub/${username}?s=wa`))

    const pictures = dialog.locator('img')
    await expect(pictures).toHaveJSProperty('naturalWidth', 1200)
    await expect(dialog.getByText(`Ada Rahman (@${username})`)).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('marks the address where the browser does not copy', { tag: '@nightly' }, async ({ page }) => {
    const { username } = await makeOwner(page, apiUrl())
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(at('/dashboard'))
    await page.getByRole('button', { name: 'Copy: Your address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy: Your address' }).click()

    await expect(page.getByText('Selected. Now copy it.')).toBeVisible()
    const field = page.getByLabel('Your address', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(at(`/hub/${username}`))
    await expect
      .poll(() => field.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)))
      .toBe(at(`/hub/${username}`).length)
  })

  test('hands out the QR code as a drawing and as a picture', { tag: '@nightly' }, async ({ page }) => {
    const { username } = await makeOwner(page, apiUrl())
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/dashboard'))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('img', { name: `QR code that leads to ${at(`/hub/${username}?s=qr`)}` })).toBeVisible()

    const drawing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'SVG for print' }).click()
    expect((await drawing).suggestedFilename()).toBe(`${username}-qr-code.svg`)
    expect((await contentOf(await drawing)).toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)

    const picture = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PNG picture' }).click()
    expect((await picture).suggestedFilename()).toBe(`${username}-qr-code.png`)
    const png = await contentOf(await picture)
    // Its header says how wide and how high it is.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
