import { expectFitForAllWidths } from './screen-widths.ts'
import { test } from './studio.ts'
import { walk, walks } from './studio-screens.ts'

for (const [part, screens] of Object.entries(walks)) {
  test(`${part}: every screen fits every width`, async ({ page }) => {
    for await (const address of walk(page, screens))
      await test.step(address, () => expectFitForAllWidths(page))
  })
}
