import { expect, test } from 'vitest'
import { proposeUsername } from './propose-username.ts'

test.each([
  ['Nadia Cooks', 'nadia-cooks'],
  ['  Dr. Sara Haque  ', 'dr-sara-haque'],
  ['Zoë O’Brien & Çelik', 'zoe-obrien-celik'],
  ['আরিফ রহমান', 'arif-rahman'],
  ['নাদিয়া ইসলাম', 'nadia-islam'],
  ['মিতু সেন', 'mitu-sen'],
  ['তাহসিন কবির', 'tahsin-kabir'],
  ['রোকসানা বেগম', 'roksana-begam'],
  ['অনন্যা চৌধুরী', 'ananya-choudhuri'],
  ['বড় দোকান ২৪', 'bar-dokan-24'],
  ['ليلى القحطاني', 'layla-alqahtani'],
  ['خالد المنصوري', 'khalid-almansuri'],
  ['نوف الدوسري', 'nouf-aldosari'],
  ['محمد بن سلمان', 'mohammed-bin-salman'],
  ['سارة ٢', 'sara-2'],
  ['Arif আরিফ', 'arif-arif'],
  ['名前', ''],
  ['a'.repeat(40), 'a'.repeat(30)],
])('%s is proposed as %s', (name, username) => {
  expect(proposeUsername(name)).toBe(username)
})
