import { expect, test } from 'vitest'
import { readCsvCell, writeCsvCell } from './csv-cell.ts'

const cells = [
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+880', "'+880"],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['\tplain', '"\'\tplain"'],
  ["Jeddah;=cmd|'/C calc'!A0", "\"Jeddah;'=cmd|'/C calc'!A0\""],
  ['Jeddah;  =1', '"Jeddah;\'  =1"'],
  ['Jeddah;"=1', '"Jeddah;\'""=1"'],
  ['Jeddah\t@SUM(A1)', '"Jeddah\t\'@SUM(A1)"'],
  ['Jeddah\r\n-1', '"Jeddah\r\n\'-1"'],
  ['+8801712345678; +8801812345678', '"\'+8801712345678;\' +8801812345678"'],
  ["'=1", "''=1"],
  [";'=1", '";\'\'=1"'],
  ['a = b - c', 'a = b - c'],
  ['নকশি', 'নকশি'],
] as const

test.each(cells)('%j is written as %j', (text, written) => {
  expect(writeCsvCell(text)).toBe(written)
})

test.each(cells)('%j is read as it was', (text, written) => {
  const unquoted = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
  expect(readCsvCell(unquoted)).toBe(text)
})
