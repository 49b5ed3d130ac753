import { expect, type Page } from '@playwright/test'
import { layOutWhole, nextFrames } from './browser.ts'
import { listLayoutFaults } from './layout-faults.ts'

/** From the smallest phone to a large desk: on both sides of where a layout changes, and the sizes most screens have. */
const WIDTHS = [320, 360, 412, 540, 700, 768, 840, 1024, 1280, 1366, 1920, 2560]

/**
 * What is wrong with the page as it is, at any width: one line per error, with the widths at which it was seen.
 */
export async function findFaultsAtAllWidths(page: Page) {
  await layOutWhole(page)
  await page.evaluate(() => document.fonts.ready)
  const widthsOf = new Map<string, number[]>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    // Some things measure themselves after the window has become another.
    await nextFrames(page)
    for (const error of await page.evaluate(listLayoutFaults))
      widthsOf.set(error, [...(widthsOf.get(error) ?? []), width])
  }
  const { pathname, search } = new URL(page.url())
  return [...widthsOf].map(([error, widths]) => `${pathname}${search} at ${widths.join(', ')} px: ${error}`)
}

export async function expectFitForAllWidths(page: Page) {
  expect.soft(await findFaultsAtAllWidths(page)).toEqual([])
}
