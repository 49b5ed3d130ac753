import { expect } from '@playwright/test'
import { observe } from './browser.ts'
import { expectFitForAllWidths } from './screen-widths.ts'
import { expectFitForAll, test } from './studio.ts'
import { walk, walks } from './studio-screens.ts'

for (const [part, screens] of Object.entries(walks)) {
  test(`${part}: every screen fits every width, everybody can use it in both themes, and it is quiet`, async ({
    page,
  }) => {
    const { messages } = observe(page)
    let isEven = false
    for await (const address of walk(page, screens)) {
      isEven = !isEven
      await test.step(address, async () => {
        await expectFitForAllWidths(page)
        // By turns, so that the frame around them is seen in each theme on each width.
        await expectFitForAll(page, isEven ? ['light', 'dark'] : ['dark', 'light'])
      })
    }
    expect(messages).toEqual([])
  })
}
