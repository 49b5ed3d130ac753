import type { EntryLine } from '@nokshi/contract/website/entries.ts'
import { expect, test } from 'vitest'
import { describeState } from './entry-list-state.ts'
import { listRefusals } from './publish-list-refusals.ts'

function anEntry(line: Partial<EntryLine> = {}): EntryLine {
  return {
    ...{ id: 'a', kind: 'team', slug: 'a', title: 'A', state: 'live', picture: null, missing: [], version: 1 },
    ...{ isHidden: false, isSample: false, publishAt: null, publishedAt: null, updatedAt: 0, changedBy: null },
    ...line,
  }
}

test('an entry says in words how it stands, what visitors see of it first', () => {
  const publishAt = new Date(2026, 4, 3, 10).getTime()

  expect(describeState(anEntry())).toEqual(['Published'])
  expect(
    describeState(anEntry({ state: 'changed', isHidden: true, isSample: true, publishAt, missing: ['bn', 'ar'] })),
  ).toEqual(['Changed', 'Hidden', 'Sample', 'Scheduled for 3 May 2026, 10:00', 'Not translated: Bangla, Arabic'])
})

test('a refused publication is explained at each entry: what it lacks, and who changed it meanwhile', () => {
  const sent = ['a', 'b', 'c'].map((id) => ({ entry: anEntry({ id }) }))
  const now = [
    { entry: anEntry({ id: 'a' }) },
    { entry: anEntry({ id: 'b', version: 2, changedBy: { id: 'x', name: 'Mitali' } }) },
    { entry: anEntry({ id: 'c' }) },
  ]

  expect(listRefusals({ 'a.name': 'A name is needed.', 'ab.name': 'Not of a.' }, sent, now)).toEqual(
    new Map([
      ['a', ['A name is needed.']],
      ['b', ['Mitali has changed it meanwhile. Look at it again.']],
    ]),
  )
})
