import { expect, test } from 'vitest'
import { readCsvCell, writeCsvCell, writeCsvPhone } from './csv.ts'

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
  ['+880 1712 345678', '+880 1712 345678'],
  ['+880 1712 345678; +971 50 1234567', '"+880 1712 345678; +971 50 1234567"'],
  ['+880 1712 345678*2', "'+880 1712 345678*2"],
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

test.each([
  ['+8801712345678', '+880 1712 345678'],
  ['+971501234567', '+971 50 1234567'],
  ['+12125550123', '+1 212 5550123'],
  ['+442071234567', '+44 20 71234567'],
  ['01712', '01712'],
])('the number %s is exported as %s', (number, written) => {
  expect(writeCsvPhone(number)).toBe(written)
  expect(writeCsvCell(written)).toBe(written)
})
