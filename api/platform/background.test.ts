import { expect, test } from 'vitest'
import { startRounds } from './background.ts'
import { createLog } from './log.ts'

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
