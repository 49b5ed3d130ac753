import { expect, type Page } from '@playwright/test'
import { layOutWhole, nextFrames } from './browser.ts'
import { listLayoutErrors } from './layout-errors.ts'

/** From the smallest phone to a large screen: both sides of each breakpoint, and the commonest sizes. */
const WIDTHS = [320, 360, 412, 540, 700, 768, 840, 1024, 1280, 1366, 1920, 2560]

/** Lists layout errors of the page with the widths at which they occur. */
async function findErrorsAtAllWidths(page: Page) {
  await layOutWhole(page)
  await page.evaluate(() => document.fonts.ready)
  const widthsOf = new Map<string, number[]>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    // Some things measure themselves after the window has become another.
    await nextFrames(page)
    for (const error of await page.evaluate(listLayoutErrors))
      widthsOf.set(error, [...(widthsOf.get(error) ?? []), width])
  }
  const { pathname, search } = new URL(page.url())
  return [...widthsOf].map(([error, widths]) => `${pathname}${search} at ${widths.join(', ')} px: ${error}`)
}

export async function expectFitForAllWidths(page: Page) {
  expect.soft(await findErrorsAtAllWidths(page)).toEqual([])
}
