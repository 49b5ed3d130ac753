import { expect } from '@playwright/test'
import { observe } from '../browser.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'
import { expectFitForAll, type Theme, test } from './studio.ts'
import { walk, walks } from './studio-screens.ts'

for (const [part, screens] of Object.entries(walks)) {
  test(`${part}: every screen fits every width, everybody can use it, and it is quiet`, async ({ page }) => {
    const { messages } = observe(page)
    let turn = 0
    for await (const address of walk(page, screens)) {
      turn++
      // By turns, so that the navigation is seen in each theme on each width.
      const themes: [Theme, Theme] = turn % 4 < 2 ? ['light', 'dark'] : ['dark', 'light']
      await test.step(address, async () => {
        await expectFitForAllWidths(page)
        await expectFitForAll(page, themes)
      })
    }
    expect(messages).toEqual([])
  })
}
