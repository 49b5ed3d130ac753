import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { hubLabels } from '../../content/hub.ts'
import { languageCodes } from '../../contract/languages.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { newName, PASSWORD, useInstallation } from '../creator/creator.ts'
import { everydayIn } from '../languages.ts'

const { at } = useInstallation()

const links = [
  { title: 'My shop', url: 'https://shop.example.com/' },
  { title: 'আমার বই', url: 'https://books.example.com/' },
]
const socials = { github: 'octocat', instagram: '@ada', whatsapp: '+880 1712 345678' }

/** A full page, made in a browser of its own: the viewer's stays a stranger's. */
async function makeHub(page: Page, fields: Record<string, string> = {}) {
  const browser = page.context().browser()
  const owner = await browser?.newContext()
  if (!owner) throw new Error('There is no browser to make a page with.')
  const username = newName()
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#1E2A5E' } })
    .png()
    .toBuffer()
  await owner.request.post(at('/api/auth/register'), {
    data: { email: `${username}@example.com`, password: PASSWORD, passwordConfirmation: PASSWORD },
  })
  const creation = await owner.request.post(at('/api/linkhub'), {
    multipart: {
      name: 'Ada Rahman',
      username,
      bio: 'I weave.\nAnd I write about it.',
      socials: JSON.stringify(socials),
      customLinks: JSON.stringify(links),
      profileImage: { name: 'me.png', mimeType: 'image/png', buffer: picture },
      ...fields,
    },
  })
  expect(creation.status(), await creation.text()).toBe(201)
  await owner.close()
  return { username, path: at(`/hub/${username}`) }
}

/** What the page tells the API, by the last part of the address. */
function recordBeacons(page: Page) {
  const beacons: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const call = /\/api\/traffic\/(\w+)$/.exec(request.url())?.[1]
    if (call) beacons.push({ call, ...request.postDataJSON() })
  })
  return beacons
}

test('a viewer gets the page with one request, then its pictures', async ({ page }) => {
  const { path } = await makeHub(page)
  const kinds: string[] = []
  page.on('request', (request) => kinds.push(request.resourceType()))

  await page.goto(path)

  expect(kinds.slice(0, 2)).toEqual(['document', 'image'])
  expect(kinds.filter((kind) => !['document', 'image', 'fetch'].includes(kind))).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Rahman' })).toBeVisible()
  await expect(page.getByText('I weave.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/octocat',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801712345678',
  )
  await expect(page.getByRole('link', { name: 'My shop' })).toHaveAttribute('rel', 'noopener nofollow ugc')
  await expect(page.getByText('Connect With Me')).toBeVisible()
})

/** By which the language of a page is guessed. */
const names = { en: 'Ada Rahman', bn: 'আদা রহমান', ar: 'آدا رحمن' }

for (const code of languageCodes)
  test(
    `inside Instagram a page in ${code} offers to open a browser, and does not go there by itself`,
    everydayIn(code),
    async ({ page, browser }) => {
      const app = await browser.newContext({
        viewport: { width: 360, height: 740 },
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 Instagram 331.0.0.37.90 Android (34/14; 450dpi; 1080x2130; samsung; SM-A155F; a15; mt6789; bn_BD; 598323401)',
      })
      const viewer = await app.newPage()
      const { path } = await makeHub(page, { name: names[code], bio: names[code] })
      await viewer.goto(path)
      const openBrowser = viewer.getByRole('link', { name: hubLabels[code].out.open })

      await expect(openBrowser).toBeInViewport()
      expect((await openBrowser.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await openBrowser.getAttribute('href')).toContain(encodeURIComponent(new URL(path).pathname))
      await expectAccessible(viewer)
      expect(await overflowOf(viewer)).toBe(0)
      await expect(viewer).toHaveURL(path)
      await app.close()
    },
  )

test('a visit is told once per browser session, and each opened link by pointer, keyboard and middle button', async ({
  page,
}) => {
  const { username, path } = await makeHub(page)
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
    expect(click).toMatchObject({
      username,
      visitId: visit?.visitId,
      visitorId: visit?.visitorId,
      source: 'wa',
    })
  expect(clicks.map(({ link }) => link)).toEqual([expect.stringMatching(/^[\w-]{8,}$/), 'github'])
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
    const path = what === 'a creator' ? (await makeHub(page)).path : at('/about')
    const beacons = recordBeacons(page)
    for (let load = 1; load <= 3; load++) {
      await page.goto(path)
      await expect.poll(() => beacons).toHaveLength(load)
    }

    for (const { visitId, visitorId } of beacons) expect([visitId, visitorId]).toEqual([undefined, undefined])
  })
}

const MINUTE = 60_000

test('two tabs of one browser are one visit, and a tab stays in its own however long it is open', async ({
  context,
  page: first,
}) => {
  const { path } = await makeHub(first)
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
  const { path } = await makeHub(page)
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

test('a visit is not told while the page is only made ready in advance', { tag: '@nightly' }, async ({
  page,
}) => {
  const { path } = await makeHub(page)
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

test('without pictures the page says whose picture is missing', { tag: '@nightly' }, async ({ page }) => {
  const { path } = await makeHub(page)
  await page.route('**/images/**', (route) => route.abort())

  await page.goto(path)

  const portrait = page.getByRole('img', { name: 'Photo of Ada Rahman' })
  await expect(portrait).toBeVisible()
  // The circle would cut the words.
  expect(await portrait.evaluate((image) => getComputedStyle(image, '::after').content)).toContain('"A"')
  await expect(page.getByRole('link', { name: 'My shop' })).toBeVisible()
})

test('at twice the size of text nothing sticks out, not even the longest word', { tag: '@nightly' }, async ({
  page,
}) => {
  const { path } = await makeHub(page, { name: 'W'.repeat(80), bio: 'supercalifragilistic'.repeat(25) })
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(path)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })

  expect(await overflowOf(page)).toBe(0)
})

for (const gradient of ['sunrise', 'ocean', 'dusk']) {
  const tag = gradient === 'sunrise' ? [] : '@nightly'
  test(`everybody can use a page in ${gradient}`, { tag }, async ({ page }) => {
    const { path } = await makeHub(page, { gradient, selectedColor: '#007bff' })
    await page.goto(path)

    await expectAccessible(page)
  })
}

test('in the app the page says that it is loading, then it is there and the visit is told', async ({
  page,
}) => {
  const { username } = await makeHub(page)
  const beacons = recordBeacons(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/linkhub/${username}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/products'))
  // The app wakes with the first sign of a person; then going back and forth is its business.
  await page.mouse.move(40, 40)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/hub/${username}`)

  await expect(page.getByRole('status').filter({ hasText: 'Loading profile...' })).toBeVisible()
  release()

  await expect(page.getByRole('heading', { level: 1, name: 'Ada Rahman' })).toBeVisible()
  await expect(page).toHaveTitle(`Ada Rahman (@${username})`)
  // The page of the studio before it was told as well.
  await expect.poll(() => beacons.map(({ call }) => call)).toEqual(['site', 'track'])
})

test('somebody reports a page, with and without scripts', async ({ browser, page }) => {
  const { username, path } = await makeHub(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Report this page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a page' })).toBeVisible()

  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a reason.')
  await page.getByLabel('It pretends to be somebody else').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(at(`/report/${username}`))
  await plain.getByLabel('It is a scam, or it steals passwords or money').check()
  await plain.getByRole('button', { name: 'Send report' }).click()
  await expect(plain.getByText('Thank you. It is with us.')).toBeVisible()
  await context.close()
})
