import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftLink } from './edit-draft.ts'
import { areLinksContested, mergeLinks } from './edit-links.ts'

/** Links by their letters: «A» stands as it was, «A2» was reworded. */
function links(text: string): DraftLink[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      id: `link-000${word.slice(0, 1)}`,
      title: word,
      url: `https://${word.toLowerCase()}.example.com/`,
    }))
}

function titles(merged: DraftLink[]) {
  return merged.map(({ title }) => title).join(' ')
}

describe('two windows that changed', () => {
  test.each([
    ['nothing here', 'A B C', 'A B C', 'B2 C A D', 'B2 C A D'],
    ['nothing there', 'A B C', 'B2 C A D', 'A B C', 'B2 C A D'],
    ['different links', 'A B C', 'A2 B C', 'A B C2', 'A2 B C2'],
    ['one link, and added another', 'A B', 'A2 B', 'A B C', 'A2 B C'],
    ['nothing but added one each', 'A B', 'A B M', 'A B T', 'A B T M'],
    ['one link, and removed another', 'A B', 'A2 B', 'A', 'A2'],
    ['one link, and moved it there', 'A B C', 'A2 B C', 'B C A', 'B C A2'],
    ['the order, and reworded one there', 'A B C', 'C A B', 'A2 B C', 'C A2 B'],
    ['the order, and added one there', 'A B C', 'C B A', 'A B T C', 'C B T A'],
    ['the order, and removed one there', 'A B C', 'C B A', 'A C', 'C A'],
    ['one thing in the same way', 'A B', 'A2 B', 'A2 B', 'A2 B'],
    ['the order in the same way', 'A B', 'B A', 'B A', 'B A'],
    ['nothing but removed the same one', 'A B', 'B', 'B', 'B'],
    ['everything: all gone here, one added there', 'A B', '', 'A B T', 'T'],
  ])('%s get along', (_what, base, mine, theirs, merged) => {
    const versions = { base: links(base), mine: links(mine), theirs: links(theirs) }

    expect(areLinksContested(versions)).toBe(false)
    expect(titles(mergeLinks(versions))).toBe(merged)
  })

  test.each([
    ['one link to different words', 'A B', 'A2 B', 'A3 B', 'A2 B'],
    ['the order to different orders', 'A B C', 'B A C', 'A C B', 'B A C'],
    ['one link that was removed there', 'A B', 'A2 B', 'B', 'A2 B'],
    ['one link there that was removed here', 'A B', 'B', 'A2 B', 'B'],
  ])('%s are told, and what is here stands when its owner says so', (_what, base, mine, theirs, merged) => {
    const versions = { base: links(base), mine: links(mine), theirs: links(theirs) }

    expect(areLinksContested(versions)).toBe(true)
    expect(titles(mergeLinks(versions))).toBe(merged)
  })

  test('a link is the same when only spaces around its words differ', () => {
    const [link = { id: '', title: '', url: '' }] = links('A')
    const typing = [{ ...link, title: 'A ', url: 'a.example.com' }]

    expect(areLinksContested({ base: [link], mine: typing, theirs: links('A2') })).toBe(false)
    expect(titles(mergeLinks({ base: [link], mine: typing, theirs: links('A2') }))).toBe('A2')
  })
})

const someLinks = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 5 })
  .chain((letters) =>
    fc.tuple(...letters.map((letter) => fc.constantFrom(letter, `${letter}2`, `${letter}3`))),
  )
  .map((words) => links(words.join(' ')))

function idsOf(list: DraftLink[]) {
  return list.map(({ id }) => id)
}

test('whatever two windows did, no link is doubled, none comes from nowhere, and none that was added is lost', () => {
  fc.assert(
    fc.property(someLinks, someLinks, someLinks, (base, mine, theirs) => {
      const merged = mergeLinks({ base, mine, theirs })
      const known = idsOf(base)

      expect(new Set(idsOf(merged)).size).toBe(merged.length)
      for (const link of merged) expect([...mine, ...theirs]).toContainEqual(link)
      for (const id of [...idsOf(mine), ...idsOf(theirs)])
        if (!known.includes(id)) expect(idsOf(merged)).toContain(id)
      expect(titles(mergeLinks({ base, mine, theirs: base }))).toBe(titles(mine))
      expect(titles(mergeLinks({ base, mine: base, theirs }))).toBe(titles(theirs))
    }),
  )
})

test('where nothing is contested it does not matter which window is asked', () => {
  fc.assert(
    fc.property(someLinks, someLinks, someLinks, (base, mine, theirs) => {
      fc.pre(!areLinksContested({ base, mine, theirs }))
      const here = mergeLinks({ base, mine, theirs })
      const there = mergeLinks({ base, mine: theirs, theirs: mine })

      expect(here.map(({ title }) => title).sort()).toEqual(there.map(({ title }) => title).sort())
    }),
  )
})
