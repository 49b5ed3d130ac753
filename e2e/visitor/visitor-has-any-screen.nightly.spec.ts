import { test } from '@playwright/test'
import { useInstallation } from '../creator/creator.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'

const { at } = useInstallation()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages that no sitemap lists. */
const unlisted = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=old',
  '/verify-email?token=old',
  '/crm/login',
  '/nowhere',
  '/hub/nobody-at-all',
]

/** In parts, so that they can be walked at the same time. */
const PARTS = 4

for (let part = 0; part < PARTS; part++) {
  test(`every public page fits every width, part ${part + 1}`, async ({ page, request }) => {
    const sitemap = await (await request.get(at('/sitemap.xml'))).text()
    const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    for (const [place, path] of [...listed, ...unlisted].entries()) {
      if (place % PARTS !== part) continue
      await test.step(path, async () => {
        await page.goto(at(path))
        await expectFitForAllWidths(page)
      })
    }
  })
}
