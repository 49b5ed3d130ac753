import { expect, test } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

test('what arrives at the same time is committed together, in its order', async () => {
  const batches: number[][] = []
  const commit = createGroupCommit(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item * 10)
  })

  const results = await Promise.all([1, 2, 3].map(commit))

  expect(results).toEqual([10, 20, 30])
  expect(batches).toEqual([[1, 2, 3]])
})

test('what arrives during a commit makes the next batch', async () => {
  const batches: string[][] = []
  let late: Promise<string> | undefined
  const commit = createGroupCommit(async (items: string[]) => {
    batches.push(items)
    late ??= commit('late')
    return items
  })

  await commit('early')
  await late

  expect(batches).toEqual([['early'], ['late']])
})

test('a batch has a bound', async () => {
  const sizes: number[] = []
  const commit = createGroupCommit(async (items: number[]) => {
    sizes.push(items.length)
    return items
  })

  await Promise.all(Array.from({ length: 1_100 }, (_, index) => commit(index)))

  expect(sizes).toEqual([500, 500, 100])
})

test('one that cannot be committed does not spoil the others', async () => {
  const commit = createGroupCommit(async (items: string[]) => {
    if (items.includes('bad')) throw new Error('This batch holds a bad item.')
    return items
  })

  const results = await Promise.allSettled(['good', 'bad', 'better'].map(commit))

  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
