import { expect, test } from 'vitest'
import { createBrowser } from './testing/browser.ts'
import { makeOwner } from './testing/make-owner.ts'
import { runCommand } from './testing/run-command.ts'
import { testData, testProduct } from './testing/test-product.ts'

test('staff decide on reported pages beside the running server', async () => {
  const { env } = await testData()
  const product = await testProduct({
    part: 'api',
    env: { ...env, SITE_URL: 'http://localhost:1', API_URL: 'http://localhost:2' },
  })
  await makeOwner(product.url, 'ada-rahman')
  const report = { reason: 'scam', details: 'They asked for my PIN.' }
  await createBrowser(product.url).post('/api/linkhub/ada-rahman/reports', report)
  const status = async () => (await fetch(`${product.url}/api/linkhub/ada-rahman`)).status

  const list = await runCommand('moderate', env)
  const suspended = await runCommand('moderate', env, 'suspend', 'ada-rahman', 'It asks for PINs.')
  const statusAfter = await status()
  await runCommand('moderate', env, 'restore', 'ada-rahman')

  expect(list.stdout).toContain('| They asked for my PIN.')
  expect(suspended.stdout).toContain('@ada-rahman is off the web.')
  expect([statusAfter, await status()]).toEqual([410, 200])
})

test('a mistake is told in words, without a stack', async () => {
  const { env } = await testData()

  await expect(runCommand('moderate', env, 'ban', 'ada')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This command understands:\n.*dismiss <username>[^\n]*\n$/s),
  })
  await expect(runCommand('moderate', { DATA_DIR: '/nowhere' })).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no database /nowhere/nokshi.db. Set DATA_DIR as it is for the server.\n',
  })
})
