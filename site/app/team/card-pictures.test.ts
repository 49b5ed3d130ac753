import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { expect, test } from 'vitest'
import { cardsOf } from './card-pictures.ts'

const { team } = sampleContent.en

const [somebody] = team
if (!somebody) throw new Error('The samples have no team')
const teams = [
  { who: 'the team', members: team },
  { who: 'the team from its end', members: team.toReversed() },
  {
    who: 'forty new people',
    members: Array.from({ length: 40 }, (_, index) => ({ ...somebody, slug: `new-${index}` })),
  },
]

test.each(teams.flatMap((each) => [1, 2, 3].map((columns) => ({ ...each, columns }))))(
  'no two neighbours of $who share a ground in $columns columns',
  ({ members, columns }) => {
    const grounds = cardsOf(members).map(({ ground }) => ground)
    const clashes = grounds.filter(
      (ground, index) =>
        ground === grounds[index - columns] || (index % columns !== 0 && ground === grounds[index - 1]),
    )
    expect(clashes).toEqual([])
  },
)
