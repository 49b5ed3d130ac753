import { services } from '@nokshi/content/services.ts'
import { expect, test } from 'vitest'
import { readLogos } from './brand/logo.ts'
import { makeCovers } from './covers.ts'
import { stitches } from './drawing/stitches.ts'
import { makeFigures } from './figures.ts'
import { sizeOf } from './made-file.ts'
import { makeMotifs } from './motifs/motif-files.ts'
import { makePortraits } from './portraits/portraits.ts'
import { listTeamCards } from './portraits/team-cards.ts'
import { sitters } from './portraits/team-portraits.ts'
import { makeStitchTiles } from './stitch-tiles.ts'
import { subjects } from './subjects.ts'
import { makeSwatches } from './swatches.ts'
import { write } from './type/lettering.ts'
import { loadTypefaces } from './type/typefaces.ts'

const typefaces = await loadTypefaces()

// make.ts weighs all of it and writes nothing that is too heavy; here are those that pages show many times.
test('no small picture weighs more than its budget', async () => {
  const files = [
    ...makeMotifs(typefaces, await readLogos()),
    ...makePortraits(),
    ...makeFigures(),
    ...makeSwatches(),
    ...makeStitchTiles(),
  ]
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => sizeOf(file) > file.limit).map(({ path }) => path)).toEqual([])
})

test('the same drawing gives the same bytes', () => {
  expect(makePortraits()).toEqual(makePortraits())
  const name = () => write(typefaces, 'নকশি', { size: 96, weight: 'display', lang: 'bn' })
  expect(name()).toEqual(name())
})

test('everybody on the team has a portrait, and somebody new a figure without a face', () => {
  const paths = makePortraits().map(({ path }) => path)
  expect(subjects.portraits.filter((name) => !paths.includes(`portraits/${name}.svg`))).toEqual([])
  expect(listTeamCards(['somebody-new'])[0]).toEqual({ name: 'somebody-new', ground: 'fold', back: 'leaf' })
  expect(listTeamCards([]).map(({ name }) => name)).toEqual([...Object.keys(sitters), 'anybody'])
})

const teams = [
  { who: 'the team', names: subjects.portraits },
  { who: 'the team from its end', names: subjects.portraits.toReversed() },
  { who: 'nine new people', names: Array.from({ length: 9 }, (_, index) => `new-${index}`) },
]
const arrangements = teams.flatMap((team) => [1, 2, 3].map((columns) => ({ ...team, columns })))

test.each(arrangements)(
  'no two neighbours of $who share a ground in $columns columns',
  ({ names, columns }) => {
    const colours = listTeamCards(names)
      .slice(0, names.length)
      .map(({ ground }) => ground)
    const clashes = colours.filter(
      (ground, index) =>
        ground === colours[index - columns] || (index % columns !== 0 && ground === colours[index - 1]),
    )
    expect(clashes).toEqual([])
  },
)

test('every case study without a photograph has a cover, and no picture holds letters a browser would have to find a font for', () => {
  const covers = makeCovers(typefaces)
  expect(covers.map(({ path }) => path)).toEqual([
    ...subjects.words.en.cases.map(({ slug }) => `covers/${slug}.svg`),
    'covers/any-case.svg',
  ])
  expect(covers.filter(({ contents }) => contents.toString().includes('<text'))).toEqual([])
})

test('the numbers of the home page can be counted in their pictures', () => {
  const drawing = (name: string) =>
    makeFigures()
      .find(({ path }) => path === `figures/${name}-light.svg`)
      ?.contents.toString() ?? ''
  expect(drawing('fifty-stitches').match(/M\d+ \d+l22\.8 22\.8m/g)).toHaveLength(50)
  expect(drawing('three-boats').match(/<g transform/g)).toHaveLength(3)
  const [, on = 0, off = 0] = (
    /r="22"[^>]*dasharray="([\d.]+) ([\d.]+)"/.exec(drawing('wheel-of-hours')) ?? []
  ).map(Number)
  expect((2 * Math.PI * 22) / (on + off)).toBeCloseTo(24, 1)
})

test('the stitch that a service names has been drawn', () => {
  expect(services.flatMap(({ stitch }) => stitch ?? []).filter((stitch) => !(stitch in stitches))).toEqual([])
})

test('Arabic numbers keep their order inside a line that runs from the right', () => {
  const time = write(typefaces, '١١:٣٠', { size: 100, weight: 'text', lang: 'ar' })
  const line = write(typefaces, '١١:٣٠ صباحًا', { size: 100, weight: 'text', lang: 'ar' })
  expect(line.width).toBeGreaterThan(time.width)
  expect(countShapes(line.d)).toBeGreaterThan(countShapes(time.d))
  expect(shapesOf(line.d).slice(-countShapes(time.d))).toEqual(shapesOf(time.d))
})

/** Each outline without its place. */
function shapesOf(d: string) {
  return d
    .split('M')
    .slice(1)
    .map((outline) => outline.replace(/^[-\d.]+ ?[-\d.]+/, ''))
}

function countShapes(d: string) {
  return shapesOf(d).length
}
