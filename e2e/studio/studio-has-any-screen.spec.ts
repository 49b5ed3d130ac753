import { expect, type Page } from '@playwright/test'
import { expectAccessible, observe } from '../browser.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'
import { DESKTOP, expectFitForAll, PHONE, type Theme, test } from './studio.ts'
import { walk, walks } from './studio-screens.ts'

for (const [part, screens] of Object.entries(walks)) {
  test(`${part}: every screen fits every width, everybody can use it, and it is quiet`, async ({ page }) => {
    const { messages } = observe(page)
    let turn = 0
    for await (const address of walk(page, screens)) {
      turn++
      // By turns, so that the frame around them is seen in each theme on each width.
      const themes: [Theme, Theme] = turn % 4 < 2 ? ['light', 'dark'] : ['dark', 'light']
      await test.step(address, async () => {
        await expectFitForAllWidths(page, turn)
        if (process.env.WHOLE) await expectFitForAll(page, themes)
        else await expectFitForMost(page, turn % 2 === 0, themes[0])
      })
    }
    expect(messages).toEqual([])
  })
}

/** In one theme and on one kind of screen: both of each take half a minute longer, which only the whole run has. */
async function expectFitForMost(page: Page, isWide: boolean, theme: Theme) {
  await page.setViewportSize((isWide ? DESKTOP : PHONE).viewport)
  await page.emulateMedia({ colorScheme: theme })
  await expectAccessible(page)
  await page.setViewportSize(DESKTOP.viewport)
}
