import { expect, test } from '@playwright/test'
import { linkhubPages } from '../../content/page-labels.ts'
import { sampleContent } from '../../content/samples/sample-content.ts'
import { expectAccessible, observe, overflowOf } from '../browser.ts'
import { useInstallation } from '../creator/creator.ts'

const { pages: studioPages, caseStudies } = sampleContent.en

const [study] = caseStudies
if (!study) throw new Error('There is no case study to open')

const texts = { ...studioPages, ...linkhubPages }
const listed = [
  ...(['/', '/about', '/services', '/portfolio', '/products', '/testimonials', '/contact'] as const),
  ...(['/support', '/privacy', '/terms', '/start-project', '/login', '/register', '/forgot-password'] as const),
]
const pages = [
  ...listed.map((path) => ({ path, heading: texts[path].heading })),
  { path: `/portfolio/${study.slug}`, heading: study.title },
]

test.describe.configure({ mode: 'default' })
const { at } = useInstallation()

for (const { path, heading } of pages) {
  test(`${path} is accessible in both themes, fits 320 pixels at any size of text, and is quiet`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const { messages, hosts } = observe(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at(path))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowOf(page)).toBe(0)
    expect(messages).toEqual([])
    expect([...hosts]).toEqual([new URL(at('/')).host])
  })
}

test('the navigation marks where one is, opens as a sheet on a phone, and moves the focus along', async ({ page }) => {
  await page.addInitScript(() => document.addEventListener('app-started', () => performance.mark('app-started')))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/'))

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  // Before, the browser would load the next page, and begin at its start by itself.
  await page.waitForFunction(() => performance.getEntriesByName('app-started').length > 0)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Testimonials' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['/testimonials'].heading)
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('link', { name: 'Testimonials' }).first()).toHaveAttribute('aria-current', 'page')
})

test('the first thing the keyboard reaches leads past the navigation', async ({ page }) => {
  await page.goto(at('/about'))

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.locator('main')).toBeFocused()
})
