import { describe, expect, test } from 'vitest'
import { api, get, makePage, read } from '../testing/hub-site.ts'
import { aProfile } from '../testing/stand-in-api.ts'

describe('a page in memory', () => {
  test('follows an edit made in another process', async () => {
    const { username, path } = makePage()
    await read(path)

    api.put(aProfile({ username, bio: 'I knit now.' }))

    await expect.poll(() => read(path), { interval: 100 }).toContain('I knit now.')
  })

  test('is shown within two seconds while the API is silent', async () => {
    const { path } = makePage()
    await read(path)
    api.state.isSilent = true
    const { calls } = api.state
    const askAgain = async () => {
      const startedAt = performance.now()
      const { status } = await get(path)
      return { status, isQuick: performance.now() - startedAt < 2_000, hasAsked: api.state.calls > calls }
    }

    await expect.poll(askAgain).toEqual({ status: 200, isQuick: true, hasAsked: true })
  })

  test('is shown for as long as the API is away, and goes when the profile does', async () => {
    const { username, path } = makePage()
    await read(path)

    api.state.status = 500
    const before = api.state.calls
    await expect.poll(async () => [(await get(path)).status, api.state.calls > before]).toEqual([200, true])
    api.state.status = 200
    api.remove(username)

    await expect.poll(async () => (await get(path)).status).toBe(404)
  })
})
