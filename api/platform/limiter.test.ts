import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { Refusal } from './refusal.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

test('so many work at once, the next ones wait in order, and one too many is sent away', async () => {
  const limit = createLimiter({ concurrency: 2, queueMax: 2, busyCode: 'decoder-busy' })
  const gates = [gate(), gate(), gate(), gate()]
  const begun: number[] = []

  const works = gates.map(({ promise }, index) =>
    limit(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await expect(limit(async () => 'too many')).rejects.toThrow(Refusal)
  expect(begun).toEqual([0, 1])

  for (const { open } of gates) open()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
  expect(begun).toEqual([0, 1, 2, 3])
})

test('work that fails gives its place to the next', async () => {
  const limit = createLimiter({ concurrency: 1, queueMax: 5, busyCode: 'decoder-busy' })

  const results = await Promise.allSettled([limit(() => Promise.reject(new Error('no'))), limit(async () => 'yes')])

  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
})
