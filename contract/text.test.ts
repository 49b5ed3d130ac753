import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasonOf } from './sentences/issue-reason.ts'
import { sentenceOf } from './sentences/sentences.ts'
import { countCharacters, line, optional, paragraphs, tidyLine, tidyParagraphs } from './text.ts'

describe('tidying', () => {
  test.each([
    ['spaces around it', '  Ada \t', 'Ada'],
    ['line breaks of every kind', 'Ada\r\nRahman\u2028and\u0085others', 'Ada Rahman and others'],
    ['control characters', 'A\u0000d\u001ba\u007f', 'Ada'],
    ['half of an emoji', 'Ada\ud83d', 'Ada'],
    ['a letter and its accent, parted by a control', 'Jose\u0000\u0301', 'José'],
    ['turns of direction', '\u202eada\u202c \u2067Rahman\u2069 \u202aand\u2068 others', 'ada Rahman and others'],
    ['a mark of direction within it', 'زيان\u200f (2)', 'زيان\u200f (2)'],
    ['a mark of direction alone', '\u200f', ''],
    ['a letter that shows nothing', '\u3164 \u3164', ''],
    ['joiners within Bangla', 'র\u200d্যাব', 'র\u200d্যাব'],
    ['a family', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['a heap of accents', `a${'\u0300\u0316'.repeat(14_000)}`, `\u00e0${'\u0316'.repeat(15)}${'\u0300'.repeat(14)}`],
  ])('a line with %s', (_what, typed, tidied) => {
    expect(tidyLine(typed)).toBe(tidied)
  })

  test('keeps the paragraphs of a text', () => {
    expect(tidyParagraphs(' One\r\n\r\n\tTwo\u0000\rThree\u2029\u202eFour ')).toBe('One\n\n\tTwo\nThree\nFour')
  })

  test.each([
    ['a line', tidyLine],
    ['paragraphs', tidyParagraphs],
  ])('%s twice changes nothing more, and leaves nothing a database refuses', (_what, tidy) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const tidied = tidy(typed)
        expect(tidy(tidied)).toBe(tidied)
        expect(tidied).toBe(tidied.normalize('NFC'))
        expect(tidied.isWellFormed()).toBe(true)
        expect(tidied).not.toContain('\u0000')
      }),
    )
  })
})

test('characters are counted as people count them, not as UTF-16 does', () => {
  expect(countCharacters('😀é')).toBe(2)
})

describe('a text of two to four characters', () => {
  const Name = line({ label: 'Name', required: 'enter-name', min: 2, max: 4 })

  test.each(['ab', 'abcd', '😀😀😀😀', '  abcd  '])('may be %j', (typed) => {
    expect(Name.safeParse(typed).success).toBe(true)
  })

  test.each([
    ['a', 'Enter a name.'],
    [' a\u0000 ', 'Enter a name.'],
    [undefined, 'Enter a name.'],
    [12, 'Enter a name.'],
    ['abcde', 'Name can have at most 4 characters.'],
  ])('may not be %j', (typed, sentence) => {
    const issues = Name.safeParse(typed).error?.issues ?? []
    expect(issues.slice(0, 1).map((issue) => sentenceOf(reasonOf(issue)))).toEqual([sentence])
  })
})

test.each([undefined, null, '', ' \n', '\u0000', '\u200b'])('an optional field that is %j was not given', (typed) => {
  const Comment = optional(paragraphs({ label: 'Comment', required: 'enter-comment' }))
  expect(Comment.parse(typed)).toBeUndefined()
})
