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

  const results = await Promise.allSettled([
    limit(() => Promise.reject(new Error('no'))),
    limit(async () => 'yes'),
  ])

  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled'])
})

test('somebody who sends much has one turn at a time, and others go in between', async () => {
  const limit = createLimiter({ concurrency: 2, queueMax: 20, busyCode: 'decoder-busy' })
  const begun: string[] = []
  const gates = new Map<string, ReturnType<typeof gate>>()
  function send(who: string, name: string) {
    const { promise, open } = gate()
    gates.set(name, { promise, open })
    return limit(async () => {
      begun.push(name)
      await promise
    }, who)
  }

  const works = [
    send('eve', 'eve 1'),
    send('eve', 'eve 2'),
    send('eve', 'eve 3'),
    send('ada', 'ada 1'),
    send('ben', 'ben 1'),
  ]
  expect(begun).toEqual(['eve 1', 'ada 1'])

  gates.get('eve 1')?.open()
  await works[0]
  gates.get('eve 2')?.open()
  await works[1]
  expect(begun).toEqual(['eve 1', 'ada 1', 'eve 2', 'ben 1'])

  for (const { open } of gates.values()) open()
  await Promise.all(works)
  expect(begun.at(-1)).toBe('eve 3')
})

test('somebody who sends too much is sent away, and nobody else is', async () => {
  const limit = createLimiter({ concurrency: 1, queueMax: 100, busyCode: 'decoder-busy' })
  const { promise, open } = gate()

  const sent = Promise.allSettled(Array.from({ length: 12 }, () => limit(() => promise, 'eve')))
  const other = limit(async () => 'done', 'ada')
  open()

  const refused = (await sent).filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(await other).toBe('done')
})
