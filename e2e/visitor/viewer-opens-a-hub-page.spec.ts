import { expect, test } from '@playwright/test'
import { hubLabels } from '../../content/hub.ts'
import { languageCodes } from '../../contract/languages.ts'
import { expectAccessible, overflowOf } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'
import { everydayIn } from '../languages.ts'
import { makeHub } from './hub.ts'

const { at } = useInstallation()

test('a viewer gets the page with one request, then its pictures', async ({ page }) => {
  const { path } = await makeHub(at, page)
  const kinds: string[] = []
  page.on('request', (request) => kinds.push(request.resourceType()))

  await page.goto(path)

  expect(kinds.slice(0, 2)).toEqual(['document', 'image'])
  expect(kinds.filter((kind) => !['document', 'image', 'fetch'].includes(kind))).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Rahman' })).toBeVisible()
  await expect(page.getByText('I weave.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', 'https://github.com/octocat')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/8801712345678')
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
        userAgent: [
          'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)',
          'Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36',
          'Instagram 331.0.0.37.90 Android (34/14; 450dpi; 1080x2130; samsung; SM-A155F; a15; mt6789; bn_BD; 598323401)',
        ].join(' '),
      })
      const viewer = await app.newPage()
      const { path } = await makeHub(at, page, { name: names[code], bio: names[code] })
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

test('without pictures the page says whose picture is missing', { tag: '@nightly' }, async ({ page }) => {
  const { path } = await makeHub(at, page)
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
  const { path } = await makeHub(at, page, { name: 'W'.repeat(80), bio: 'supercalifragilistic'.repeat(25) })
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(path)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })

  expect(await overflowOf(page)).toBe(0)
})

test('somebody reports a page, with and without scripts', async ({ browser, page }) => {
  const { username, path } = await makeHub(at, page)
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
  await expect(plain.getByText('Thank you. We received your report.')).toBeVisible()
  await context.close()
})
