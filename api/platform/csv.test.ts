import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  ['plain', 'plain'],
  [7, '7'],
  [-7, '-7'],
  [null, ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+880', "'+880"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['Jeddah;=1', '"Jeddah;\'=1"'],
  ['Jeddah\n=1', '"Jeddah\n\'=1"'],
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ['নকশি', 'নকশি'],
])('a table holds %j as %j', (cell, written) => {
  expect(toCsv(['title'], [[cell]])).toBe(`\uFEFFtitle\r\n${written}\r\n`)
})
