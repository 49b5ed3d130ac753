import { expect, type Page, test } from '@playwright/test'
import { useInstallation } from '../creator/creator.ts'
import { makeHub, recordBeacons } from './hub.ts'

const { at } = useInstallation()

const MINUTE = 60_000

test('a visit is told once per browser session, and each opened link by pointer, keyboard and middle button', async ({
  page,
}) => {
  const { username, path } = await makeHub(at, page)
  const beacons = recordBeacons(page)
  await page.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))

  const answered = page.waitForResponse('**/api/traffic/track')
  await page.goto(`${path}?s=wa`)
  await answered
  await page.reload()
  await page.getByRole('link', { name: 'My shop' }).click({ button: 'middle' })
  await page.getByRole('link', { name: 'GitHub' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => beacons.map(({ call }) => call)).toEqual(['track', 'click', 'click'])

  const [visit, ...clicks] = beacons
  expect(visit).toMatchObject({ username, source: 'wa' })
  expect(visit?.visitId).toMatch(/^[\w-]{8,64}$/)
  expect(visit?.visitorId).toMatch(/^[\w-]{8,64}$/)
  for (const click of clicks)
    expect(click).toMatchObject({ username, visitId: visit?.visitId, visitorId: visit?.visitorId, source: 'wa' })
  expect(clicks.map(({ link }) => link)).toEqual([expect.stringMatching(/^[\w-]{8,}$/), 'github'])
})

test('two tabs of one browser are one visit, and a tab stays in its own however long it is open', async ({
  context,
  page: first,
}) => {
  const { path } = await makeHub(at, first)
  // A browser stays where it is when the answer is 204.
  await context.route('https://**', (route) => route.fulfill({ status: 204 }))
  const begin = new Date('2026-03-01T08:00:00Z')
  const beacons = recordBeacons(first)
  const open = async (tab: Page, minutes: number) => {
    await tab.clock.setFixedTime(begin.getTime() + minutes * MINUTE)
    await tab.goto(path)
  }

  const answered = first.waitForResponse('**/api/traffic/track')
  await open(first, 0)
  await answered
  const second = await context.newPage()
  const beaconsOfSecond = recordBeacons(second)
  await open(second, 29)
  await second.getByRole('link', { name: 'My shop' }).click()
  await expect.poll(() => beaconsOfSecond).toHaveLength(1)

  expect(beaconsOfSecond).toEqual([expect.objectContaining({ call: 'click', visitId: beacons[0]?.visitId })])
  const third = await context.newPage()
  const beaconsOfThird = recordBeacons(third)
  await open(third, 29 + 31)
  await expect.poll(() => beaconsOfThird.map(({ call }) => call)).toEqual(['track'])
  expect(beaconsOfThird[0]?.visitId).not.toBe(beacons[0]?.visitId)
  expect(beaconsOfThird[0]?.visitorId).toBe(beacons[0]?.visitorId)

  await open(first, 29 + 31 + 300)
  await first.getByRole('link', { name: 'My shop' }).click()
  await expect.poll(() => beacons.map(({ call }) => call)).toEqual(['track', 'click'])
  expect(beacons[1]?.visitId).toBe(beacons[0]?.visitId)
})

test('a visit that got lost on its way is told again, the same in every word', async ({ page }) => {
  const { path } = await makeHub(at, page)
  const beacons = recordBeacons(page)
  await page.route('**/api/traffic/track', (route) => route.abort())
  await page.goto(`${path}?s=wa`, { referer: 'https://www.google.com/' })
  await expect.poll(() => beacons).toHaveLength(1)
  await page.getByRole('link', { name: 'My shop' }).click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(() => beacons).toHaveLength(2)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => beacons).toHaveLength(3)
  await page.unroute('**/api/traffic/track')
  const answered = page.waitForResponse('**/api/traffic/track')
  await page.goto(path)
  await answered
  await page.reload()

  await expect.poll(() => beacons.map(({ call }) => call)).toEqual(['track', 'click', 'track', 'track'])
  const [{ call, ...visit } = {}] = beacons
  expect(visit).toMatchObject({ source: 'wa', referrer: 'www.google.com' })
  for (const again of beacons) expect(again).toMatchObject(visit)
})

test('a visit is not told while the page is only made ready in advance', { tag: '@nightly' }, async ({ page }) => {
  const { path } = await makeHub(at, page)
  const beacons = recordBeacons(page)
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering })
    addEventListener('shown', () => {
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })

  await page.goto(path)
  expect(beacons).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('shown')))

  await expect.poll(() => beacons.map(({ call }) => call)).toEqual(['track'])
})

/** Pages of creators, and of the studio: both count their visits. */
for (const what of ['a creator', 'the studio']) {
  const tag = what === 'a creator' ? [] : '@nightly'
  test(`a browser that keeps nothing tells no ids, so that three loads of a page of ${what} are one visit a day`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError')
          },
        })
    })
    const path = what === 'a creator' ? (await makeHub(at, page)).path : at('/about')
    const beacons = recordBeacons(page)
    for (let load = 1; load <= 3; load++) {
      await page.goto(path)
      await expect.poll(() => beacons).toHaveLength(load)
    }

    for (const { visitId, visitorId } of beacons) expect([visitId, visitorId]).toEqual([undefined, undefined])
  })
}
