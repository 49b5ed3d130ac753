import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../platform/log.ts'
import { startPeriodicJobs } from './background.ts'

test('a job for what may have been missed is made as soon as the process is up', async () => {
  const made: string[] = []
  const job = (name: string, more: object = {}) => ({
    name,
    everySeconds: 3600,
    run: async () => void made.push(name),
    ...more,
  })

  const jobs = startPeriodicJobs({ log: createLog('silent') }, [job('hourly'), job('missed', { isDueAtStart: true })])
  await jobs.stop()

  expect(made).toEqual(['missed'])
})

test('a job that takes longer than its turn is not begun a second time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const slow = Promise.withResolvers<void>()
  const run = vi.fn(() => slow.promise)
  const jobs = startPeriodicJobs({ log: createLog('silent') }, [{ name: 'slow', everySeconds: 1, run }])

  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledOnce()

  slow.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  await jobs.stop()
})
