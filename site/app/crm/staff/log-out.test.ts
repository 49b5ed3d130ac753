import { expect, test } from 'vitest'
import { isSessionOver, logInAgain, resumeCalls, setLeaving } from '../records/session-over.ts'

test('a call that nobody is logged in for asks for a login, but not of somebody who is logging out', async () => {
  setLeaving(true)
  const call = logInAgain()
  const asked = [isSessionOver()]
  setLeaving(false)
  asked.push(isSessionOver())
  resumeCalls()
  await call

  expect([...asked, isSessionOver()]).toEqual([false, true, false])
})
