import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

// platform/csv-cell.test.ts has the cells.
test('a table begins with a mark of UTF-8, and no cell of it is a formula', () => {
  const rows = [
    ['plain', 7, -7, null],
    ['a,b', 'নকশি', '=1+1', '=HYPERLINK("http://evil")'],
  ]

  expect(toCsv(['title'], rows)).toBe(
    `\uFEFFtitle\r\nplain,7,-7,\r\n"a,b",নকশি,'=1+1,"'=HYPERLINK(""http://evil"")"\r\n`,
  )
})
