import { expect, type Page, test } from '@playwright/test'
import { blockLabels } from '../../content/hub-blocks.ts'
import { languageCodes, pathIn, siteLanguages } from '../../contract/languages.ts'
import { sayIn } from '../../contract/sentences/in-language.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { everydayIn, labelsIn } from '../languages.ts'
import { recordBeacons } from '../visitor/hub.ts'
import { makeOwner, press, useInstallation } from './creator.ts'
import { PHONE } from './page-form.ts'

const { at, apiUrl } = useInstallation()

test.use(PHONE)

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

/** Stands for every other site, and records what is asked of them. */
async function playOtherSites(page: Page) {
  const asked: string[] = []
  await page.context().route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1><button>Pause</button>' })
  })
  return asked
}

for (const code of languageCodes) {
  const { videos: labels, dashboard } = labelsIn[code]

  test(
    `a creator who reads ${code} pastes a link on a phone, and a visitor watches on the page`,
    everydayIn(code),
    async ({ page }) => {
      const asked = await playOtherSites(page)
      const { username } = await makeOwner(page, apiUrl())
      await page.request.patch(at('/api/linkhubAuth/me'), { data: { version: 1, language: code } })
      await page.goto(at(pathIn(siteLanguages[code], '/dashboard')))

      await press(page, dashboard.add.open)
      await page.getByRole('dialog').getByRole('button', { name: dashboard.add.blocks.video, exact: true }).click()
      const sheet = page.getByRole('dialog')
      const link = sheet.getByLabel(labels.form.url, { exact: true })
      await link.fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
      await press(page, dashboard.add.save.label)
      await expect(sheet.getByText(sayIn(code, { code: 'invalid-video' })).first()).toBeVisible()
      await link.fill('My film! https://youtu.be/dQw4w9WgXcQ?si=abc')
      await expectAccessible(page)
      await press(page, dashboard.add.save.label)

      // The server reaches no other site here. The card is there all the same, and its owner is told.
      await expect(page.getByText(labels.problem.unreachable('YouTube'))).toBeVisible()
      await page.getByRole('button', { name: `${dashboard.links.edit}: YouTube` }).click()
      await sheet.getByLabel(labels.form.title).fill('How a kantha is made')
      await press(page, dashboard.add.save.label)
      await expect(sheet).toHaveCount(0)
      await page.getByRole('button', { name: `${dashboard.links.remove}: How a kantha is made` }).click()
      await page.locator('.dash-removed').getByRole('button').click()
      await expect(page.getByRole('listitem').filter({ hasText: 'How a kantha is made' }).first()).toBeVisible()
      expect(await overflowOf(page)).toBe(0)

      const beacons = recordBeacons(page)
      await page.goto(at(`/hub/${username}`))
      const card = page.getByRole('link', { name: /How a kantha is made/ })
      await expect(card).toContainText(`${blockLabels[code].videos.watch} · YouTube`)
      await expect(card).toHaveAttribute('href', VIDEO)
      await expectAccessible(page)
      expect(asked).toEqual([])

      await card.click()
      const frame = page.locator('iframe[title="How a kantha is made"]')
      await expect(page.frameLocator('.hub-videos iframe').getByRole('heading')).toBeVisible()
      await expect(frame).toBeFocused()
      expect(asked).toEqual([PLAYER])
      await expect(page).toHaveURL(at(`/hub/${username}`))
      await expect.poll(() => beacons.filter(({ call }) => call === 'click')).toHaveLength(1)
      expect(await overflowOf(page)).toBe(0)

      // Whoever sees nothing in the frame, because it is blocked, taps again.
      await card.click()
      await expect(page).toHaveURL(VIDEO)
    },
  )
}

test('a viewer without scripts is led to the video, and is counted', { tag: '@nightly' }, async ({ page, browser }) => {
  const { username } = await makeOwner(page, apiUrl())
  await page.request.put(at(`/api/linkhubAuth/me/videos/film-of-${username}`), {
    data: { url: VIDEO, title: 'A film' },
  })
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const viewer = await plain.newPage()
  const asked = await playOtherSites(viewer)

  await viewer.goto(at(`/hub/${username}`))
  await expect(viewer.locator('iframe:visible')).toHaveCount(0)
  expect(asked).toEqual([])
  // Where a redirect leads cannot be played by a test, so its answer is read.
  const redirect = viewer.waitForResponse(`**/go/film-of-${username}`)
  await viewer.getByRole('link', { name: /A film/ }).click()

  expect((await redirect).headers().location).toBe(VIDEO)
  await expect
    .poll(async () => (await page.request.get(at('/api/linkhubAuth/me/link-opens'))).json())
    .toMatchObject({ [`film-of-${username}`]: 1 })
  await plain.close()
})

test('a viewer at a desk plays by keyboard, and opens a new tab with the key for it', { tag: '@nightly' }, async ({
  page: owner,
  browser,
}) => {
  const { username } = await makeOwner(owner, apiUrl())
  await owner.request.put(at(`/api/linkhubAuth/me/videos/film-of-${username}`), {
    data: { url: VIDEO, title: 'A film' },
  })
  const desk = await browser.newContext({ viewport: { width: 1366, height: 650 }, isMobile: false, hasTouch: false })
  const page = await desk.newPage()
  const asked = await playOtherSites(page)
  await page.goto(at(`/hub/${username}`))
  const card = page.getByRole('link', { name: /A film/ })

  // The tab itself would lead to another site, so only whether the press is left to the browser is read.
  const isLeft = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          (event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          },
          { once: true },
        )
      }),
  )
  await card.click({ modifiers: ['ControlOrMeta'] })
  expect(await isLeft).toBe(true)
  expect(asked).toEqual([])
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('.hub-videos iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Tab')

  await expect(page.frameLocator('.hub-videos iframe').getByRole('button', { name: 'Pause' })).toBeFocused()
  expect(asked).toEqual([PLAYER])
  await desk.close()
})
