import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, overflowOf } from '../browser.ts'
import { everydayIn } from '../languages.ts'
import { fillLogin, makeOwner, press, useInstallation } from './creator.ts'
import { expectSaved, savedTitles, status } from './dashboard.ts'

const { at, apiUrl } = useInstallation()

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, serviceWorkers: 'allow' })

const languages = {
  en: {
    prefix: '',
    offline: /^You are offline/,
    add: 'Add what you shared',
    link: 'Link',
    video: 'Video or music',
    nothing: /There is no link/,
  },
  bn: {
    prefix: '/bn',
    offline: /^আপনি অফলাইনে আছেন/,
    add: 'যা শেয়ার করলেন, যোগ করুন',
    link: 'লিংক',
    video: 'ভিডিও বা গান',
    nothing: /তাতে কোনো লিংক নেই/,
  },
  ar: {
    prefix: '/ar',
    offline: /هذا آخر ما رأيته/,
    add: 'أضف ما شاركته',
    link: 'رابط',
    video: 'فيديو أو صوت',
    nothing: /لا رابط/,
  },
} as const

/** Until the worker has all that the dashboard needs without a network. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(at(path))
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await page.getByRole('tab', { selected: true }).tap()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // What the document fetched before there was a worker, it fetches once more.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('account')).keys()).length))
    .toBeGreaterThan(5)
}

/** Everything that a cache of this browser says. */
function readCaches(page: Page) {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(`${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return texts.join('\n')
  })
}

for (const [code, labels] of Object.entries(languages)) {
  const dashboard = `${labels.prefix}/dashboard`

  test(
    `the dashboard in ${code} is an app: it installs, and opens without a network as it was seen last`,
    everydayIn(code as 'en'),
    async ({ page, context }) => {
      const { username } = await makeOwner(page, apiUrl())
      await openWithWorker(page, dashboard)
      const browser = await context.newCDPSession(page)
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
      const { url } = await browser.send('Page.getAppManifest')
      // Headless windows are like incognito ones, in which nothing is installed.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
      expect(url).toBe(at(`${dashboard}.webmanifest`))

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText('My shop')).toBeVisible()
      await expect(page.getByText(labels.offline)).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
      await expectAccessible(page)
      await page.goto(at(`${dashboard}/messages`))
      await expect(page.getByText(labels.offline)).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(labels.offline)).toBeHidden()
      expect(await readCaches(page)).toContain(username)
    },
  )

  test(
    `what other apps share with the dashboard in ${code} becomes a link, a video or a product`,
    everydayIn(code as 'en'),
    async ({ page }) => {
      await makeOwner(page, apiUrl())
      const share = (what: Record<string, string>) => page.goto(`${at(dashboard)}?${new URLSearchParams(what)}`)
      const sheet = page.getByRole('dialog', { name: labels.add })
      // YouTube on Android has no field for the address.
      await share({ 'shared-title': 'Nakshi kantha', 'shared-text': 'https://youtu.be/dQw4w9WgXcQ?si=abc' })
      await expect(sheet).toContainText('Nakshi kantha')
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
      await sheet.getByRole('button', { name: labels.video, exact: true }).tap()
      await expect(page.locator('input[name="url"]')).toHaveValue('https://youtu.be/dQw4w9WgXcQ?si=abc')

      await share({ 'shared-text': 'Look at this: https://example.com/a-shawl.' })
      await sheet.getByRole('button', { name: labels.link, exact: true }).tap()
      await expect(page.locator('input[value="https://example.com/a-shawl"]')).toBeVisible()
      await expect(sheet).toBeHidden()
      expect(new URL(page.url()).search).toBe('')

      await share({ 'shared-text': 'No link at all' })
      await expect(sheet).toContainText(labels.nothing)
    },
  )
}

test('what is shared with somebody who is logged out waits for the login', async ({ page }) => {
  const { email } = await makeOwner(page, apiUrl())
  await page.context().clearCookies()
  await page.goto(at('/dashboard?shared-text=https%3A%2F%2Fexample.com%2Fa-shawl'))
  await expect(page).toHaveURL(/\/login\?from=/)
  await fillLogin(page, email)
  await press(page, 'Login')

  await expect(page.getByRole('dialog', { name: 'Add what you shared' })).toContainText('https://example.com/a-shawl')
})

test('after a logout the phone has nothing of the account left, and the worker sees no other page', async ({
  page,
}) => {
  const { username } = await makeOwner(page, apiUrl())
  await openWithWorker(page, '/dashboard')
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(await readCaches(page)).toContain(username)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.locator('#dash-menu').getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL(/\/login/)

  await expect.poll(() => readCaches(page)).not.toContain(username)
  expect(await page.evaluate(() => localStorage.getItem('notified-user'))).toBeNull()
  expect(scopes).toEqual(['/dashboard'])
  for (const path of [`/hub/${username}`, '/', '/login']) {
    await page.goto(at(path))
    expect([path, await page.evaluate(() => navigator.serviceWorker.controller)]).toEqual([path, null])
  }
})

test('what is edited without a network is on the page once there is one', async ({ page, context }) => {
  await makeOwner(page, apiUrl())
  await openWithWorker(page, '/dashboard')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(languages.en.offline)).toBeVisible()
  await page.getByRole('button', { name: 'Edit: My shop' }).tap()
  await page.getByLabel('Title', { exact: true }).fill('My quilts')
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(status(page)).toHaveText('Waiting for the network')
  await page.reload()
  await expect(page.getByText('My quilts')).toBeVisible()
  await context.setOffline(false)

  await expectSaved(page)
  expect(await savedTitles(page)).toEqual(['My quilts'])
})

test('the account says how to get the app and the notifications, and keeps quiet hours', async ({ page }) => {
  await makeOwner(page, apiUrl())
  await page.goto(at('/account'))
  const section = page.getByRole('dialog', { name: 'App and notifications' })
  const open = () => page.getByRole('button', { name: 'Set up' }).tap()
  await open()
  // Chromium without a window has no push service, and permission is refused there.
  await expect(section.getByRole('switch', { name: 'Notify me on this device' })).toBeDisabled()
  await expect(section.getByText(/^Notifications are blocked for this site/)).toBeVisible()
  await section.getByLabel('From', { exact: true }).fill('23:30')
  await section.getByLabel('Until', { exact: true }).focus()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)
  await page.reload()
  await open()
  await expect(section.getByLabel('From', { exact: true })).toHaveValue('23:30')
  await section.getByRole('switch', { name: 'Quiet hours' }).tap()
  await expect(section.getByLabel('From', { exact: true })).toBeHidden()
  await page.reload()
  await open()
  await expect(section.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked()
})
