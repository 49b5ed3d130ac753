import { team } from '@nokshi/content/team.ts'
import { expect, test } from 'vitest'
import { backOf, dyeOf, portraitOf } from './card-pictures.ts'

test('a colleague whom nobody has drawn yet has a generic portrait, and a back whose words can be read', () => {
  expect(portraitOf('somebody-new')).toBeTruthy()
  expect(portraitOf('somebody-new')).toBe(portraitOf('anybody'))
  expect(backOf('somebody-new')).toBe(backOf('anybody'))
  expect(dyeOf('somebody-new')).toBe('flax')
})

test('everybody on the team has a portrait, a back and its dye', () => {
  for (const { slug } of team) {
    expect(portraitOf(slug)).toBeTruthy()
    expect(backOf(slug)).toBeTruthy()
    expect(dyeOf(slug)).toBeTruthy()
  }
})
