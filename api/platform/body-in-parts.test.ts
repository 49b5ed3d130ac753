import { expect, test } from 'vitest'
import { bodyInParts } from './body-in-parts.ts'
import { createLog } from './log.ts'

test('a body that is cut short is logged, and the error is not sent to the client', async () => {
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  async function* write() {
    yield 'first'
    throw new Error('nobody@example.com is not in the table')
  }

  const reading = new Response(bodyInParts({ log }, write())).text()

  await expect(reading).rejects.toThrow('The answer was cut short.')
  expect(logged.join()).toContain('answer cut short')
  expect(logged.join()).not.toContain('nobody@example.com')
})
