import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../platform/log.ts'
import { startRounds } from './background.ts'

test('a round for what may have been missed is made as soon as the process is up', async () => {
  const made: string[] = []
  const round = (name: string, more: object = {}) => ({
    name,
    everySeconds: 3600,
    run: async () => void made.push(name),
    ...more,
  })

  const rounds = startRounds({ log: createLog('silent') }, [
    round('hourly'),
    round('missed', { isDueAtStart: true }),
  ])
  await rounds.stop()

  expect(made).toEqual(['missed'])
})

test('a round that takes longer than its turn is not begun a second time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slow = Promise.withResolvers<void>()
  const run = vi.fn(() => slow.promise)
  const rounds = startRounds({ log: createLog('silent') }, [{ name: 'slow', everySeconds: 1, run }])

  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledOnce()

  slow.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  await rounds.stop()
})
