import { expect, test } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

test('nobody hears before the commit that holds their item', async () => {
  const disk = Promise.withResolvers<void>()
  const heard: string[] = []
  const add = createGroupCommit((items: string[]) => (items[0] === 'second' ? disk.promise : Promise.resolve()))

  await add('first').then(() => heard.push('first'))
  const second = add('second').then(() => heard.push('second'))
  const late = add('late').then(() => heard.push('late'))

  expect(heard).toEqual(['first'])
  disk.resolve()
  await Promise.all([second, late])
  expect(heard).toEqual(['first', 'second', 'late'])
})

test('a commit that fails is heard of by those it held, and by nobody else', async () => {
  const add = createGroupCommit(async (items: number[]) => {
    if (items.includes(100)) throw new Error('The disk is full.')
  })

  const results = await Promise.allSettled(Array.from({ length: 250 }, (_, index) => add(index)))

  const failed = results.flatMap((result, index) => (result.status === 'rejected' ? index : []))
  expect(failed).toEqual(Array.from({ length: 100 }, (_, index) => 100 + index))
})
