import { Success } from '@nokshi/contract/auth.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { crmApi } from './crm-api.ts'
import { isSessionOver } from './session-over.ts'

afterEach(() => vi.unstubAllGlobals())

/** The API gives these answers, one after another. */
function answerWith(...answers: [status: number, body: object][]) {
  const replies = answers.map(([status, body]) => Response.json(body, { status }))
  vi.stubGlobal('fetch', async () => replies.shift())
  vi.stubGlobal('document', { querySelector: () => null })
}

test('a wrong code of the authenticator app is said, and asks nobody to log in', async () => {
  answerWith([401, { code: 'wrong-login-code' }])

  const call = crmApi('POST /api/crm/changes/undo', Success, { body: { ids: ['one'] } })

  await expect(call).rejects.toMatchObject({ code: 'wrong-login-code' })
  expect(isSessionOver()).toBe(false)
})

test('a call that was under way while another one renewed the session asks nobody to log in', async () => {
  answerWith([401, { code: 'no-session' }], [200, { success: true }])

  const call = crmApi('POST /api/crm/changes/undo', Success, { body: { ids: ['one'] } })

  await expect(call).resolves.toEqual({ success: true })
  expect(isSessionOver()).toBe(false)
})
