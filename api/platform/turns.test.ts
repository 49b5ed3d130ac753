import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { createTurns } from './turns.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

test('so many work at once, the next ones wait in order, and one too many is sent away', async () => {
  const inTurn = createTurns({ atOnce: 2, waitingMax: 2, busyCode: 'busy', busySentence: 'Try again.' })
  const gates = [gate(), gate(), gate(), gate()]
  const begun: number[] = []

  const works = gates.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await expect(inTurn(async () => 'too many')).rejects.toThrow(Refusal)
  expect(begun).toEqual([0, 1])

  for (const { open } of gates) open()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
  expect(begun).toEqual([0, 1, 2, 3])
})

test('work that fails gives its place to the next', async () => {
  const inTurn = createTurns({ atOnce: 1, waitingMax: 5, busyCode: 'busy', busySentence: 'Try again.' })

  const results = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error('no'))),
    inTurn(async () => 'yes'),
  ])

  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
})
