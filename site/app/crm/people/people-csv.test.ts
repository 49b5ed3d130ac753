import { expect, test } from 'vitest'
import { toCsv } from './people-csv.ts'

test('a cell that begins like a formula is text, and a number stays readable', () => {
  expect(toCsv([['=1+1', '+8801712345678', '-2', '@home', 'plain']])).toBe(
    "'=1+1,'+8801712345678,'-2,'@home,plain",
  )
})

test('commas, quotes and lines stay within their cell', () => {
  expect(
    toCsv([
      ['Ada, Ltd', 'says "hi"', 'two\nlines'],
      ['a', '', 'b'],
    ]),
  ).toBe('"Ada, Ltd","says ""hi""","two\nlines"\r\na,,b')
})
